import { randomBytes } from 'node:crypto';
import {
  type BillingDay,
  DAY_MS,
  isPayable,
  type InvoiceTrigger,
  type LedgerMove,
  listPartMoves,
  listPaymentMoves,
  listRefundMoves,
  listUndoMoves,
  moveInvoice,
  payableUntil,
  readUnclear,
} from '@rastro/sdk/domain';
import type { TakeTurns } from '../../db/take-turns';
import { ApiError, wordsOf } from '../../request/api-error';
import { refuseField, refusePhrases } from '../../request/refuse-field';
import { amountOf } from './amount-of';
import { applyPayment } from './apply-payment';
import type { InvoiceChange, InvoiceStore } from './invoice-store';
import { createInvoiceTurns, type InvoiceTurns } from './invoice-turns';
import {
  type BillingProvider,
  GoneError,
  newMark,
  type ProviderCharge,
  ProviderError,
} from './provider';
import type { ProviderOf } from './providers';
import {
  createReadInvoice,
  isOpenThere,
  isSent,
  isSettledHere,
  type Looked,
  NOWHERE,
  type ReadInvoice,
} from './read-invoice';
import type { NewEntry, StoredEntry, StoredInvoice } from './stored-invoice';

/** Author and reason of an action on an invoice. */
export interface By {
  userId: number;
  userName: string;
  note: string;
}

interface DeskOptions {
  store: InvoiceStore;
  providerOf: ProviderOf;
  /** The day of the bills. */
  today: () => BillingDay;
  takeTurns: TakeTurns;
  clock: () => number;
  /** Max time that a person waits for another action on the same invoice, in ms. */
  patienceMs?: number;
  /** An account may be owed less now, or more. */
  onChanged: (userId: number) => Promise<void>;
}

/** Payment made at a desk. */
export interface CashPaid {
  day: BillingDay;
  /** 0 is all that is to be paid that day. */
  cents: number;
  /** Treatment of the rest of a part payment: it stays to be paid, or is waived. */
  rest: 'open' | 'waived';
}

/** Action on an invoice, here and at its provider. */
interface Act {
  trigger: InvoiceTrigger | ((invoice: StoredInvoice) => InvoiceTrigger);
  dueOn?: BillingDay;
  /** Allows the action here alone, where the provider does not know the invoice. */
  isDoneAstray?: boolean;
  /** Refuses what cannot be done to it. */
  check?(invoice: StoredInvoice): void;
  atProvider(provider: BillingProvider, providerId: string, invoice: StoredInvoice): Promise<void>;
  decide(invoice: StoredInvoice, written: readonly StoredEntry[]): Decided;
}

const newRefundMark = (): string => `#${randomBytes(5).toString('hex')}`;
/** Age from which an earlier request no longer makes this one a second try, in ms. */
const REFUND_AGAIN_MS = DAY_MS;
const NOTE_MAX = 480;

type Decided = { change: InvoiceChange; moves: readonly LedgerMove[] };

/**
 * Actions of people on invoices: by the table of allowed transitions, each written in the ledger.
 */
export class BillingDesk {
  readonly #turns: InvoiceTurns;
  readonly #look: ReadInvoice;

  constructor(private readonly options: DeskOptions) {
    this.#turns = createInvoiceTurns(options);
    this.#look = createReadInvoice(options);
  }

  /** Returns the amount to be paid on a day. */
  amountOn(invoice: StoredInvoice, day: BillingDay) {
    return amountOf(invoice, day);
  }

  /** `again` has its period invoiced once more. */
  cancel(id: number, by: By, again = false): Promise<void> {
    return this.#act(id, by, {
      trigger: 'cancel',
      isDoneAstray: true,
      atProvider: (provider, providerId) => provider.cancel(providerId),
      decide: ({ open }) => ({
        change: again ? { isReplaced: true } : {},
        moves: [{ kind: 'canceled', cents: -open }],
      }),
    });
  }

  receiveInCash(id: number, paid: CashPaid, by: By): Promise<void> {
    const { providerOf } = this.options;
    const { day } = paid;
    const totalOf = (invoice: StoredInvoice) => this.amountOn(invoice, day).total;
    const centsOf = (invoice: StoredInvoice) => paid.cents || totalOf(invoice);
    const isPart = (invoice: StoredInvoice) =>
      paid.rest === 'open' && centsOf(invoice) < totalOf(invoice);
    return this.#act(id, by, {
      // What is paid a part of stays what it is.
      trigger: (invoice) => (isPart(invoice) ? 'change' : 'receiveInCash'),
      isDoneAstray: true,
      check(invoice) {
        if (!isPart(invoice)) return;
        if (isSent(invoice, providerOf(invoice.sellerId)) && !invoice.isAstray) {
          throw refuseField('rest', 'refusal.billing.rest');
        }
      },
      atProvider: (provider, providerId, invoice) =>
        provider.receiveInCash(providerId, { cents: centsOf(invoice), day }),
      decide: (invoice) =>
        isPart(invoice)
          ? {
              change: {},
              moves: listPartMoves(this.amountOn(invoice, day), {
                kind: 'cash',
                cents: centsOf(invoice),
              }),
            }
          : {
              change: { paidOn: day },
              moves: listPaymentMoves(invoice.open, this.amountOn(invoice, day), {
                kind: 'cash',
                cents: centsOf(invoice),
                isRestWaived: true,
              }),
            },
    });
  }

  undoCash(id: number, by: By): Promise<void> {
    return this.#act(id, by, {
      trigger: ({ status, paid }) => (isPayable(status) && paid > 0 ? 'change' : 'undoCash'),
      isDoneAstray: true,
      atProvider: (provider, providerId) => provider.undoCash(providerId),
      decide: ({ value }, written) => ({
        change: { paidOn: null },
        moves: listUndoMoves(value, written),
      }),
    });
  }

  /** Gives back a part of what was paid, or all of it: 0 is all. */
  refund(id: number, cents: number, by: By): Promise<void> {
    const { store, clock } = this.options;
    const partOf = ({ paid }: StoredInvoice) => {
      const asked = cents || paid;
      if (asked <= paid) return asked;
      throw refuseField('value', 'refusal.billing.refund');
    };
    return this.#act(
      id,
      by,
      {
        trigger: (invoice) => (partOf(invoice) < invoice.paid ? 'refundPart' : 'refund'),
        async atProvider(provider, providerId, invoice) {
          const part = partOf(invoice);
          const before = invoice.refunding;
          const mark = before?.cents === part ? before.mark : newRefundMark();
          const askedAt = new Date(clock()).toISOString();
          const keep = (refunding: StoredInvoice['refunding']) =>
            store.change(id, () => ({ change: { refunding }, entries: [] }));
          // Written first: whoever is asked again finds out whether it was done.
          await keep({ mark, cents: part, askedAt });
          try {
            await provider.refund(providerId, part, `${by.note.slice(0, NOTE_MAX)} ${mark}`.trim());
          } catch (error) {
            const code = error instanceof ProviderError ? error.found?.code : undefined;
            if (error instanceof GoneError || code === 'said' || code === 'busy') await keep(null);
            throw error;
          }
        },
        decide: (invoice) => ({
          change: { refunding: null },
          moves: listRefundMoves(partOf(invoice)),
        }),
      },
      (invoice, provider) => this.#finishRefund(invoice, provider, partOf, by),
    );
  }

  changeDueDay(id: number, dueOn: BillingDay, by: By): Promise<void> {
    return this.#act(id, by, {
      trigger: 'change',
      dueOn,
      isDoneAstray: true,
      atProvider: (provider, providerId) => provider.changeDueDay(providerId, dueOn),
      decide: (invoice) => ({
        // Pix code and boleto are of the day: those of before are shown no more.
        change: { dueOn, firstDueOn: invoice.firstDueOn ?? invoice.dueOn, payWith: {} },
        moves: [{ kind: 'status', cents: 0 }],
      }),
    });
  }

  /** Has an invoice that is only here, or unknown to its provider, wait for the provider that its seller has now. */
  async turnToProvider(id: number, by: By): Promise<void> {
    const { store, providerOf, today } = this.options;
    await this.#turns.takeSoon(id, async (asked) => {
      const isThere = await this.#isThere(asked);
      await store.change(id, (invoice) => {
        const { sellerId, status, currency } = invoice;
        const { name: provider, takes } = providerOf(sellerId);
        if (!isPayable(status) || isThere) throw refuse('INVOICE_STATUS');
        if (!takes(currency)) throw refuse('PAYMENTS_OFF');
        const entry = { kind: 'status', cents: 0, day: today(), status, ...by } as const;
        // Whoever asks has looked at what is there under its name: it is somebody else's.
        const renamed = readUnclear(invoice.problem) === null ? {} : { mark: newMark() };
        return { change: { provider, problem: '', ...NOWHERE, ...renamed }, entries: [entry] };
      });
    });
  }

  /** Brings an invoice to what its provider says of it now; undefined where it is at none. */
  refresh({ id }: Pick<StoredInvoice, 'id'>, note: string): Promise<Looked | undefined> {
    return this.#turns.take(id, (invoice) => this.#look(invoice, note));
  }

  /**
   * Takes a charge back that its provider has of an invoice which was paid or cancelled here before anybody heard of
   * the charge. Answers whether it is open no more; what was paid by it is for somebody to look at.
   */
  async takeBack(id: number, charge: ProviderCharge): Promise<boolean> {
    if (!isOpenThere(charge)) return false;
    return this.#turns.take(id, async (invoice) => {
      const { mark, providerId } = invoice;
      const isOurs = providerId === null && mark !== null && mark === charge.of?.mark;
      if (!isOurs || !isSettledHere(invoice)) return false;
      await this.options.providerOf(invoice.sellerId).cancel(charge.providerId);
      return true;
    });
  }

  /** Marks as overdue what was not paid in time. */
  async fallDue(invoice: StoredInvoice): Promise<boolean> {
    const { store, today, onChanged } = this.options;
    const day = today();
    const isNew = await store.change(invoice.id, (kept) => {
      if (payableUntil(kept.dueOn) >= day) return undefined;
      const status = moveInvoice(kept.status, 'fallDue', true);
      if (status === null) return undefined;
      const entry = { kind: 'status', cents: 0, day, status, ...BY_ITSELF } as const;
      return { change: { status }, entries: [entry] };
    });
    if (isNew) await onChanged(invoice.userId);
    return isNew;
  }

  async #act(
    id: number,
    by: By,
    act: Act,
    /** Answers whether it was done before. */
    isDone: (invoice: StoredInvoice, provider: BillingProvider) => Promise<boolean> = async () =>
      false,
  ): Promise<void> {
    const { store, providerOf, today, onChanged } = this.options;
    const day = today();
    const become = (invoice: StoredInvoice) => {
      const isLate = payableUntil(act.dueOn ?? invoice.dueOn) < day;
      const chosen = typeof act.trigger === 'function' ? act.trigger(invoice) : act.trigger;
      const status = moveInvoice(invoice.status, chosen, isLate);
      if (status === null) throw refuse('INVOICE_STATUS');
      act.check?.(invoice);
      return status;
    };
    const asked = await store.find(id);
    if (!asked) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
    become(asked);
    await this.#turns.takeSoon(id, async (invoice) => {
      // Somebody else did something at the same moment: whoever asked has not seen it.
      if (invoice.paid !== asked.paid || invoice.open !== asked.open) {
        throw refuse('INVOICE_STATUS');
      }
      const provider = providerOf(invoice.sellerId);
      if (isSent(invoice, provider) && (await isDone(invoice, provider))) return;
      const now = (await store.find(id)) ?? invoice;
      become(now);
      const isThere = await this.#doAtProvider(now, provider, act);
      const isAstray = isSent(now, provider) && !isThere;
      await store.change(id, (kept, written) => {
        const status = become(kept);
        const { change, moves } = act.decide(kept, written);
        const told: readonly LedgerMove[] =
          moves.length > 0 ? moves : [{ kind: 'status', cents: 0 }];
        const entries = told.map((move): NewEntry => ({ ...move, day, status, ...by }));
        return { change: { ...change, status, ...(isAstray && { isAstray }) }, entries };
      });
      // What its provider makes of it is shown at once: codes to pay with are of the day.
      if (isThere && act.dueOn) {
        const changed = await store.find(id);
        if (changed) await this.#look(changed, '').catch(letBe);
      }
      await onChanged(invoice.userId);
    });
  }

  /** Answers whether its provider knows it. */
  async #doAtProvider(
    invoice: StoredInvoice,
    provider: BillingProvider,
    act: Act,
  ): Promise<boolean> {
    if (invoice.providerId === null || !isSent(invoice, provider)) return false;
    try {
      await act.atProvider(provider, invoice.providerId, invoice);
      return true;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error instanceof GoneError && act.isDoneAstray) return false;
      // What its owner paid a moment ago is told at once, and not when its message comes.
      await this.#look(invoice, '').catch(letBe);
      throw providerRefused(error.message);
    }
  }

  /**
   * Finishes a refund that was requested before and not recorded: the server stopped, or the
   * provider did not answer in time.
   */
  async #finishRefund(
    { id, userId, providerId, refunding }: StoredInvoice,
    provider: BillingProvider,
    partOf: (invoice: StoredInvoice) => number,
    by: By,
  ): Promise<boolean> {
    const { store, today, onChanged, clock } = this.options;
    if (refunding === null || providerId === null) return false;
    const payment = await provider.read(providerId).catch((error: unknown) => {
      throw error instanceof ProviderError ? providerRefused(error.message) : error;
    });
    if (!payment?.refundNotes.some((note) => note.endsWith(refunding.mark))) return false;
    let isAsked = false;
    await store.change(id, (kept, written) => {
      const isYoung = clock() - Date.parse(refunding.askedAt) < REFUND_AGAIN_MS;
      isAsked = isYoung && partOf(kept) === refunding.cents;
      const applied = applyPayment(kept, written, payment, { day: today(), note: by.note });
      const entries = (applied?.entries ?? []).map((entry) => ({ ...entry, ...by }));
      return { change: { ...applied?.change, refunding: null }, entries };
    });
    await onChanged(userId);
    return isAsked;
  }

  /** Checks that the provider's account that is set up now knows the invoice. */
  async #isThere(invoice: StoredInvoice): Promise<boolean> {
    const provider = this.options.providerOf(invoice.sellerId);
    const { providerId, providerAccount } = invoice;
    if (providerId === null || !isSent(invoice, provider)) return false;
    try {
      const account = await provider.account();
      if (providerAccount !== '' && account !== '' && providerAccount !== account) return false;
      return (await provider.read(providerId, invoice)) !== undefined;
    } catch (error) {
      throw error instanceof ProviderError ? providerRefused(error.message) : error;
    }
  }
}

/** The next message, or the night, finds what could not be read now. */
const letBe = (): undefined => undefined;

const refuse = (code: 'INVOICE_STATUS' | 'PAYMENTS_OFF'): ApiError =>
  new ApiError(409, code, wordsOf(code));

/** The provider did not do what was asked, with what it said. */
export const providerRefused = (said: string): ApiError =>
  readUnclear(said) !== null
    ? new ApiError(409, 'CHARGE_UNCLEAR', wordsOf('CHARGE_UNCLEAR'))
    : refusePhrases({ status: 502, code: 'PROVIDER_REFUSED' }, [
        { key: 'refusal.provider', params: { text: said } },
      ]);

/** Author of what the server does without being requested to. */
export const BY_ITSELF = { userId: 0, userName: '', note: '' } as const;

/** A day for a sentence of a refusal: its noon, which is that day in every zone of the Americas. */
export const toMoment = (day: BillingDay): number => Date.parse(`${day}T12:00:00Z`);
