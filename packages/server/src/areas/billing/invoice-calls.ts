import { invoice } from '@rastro/sdk/contract';
import {
  addDays,
  type BillingDay,
  isBillingDay,
  toOnceLine,
  writeStatus,
} from '@rastro/sdk/domain';
import { forbidden } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import type { OwnResource } from '../../request/own-resource';
import type { Identity } from '../../ground/identity/identity';
import { createOwnCrud, type OwnCall } from '../../ground/own-resources/create-own-crud';
import { toInput } from '../../ground/own-resources/to-input';
import { toWire } from '../../ground/own-resources/to-wire';
import { dueOf } from './amount-of';
import { type BillingDesk, type By, providerRefused, toMoment } from './billing-desk';
import { OLDEST_DAYS } from './check-contract';
import type { ContractStore } from './contract-store';
import type { FoundDifference } from './differences';
import type { InvoiceStore } from './invoice-store';
import { canHaveNote } from './notes/notes-desk';
import type { NotesOf } from './notes/notes-settings';
import type { ProviderOf } from './providers';
import type { readAgeing } from './read-ageing';
import type { readStatement } from './read-statement';
import { canBeSent } from './send-invoice';
import type { Sellers } from './sellers';
import type { StoredEntry, StoredInvoice } from './stored-invoice';
import { suspensionDayOf } from './tell-late';
import type { WaysToPayOf } from './ways-to-pay';

/** Sources for the answer about an invoice. */
interface WireOptions {
  prefix: string;
  today: () => BillingDay;
  notesOf: NotesOf;
  providerOf: ProviderOf;
}

interface CallsOptions extends WireOptions {
  invoices: InvoiceStore;
  contracts: Pick<ContractStore, 'documentOf' | 'findAny'>;
  desk: BillingDesk;
  isHigher: (userId: number) => Promise<boolean>;
  sellers: Sellers;
  /** Reads the name of an account. Throws an `ApiError` for one that the caller does not see. */
  readAccount: (userId: number, accountId: number) => Promise<string>;
  nameOf: (userId: number) => Promise<string>;
  /** Gives one to its provider, however long that takes. */
  send: (invoice: StoredInvoice, askedBy: number) => Promise<void>;
  /** Gives one to its provider that is only here yet, where that takes no more than a moment. */
  sendNow: (invoice: StoredInvoice) => Promise<void>;
  waysToPay: WaysToPayOf;
  /** Makes the invoices of a contract that are to be there. */
  makeAnew: (contractId: number) => Promise<unknown>;
  readStatement: (of: Parameters<typeof readStatement>[2]) => ReturnType<typeof readStatement>;
  readAgeing: (of: Parameters<typeof readAgeing>[2]) => ReturnType<typeof readAgeing>;
  listDifferences: (sellerId: number) => Promise<readonly FoundDifference[]>;
}

const readDay = (body: Readonly<Record<string, unknown>>, name: string): BillingDay => {
  const day = body[name];
  if (isBillingDay(day)) return day;
  throw refuseField(name, 'refusal.billing.day');
};

/** An invoice for whoever looks at it. */
interface SeenInvoice extends StoredInvoice {
  /** True when the viewer sells it. Default false. */
  isSold?: boolean;
}

const toSold = (invoice: StoredInvoice): SeenInvoice => ({ ...invoice, isSold: true });

/** An invoice as it is told. */
export const toInvoice = (
  stored: SeenInvoice,
  { prefix, today, notesOf, providerOf }: WireOptions,
) => ({
  ...stored,
  accountId: stored.userId,
  contractId: stored.contractId ?? 0,
  dueDate: stored.dueOn,
  lastDueDate: stored.firstDueOn,
  paidDate: stored.paidOn,
  providerFee: stored.isSold ? stored.fee : null,
  dueToday: dueOf(stored, today()),
  suspendsOn: suspensionDayOf(stored, today()),
  noteId: stored.note?.id ?? 0,
  noteStatus: stored.note?.status ?? '',
  noteNumber: stored.note?.number ?? '',
  notePdfUrl: stored.note?.pdfUrl ?? '',
  hasNoteXml: stored.note?.hasXml ?? false,
  canHaveNote: canHaveNote(stored, notesOf),
  canBeSent: canBeSent(stored, providerOf),
  status: writeStatus(stored.status, prefix),
});

type Call = OwnCall<StoredInvoice>;
type InvoiceTools = ReturnType<typeof createInvoiceTools>;

/** Checks and answers that the calls of invoices share. */
function createInvoiceTools(options: CallsOptions) {
  const { invoices, contracts, prefix, sellers, nameOf } = options;

  const byOf = async ({ who, body, item }: OwnCall<StoredInvoice>): Promise<By> => {
    // One's own bill is read, and nothing else.
    if (!(await sellers.isIn(who.userId, item.sellerId))) {
      throw forbidden('HIGHER_ADMINISTRATOR_REQUIRED');
    }
    const note = typeof body['note'] === 'string' ? body['note'].trim() : '';
    return { userId: who.userId, userName: await nameOf(who.userId), note };
  };
  const answerOf = async (id: number) => {
    const changed = await invoices.find(id);
    return changed && toWire(invoice.members, toInvoice(toSold(changed), options));
  };
  type Act = (id: number, by: By, body: Readonly<Record<string, unknown>>) => Promise<void>;
  const act = (run: Act) => async (call: OwnCall<StoredInvoice>) => {
    await run(call.id, await byOf(call), call.body);
    return answerOf(call.id);
  };

  /** Returns whose invoices are requested: one's own, or those that one sells. */
  const narrow = async (userId: number, query: URLSearchParams) => {
    const asked = query.getAll('accountId').map(Number);
    const isAll = query.get('all') === 'true';
    const isOwn = !isAll && asked.every((id) => id === userId);
    const sellerId = isOwn ? undefined : sellers.narrow(await sellers.require(userId), query);
    const accountIds = asked.length > 0 ? asked : isAll ? undefined : [userId];
    return { isOwn, sellerId, accountIds };
  };

  /** Refuses to make anew what later invoices were reckoned on. */
  const requireLast = async ({ contractId, from }: StoredInvoice): Promise<void> => {
    const contract = contractId === null ? undefined : await contracts.findAny(contractId);
    if (!contract) throw refuseField('again', 'refusal.billing.again.none');
    const periods = await invoices.listPeriods(contract.id);
    if ([...periods.from].at(-1) === from) return;
    throw refuseField('again', 'refusal.billing.again.last');
  };

  const tellEntry = <E extends Omit<StoredEntry, 'reference'>>({ at, status, ...entry }: E) => ({
    ...entry,
    at: at.toISOString(),
    status: writeStatus(status, prefix),
  });

  return { act, narrow, requireLast, tellEntry };
}

/** Invoices as they are listed, found, and made by hand. */
function createStore(options: CallsOptions, { narrow }: Pick<InvoiceTools, 'narrow'>) {
  const { invoices, contracts, today, isHigher, sellers, readAccount, nameOf } = options;
  return {
    async list({ userId }: Identity, query: URLSearchParams) {
      const { isOwn, ...whose } = await narrow(userId, query);
      const [from, to] = [readAskedDay(query, 'from'), readAskedDay(query, 'to')];
      const owed = query.get('owed') === 'true';
      const list = await invoices.list({ ...whose, from, to, owed });
      if (!isOwn) return list.map(toSold);
      // Who could not be opened again is never suspended by an invoice.
      const isSafe = list.length > 0 && (await isHigher(userId));
      return isSafe ? list.map((each) => ({ ...each, suspendDays: 0 })) : list;
    },
    async find({ userId }: Identity, id: number) {
      const found = await invoices.find(id);
      if (!found) return undefined;
      if (found.userId === userId) return found;
      return (await sellers.isIn(userId, found.sellerId)) ? toSold(found) : undefined;
    },
    async create({ userId }: Identity, input: Input) {
      const sellerId = await sellers.require(userId);
      const accountName = await readAccount(userId, input.accountId);
      if (!(await sellers.mayBill(sellerId, input.accountId))) {
        throw refuseField('accountId', 'refusal.billing.customer');
      }
      const document = input.document || (await contracts.documentOf(input.accountId, sellerId));
      const day = today();
      const { value, dueDate: dueOn, description, currency } = input;
      const span = { from: dueOn, to: dueOn };
      const id = await invoices.create(
        {
          userId: input.accountId,
          sellerId,
          accountName,
          document,
          contractId: null,
          from: null,
          to: null,
          dueOn,
          value,
          carried: 0,
          currency,
          description,
          status: 'GENERATED',
          provider: options.providerOf(sellerId).name,
          suspendDays: 0,
          trustDays: 0,
          remindDays: '-3, 1',
          terms: { fine: null, interest: 0, discount: null },
          lines: [toOnceLine({ kind: 'oneOff', text: description, span, cents: value })],
        },
        { day, userId, userName: await nameOf(userId), note: '' },
      );
      const made = await invoices.find(Number(id));
      if (!made) throw new Error('an invoice is gone as soon as it was made');
      return toSold(made);
    },
  };
}

/** Calls that read what an invoice comes to, and what moved money. */
function createReads(options: CallsOptions, { narrow, tellEntry }: InvoiceTools) {
  const { invoices, desk, prefix, today, sellers } = options;
  return {
    async payment({ item }: Call) {
      if (item.open > 0) await options.sendNow(item);
      const now = (await invoices.find(item.id)) ?? item;
      const amount = desk.amountOn(now, today());
      return { ...amount, ...options.waysToPay(now, amount.total) };
    },
    async differences({ who }: Call) {
      const found = await options.listDifferences(await sellers.require(who.userId));
      return found.map(({ dueOn: dueDate, ...each }) => ({
        ...each,
        dueDate,
        status: writeStatus(each.status, prefix),
      }));
    },
    async statement({ who, query }: Call) {
      const { sellerId, accountIds } = await narrow(who.userId, query);
      const [from, to] = [readAskedDay(query, 'from'), readAskedDay(query, 'to')];
      const lines = await options.readStatement({ sellerId, accountIds, from, to });
      return lines.map(tellEntry);
    },
    async ageing({ who, query }: Call) {
      const { sellerId, accountIds } = await narrow(who.userId, query);
      return options.readAgeing({ sellerId, accountIds, day: today() });
    },
    entries: async ({ item }: Call) =>
      (await invoices.listEntries(item.id)).map(({ reference: _reference, ...entry }) =>
        tellEntry(entry),
      ),
  };
}

/** Calls that do something to an invoice. */
function createActs(options: CallsOptions, { act, requireLast }: InvoiceTools) {
  const { invoices, desk, today } = options;
  return {
    send: act(async (id, by) => {
      await desk.turnToProvider(id, by);
      const turned = await invoices.find(id);
      if (turned) await options.send(turned, by.userId);
      const now = await invoices.find(id);
      if (now?.providerId === null) throw providerRefused(now.problem);
    }),
    cancel: act(async (id, by, body) => {
      const again = body['again'] === true;
      const found = again ? await invoices.find(id) : undefined;
      if (found) await requireLast(found);
      await desk.cancel(id, by, again);
      if (found?.contractId) await options.makeAnew(found.contractId);
    }),
    receiveInCash: act((id, by, body) =>
      desk.receiveInCash(
        id,
        {
          day: readPastDay(body, today()),
          cents: Number(body['value'] ?? 0),
          rest: body['rest'] === 'waived' ? 'waived' : 'open',
        },
        by,
      ),
    ),
    undoCash: act((id, by) => desk.undoCash(id, by)),
    refund: act((id, by, body) => desk.refund(id, Number(body['value'] ?? 0), by)),
    changeDueDate: act((id, by, body) => {
      const dueOn = readDay(body, 'dueDate');
      if (dueOn < today()) {
        throw refuseField('dueDate', 'refusal.billing.due', { on: toMoment(today()) });
      }
      return desk.changeDueDay(id, dueOn, by);
    }),
  };
}

/**
 * `/invoices`: one's own; those that one sells, and what is done to them: the operator's for higher administrators
 * (decision 7, S6.12, S6.13), a reseller's for the reseller.
 */
export function createInvoiceCalls(options: CallsOptions): OwnResource<Identity> {
  const { sellers } = options;
  const tools = createInvoiceTools(options);

  return createOwnCrud<typeof invoice, SeenInvoice, Input>(invoice, {
    store: createStore(options, tools),
    async check(body, { userId }): Promise<Input> {
      await sellers.require(userId);
      const input = toInput(invoice.members, body);
      readDay(input, 'dueDate');
      const currency = input.currency.toUpperCase();
      if (!Intl.supportedValuesOf('currency').includes(currency)) {
        throw refuseField('currency', 'refusal.billing.currency');
      }
      return { ...input, currency };
    },
    answer: (stored) => toInvoice(stored, options),
    calls: { ...createReads(options, tools), ...createActs(options, tools) },
  });
}

type Input = ReturnType<typeof toInput<(typeof invoice)['members']>>;

/** A day that a list is narrowed by; null where none is asked for. */
function readAskedDay(query: URLSearchParams, name: 'from' | 'to'): BillingDay | null {
  return query.get(name) ? readDay(Object.fromEntries(query), name) : null;
}

function readPastDay(body: Readonly<Record<string, unknown>>, today: BillingDay): BillingDay {
  const day = readDay(body, 'paidDate');
  if (day > today) {
    throw refuseField('paidDate', 'refusal.billing.received', { on: toMoment(today) });
  }
  const oldest = addDays(today, -OLDEST_DAYS);
  if (day < oldest) {
    throw refuseField('paidDate', 'refusal.billing.oldest', { on: toMoment(oldest) });
  }
  return day;
}
