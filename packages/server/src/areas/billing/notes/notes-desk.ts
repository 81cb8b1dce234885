import {
  BILLING_ZONE,
  type BillingDay,
  canCancelNote,
  canRetryNote,
  describeService,
  findNoteDay,
  findNoteRetry,
  HOUR_MS,
  isNoteMoving,
  isPayable,
  isUndone,
  readUnclear,
  toDayKey,
} from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { TakeTurns } from '../../../db/take-turns';
import { ApiError, wordsOf } from '../../../request/api-error';
import { providerRefused } from '../billing-desk';
import type { InvoiceStore } from '../invoice-store';
import type { Payers } from '../payers';
import { newMark, ProviderError } from '../provider';
import type { StoredInvoice } from '../stored-invoice';
import type { NoteChange, NoteStore, StoredNote } from './note-store';
import type { NotesProvider, ProviderNote } from './notes-provider';
import type { NotesOf, NoteSettings } from './notes-settings';

interface DeskOptions {
  notes: NoteStore;
  invoices: InvoiceStore;
  payers: Payers;
  notesOf: NotesOf;
  takeTurns: TakeTurns;
  /** Gives an invoice to its provider that is only here yet. */
  send: (invoice: StoredInvoice, askedBy?: number) => Promise<void>;
  today: () => BillingDay;
  clock: () => number;
  /** Tells who pays of a note that was issued. */
  tell: ((note: StoredNote, number: string) => Promise<void>) | undefined;
  /** Origin of the tracking API. */
  origin: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

const PROBLEM_MAX = 500;
const NOT_READ = 'The account of who pays cannot be read: it is gone, or never signed in here.';

const refuse = (code: 'FISCAL_NOTES_OFF' | 'FISCAL_NOTE_STATUS'): ApiError =>
  new ApiError(409, code, wordsOf(code));

/** Checks that an invoice may get a note now. */
export const canHaveNote = (
  { sellerId, currency, value, status, note }: StoredInvoice,
  notesOf: NotesOf,
): boolean =>
  note === null &&
  currency === 'BRL' &&
  value > 0 &&
  !isUndone(status) &&
  notesOf(sellerId) !== undefined;

/**
 * Work on fiscal notes: issued automatically or by hand, tried again, cancelled, and read again.
 */
export class NotesDesk {
  constructor(private readonly options: DeskOptions) {}

  /** Has an invoice get a note now, and answers its number. */
  async issue(invoice: StoredInvoice, userId: number): Promise<number> {
    const { notes, notesOf, today } = this.options;
    const set = notesOf(invoice.sellerId);
    if (!set) throw refuse('FISCAL_NOTES_OFF');
    const { id: invoiceId, sellerId, value } = invoice;
    if (!canHaveNote(invoice, notesOf)) throw refuse('FISCAL_NOTE_STATUS');
    const id = await notes.create({
      invoiceId,
      sellerId,
      value,
      userId,
      effectiveOn: today(),
      provider: set.provider.name,
    });
    if (id === undefined) throw refuse('FISCAL_NOTE_STATUS');
    await this.#inTurn(id, (note) => this.#send(note, userId));
    return id;
  }

  /** Sends one again, as the settings are now. */
  async retry(id: number, userId: number): Promise<void> {
    await this.#inTurn(id, async (note) => {
      if (!canRetryNote(note.status)) throw refuse('FISCAL_NOTE_STATUS');
      if (!this.options.notesOf(note.sellerId)) throw refuse('FISCAL_NOTES_OFF');
      // Whoever asks has looked at what is there under its name: it is somebody else's.
      const mark = readUnclear(note.problem) === null ? note.mark : newMark();
      await this.#send({ ...note, mark, tries: 0 }, userId);
    });
  }

  /** Has one cancelled; throws an `ApiError` with what the provider said. */
  async cancel(id: number): Promise<void> {
    await this.#inTurn(id, async (note) => {
      if (!canCancelNote(note.status)) throw refuse('FISCAL_NOTE_STATUS');
      try {
        await this.#cancel(note);
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        throw providerRefused(error.message);
      }
    });
  }

  /** Reads one again that something happened to at its provider; of another it is nobody's business. */
  async refresh(provider: string, at: { sellerId: number; providerId: string }): Promise<void> {
    const found = await this.options.notes.findAtProvider(provider, at);
    if (found) await this.#inTurn(found.id, (note) => this.#read(note));
  }

  /** Makes the notes that are to be there by today, tries those again that are to be, and reads what may have changed. */
  async run(sellerIds: readonly number[]): Promise<void> {
    const { notes, notesOf, log } = this.options;
    for (const sellerId of sellerIds) {
      const set = notesOf(sellerId);
      if (!set) continue;
      await this.#make(sellerId, set);
      for (const { id } of await notes.listDue(sellerId)) {
        await this.#inTurn(id, (note) => this.#look(note)).catch((error: unknown) => {
          // Looked at again in an hour; the others are not kept waiting.
          log.warn({ err: error, note: id }, 'A fiscal note could not be looked after');
        });
      }
    }
  }

  async #make(sellerId: number, { settings, provider }: NoteSettings): Promise<void> {
    const { notes, today } = this.options;
    const effectiveOn = today();
    for (const { id: invoiceId, value, createdAt, ...rest } of await notes.listUnnoted(
      sellerId,
      settings.since,
    )) {
      const createdOn = toDayKey(createdAt.getTime(), BILLING_ZONE);
      const day = findNoteDay({ ...rest, createdOn }, settings.issueOn);
      if (day === null || day < settings.since || day > effectiveOn) continue;
      await notes.create({
        invoiceId,
        sellerId,
        value,
        effectiveOn,
        provider: provider.name,
        userId: 0,
      });
    }
  }

  async #look(note: StoredNote): Promise<void> {
    const { clock, notes } = this.options;
    if (isUndone(note.invoiceStatus) && note.cancelAskedAt === null && canCancelNote(note.status)) {
      await this.#cancel(note).catch(async (error: unknown) => {
        if (!(error instanceof ProviderError)) throw error;
        await notes.change(note.id, { problem: error.message.slice(0, PROBLEM_MAX) });
      });
    } else if (isNoteMoving(note.status) || (note.status === 'AUTHORIZED' && !note.hasXml)) {
      await this.#read(note);
    } else if (note.nextAt !== null && note.nextAt.getTime() <= clock()) {
      await this.#send(note);
    }
  }

  async #send(note: StoredNote, askedBy?: number): Promise<void> {
    const { invoices, payers, notes, notesOf, today } = this.options;
    const set = notesOf(note.sellerId);
    const found = await invoices.find(note.invoiceId);
    if (!set || !found) return;
    const { provider, settings } = set;
    const at = { userId: note.userId, sellerId: note.sellerId, provider };
    const tries = note.tries + 1;
    const effectiveOn = today();
    try {
      // Its payment goes there first.
      await this.options.send(found, askedBy);
      const invoice = (await invoices.find(note.invoiceId)) ?? found;
      const isThere =
        invoice.provider === provider.name && invoice.providerId !== null && !invoice.isAstray;
      if (!isThere && invoice.provider === provider.name && isPayable(invoice.status)) {
        await notes.change(note.id, { problem: invoice.problem });
        return;
      }
      const payer = await payers.introduce(at, invoice.document, askedBy);
      const mark = await this.#nameOf(note, provider, payer.payerId);
      const issued = await provider.issue(
        {
          id: note.id,
          mark,
          value: note.value,
          effectiveOn,
          terms: settings.terms,
          text: describeService(settings.serviceText, invoice),
          paymentId: (isThere && invoice.providerId) || undefined,
        },
        payer,
      );
      // That nobody answered before is no refusal of the city.
      const sent = note.status === 'WAITING' ? 1 : tries;
      await notes.change(note.id, { effectiveOn, tries: sent });
      await this.#take({ ...note, tries: sent, status: 'WAITING' }, issued, provider);
    } catch (error) {
      const isUnread = error instanceof ApiError && error.status < 500;
      if (!(error instanceof ProviderError) && !isUnread) throw error;
      const problem = isUnread ? NOT_READ : error.message.slice(0, PROBLEM_MAX);
      await notes.change(note.id, { problem, tries, nextAt: this.#after(tries, 'away') });
    }
  }

  /** The mark by which it is found there, written before it is sent; one of before keeps its number alone. */
  async #nameOf(
    note: StoredNote,
    provider: NotesProvider,
    payerId: string,
  ): Promise<string | null> {
    if (note.mark === null && (await provider.find(note, payerId))) return null;
    const mark = note.mark ?? newMark();
    await this.options.notes.change(note.id, { mark });
    return mark;
  }

  async #read(note: StoredNote): Promise<void> {
    const provider = this.options.notesOf(note.sellerId)?.provider;
    if (!provider || note.providerId === null || provider.name !== note.provider) return;
    const told = await provider.read(note.providerId);
    if (told) await this.#take(note, told, provider);
  }

  async #cancel(note: StoredNote): Promise<void> {
    const { notes, clock } = this.options;
    const cancelAskedAt = new Date(clock());
    const provider = this.options.notesOf(note.sellerId)?.provider;
    const isSet = provider?.name === note.provider;
    // It may be there although the answer never came.
    const isAsked = note.providerId !== null || note.tries > 0;
    if (isAsked && !isSet) throw refuse('FISCAL_NOTES_OFF');
    const providerId = note.providerId ?? (isAsked ? await this.#findSent(note) : undefined);
    if (!provider || providerId === undefined) {
      await notes.change(note.id, { status: 'CANCELED', cancelAskedAt, nextAt: null });
      return;
    }
    const told = await provider.cancel(providerId);
    await notes.change(note.id, { cancelAskedAt });
    await this.#take(note, told, provider);
  }

  /**
   * Returns the provider's id of a note whose answer never came; undefined where it never got
   * there.
   */
  async #findSent(note: StoredNote): Promise<string | undefined> {
    const provider = this.options.notesOf(note.sellerId)?.provider;
    const payerId = await this.options.payers.find(note);
    // Who it does not know has no note there.
    if (!provider || payerId === undefined) return undefined;
    return (await provider.find(note, payerId))?.providerId;
  }

  /** Takes over what a provider says of a note, and keeps its file. */
  async #take(note: StoredNote, told: ProviderNote, provider: NotesProvider): Promise<void> {
    const { notes, log } = this.options;
    const isRefused = told.status === 'ERROR';
    const isNew = isRefused && note.status !== 'ERROR';
    const change: NoteChange = {
      ...told,
      problem: isRefused || told.status === 'CANCELLATION_DENIED' ? told.problem : '',
      // Told twice, it is refused once.
      nextAt: isNew ? this.#after(note.tries, 'refused') : isRefused ? note.nextAt : null,
    };
    await notes.change(note.id, change);
    if (told.status !== 'AUTHORIZED') return;
    if (note.status !== 'AUTHORIZED') {
      await this.options.tell?.(note, told.number).catch((error: unknown) => {
        log.warn({ err: error, note: note.id }, 'An account was not told of its fiscal note');
      });
    }
    if (note.hasXml || told.xmlUrl === '') return;
    try {
      await notes.change(note.id, { xml: await provider.readXml(told.xmlUrl) });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, note: note.id }, 'The file of a fiscal note waits');
    }
  }

  #after(tries: number, reason: 'away' | 'refused'): Date | null {
    const hours = findNoteRetry(tries, reason);
    return hours === null ? null : new Date(this.options.clock() + hours * HOUR_MS);
  }

  /** Whoever does something to a note at the same moment, on this server or another, waits for the other. */
  async #inTurn(id: number, run: (note: StoredNote) => Promise<void>): Promise<void> {
    const { notes, takeTurns, origin } = this.options;
    await takeTurns(`fiscal note ${id} of ${origin}`, async () => {
      const note = await notes.find(id);
      if (note) await run(note);
    });
  }
}
