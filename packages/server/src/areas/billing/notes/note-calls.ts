import { fiscalNote } from '@rastro/sdk/contract';
import { ApiError, forbidden, wordsOf } from '../../../request/api-error';
import type { OwnResource } from '../../../request/own-resource';
import type { Identity } from '../../../ground/identity/identity';
import { createOwnCrud, type OwnCall } from '../../../ground/own-resources/create-own-crud';
import { toInput } from '../../../ground/own-resources/to-input';
import { toWire } from '../../../ground/own-resources/to-wire';
import { refuseField } from '../../../request/refuse-field';
import type { InvoiceStore } from '../invoice-store';
import type { Sellers } from '../sellers';
import type { NoteStore, StoredNote } from './note-store';
import type { NotesDesk } from './notes-desk';

interface CallsOptions {
  notes: NoteStore;
  invoices: InvoiceStore;
  desk: NotesDesk;
  sellers: Sellers;
}

type Input = ReturnType<typeof toInput<(typeof fiscalNote)['members']>>;

/** True when a note stays as it is until somebody acts. */
const isHeld = ({ status, nextAt, problem }: StoredNote): boolean => {
  if (status === 'ERROR' || status === 'WAITING') return nextAt === null;
  // Its invoice was undone, and it could not be cancelled.
  return status === 'CANCELLATION_DENIED' || (status === 'AUTHORIZED' && problem !== '');
};

const toNote = (stored: StoredNote) => ({
  ...stored,
  accountId: stored.userId,
  effectiveDate: stored.effectiveOn,
  retriesAt: stored.nextAt,
  isHeld: isHeld(stored),
});

/** `/fiscal-notes`: those of one's own invoices; those of what one sells, and what is done to them, as with invoices (decision 7). */
export function createNoteCalls({
  notes,
  invoices,
  desk,
  sellers,
}: CallsOptions): OwnResource<Identity> {
  const requireSeller = async ({ who, item }: OwnCall<StoredNote>): Promise<void> => {
    if (await sellers.isIn(who.userId, item.sellerId)) return;
    throw forbidden('HIGHER_ADMINISTRATOR_REQUIRED');
  };
  const act =
    (run: (id: number, userId: number) => Promise<void>) => async (call: OwnCall<StoredNote>) => {
      await requireSeller(call);
      await run(call.id, call.who.userId);
      const changed = await notes.find(call.id);
      return changed && toWire(fiscalNote.members, toNote(changed));
    };
  return createOwnCrud<typeof fiscalNote, StoredNote, Input>(fiscalNote, {
    store: {
      async list({ userId }, query) {
        const isAll = query.get('all') === 'true';
        const sellerId = isAll ? sellers.narrow(await sellers.require(userId), query) : undefined;
        const ids = query.getAll('invoiceId').map(Number);
        return notes.list({
          accountIds: isAll ? undefined : [userId],
          invoiceIds: ids.length > 0 ? ids : undefined,
          sellerId,
        });
      },
      async find({ userId }, id) {
        const found = await notes.find(id);
        const isSeen =
          found && (found.userId === userId || (await sellers.isIn(userId, found.sellerId)));
        return isSeen ? found : undefined;
      },
      async create({ userId }, { invoiceId }: Input) {
        const invoice = await invoices.find(invoiceId);
        if (!invoice || !(await sellers.isIn(userId, invoice.sellerId))) {
          throw refuseField('invoiceId', 'refusal.billing.invoice');
        }
        const made = await notes.find(await desk.issue(invoice, userId));
        if (!made) throw new Error('a fiscal note is gone as soon as it was made');
        return made;
      },
    },
    async check(body, { userId }): Promise<Input> {
      await sellers.require(userId);
      return toInput(fiscalNote.members, body);
    },
    answer: toNote,
    calls: {
      retry: act((id, userId) => desk.retry(id, userId)),
      cancel: act((id) => desk.cancel(id)),
      async xml({ item }) {
        const xml = await notes.readXml(item.id);
        if (xml === undefined) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
        const name = `nfse-${item.number.replace(/\W/g, '') || item.id}.xml`;
        return { name, xml };
      },
    },
  });
}
