import { createTurns } from '../../db/take-turns';
import type { Host } from '../../ground/feature';
import { noteSuspension } from '../../ground/logs/note-suspension';
import { createOriginOf } from '../../ground/themes/origin-of';
import { BillingDesk } from './billing-desk';
import { createDifferences } from './differences';
import { createRound } from './make-round';
import { NotesDesk } from './notes/notes-desk';
import { createTellNote } from './notes/tell-note';
import type { BillingNeeds, Books } from './open-books';
import { createPayers } from './payers';
import { createProviderEvents } from './provider-events';
import { createReleaseLost } from './release-lost';
import { createRemind } from './remind';
import { createSendInvoice } from './send-invoice';
import { createSendNow } from './send-now';
import { createSuspendLate } from './suspend-late';
import { createSweep } from './sweep';
import { createTellOpened } from './tell-opened';

type DeskNeeds = Pick<BillingNeeds, 'accountRights' | 'changeLog' | 'nameOf'>;

/** Suspends accounts for what they owe and opens them again, written down and told. */
function openLate(host: Host, { accountRights, changeLog, nameOf }: DeskNeeds, books: Books) {
  const { database, log } = host;
  const { invoices, today, isHigher } = books;
  const tell = createTellOpened(host);
  return createSuspendLate({
    database,
    invoices,
    accountRights,
    today,
    isHigher,
    log,
    onMoved: async (userId, news, suspension) => {
      await noteSuspension(changeLog, { userId, name: await nameOf(userId) }, news, suspension);
      await tell(userId, news);
    },
  });
}

/** Makes the invoices of contracts that are to be there. */
function openSweep({ log }: Host, books: Books) {
  const { contracts, invoices, today, providerOf, countVehicles, readCustomer } = books;
  return createSweep({
    contracts,
    invoices,
    today,
    log,
    providerOf,
    countVehicles,
    nameOf: async (userId, sellerIds) =>
      String((await readCustomer.account(userId, sellerIds))['name'] ?? ''),
  });
}

/** The desks of invoices and of fiscal notes, with all that works on what is in the books. */
export function openDesks(host: Host, needed: DeskNeeds, books: Books) {
  const { database, notices, brand, clock, log, config, integrations } = host;
  const { wordsFor } = brand;
  const { origin, prefix, today, providerOf, notesOf, waysToPay, isHigher } = books;
  const { sellers, contracts, invoices, notes, readCustomer } = books;
  const late = openLate(host, needed, books);
  const onChanged = (userId: number) => late.restore(userId);
  const takeTurns = createTurns({ db: database, log });
  const desk = new BillingDesk({ store: invoices, providerOf, today, takeTurns, clock, onChanged });
  const sweep = openSweep(host, books);
  const payers = createPayers({ db: database, origin, prefix, readCustomer, takeTurns });
  const send = createSendInvoice({ payers, invoices, providerOf, today, takeTurns, onChanged });
  const originOf = createOriginOf(config.publicUrl, brand.domainOf);
  const notesDesk = new NotesDesk({
    notes,
    invoices,
    payers,
    takeTurns,
    today,
    clock,
    origin,
    log,
    notesOf,
    send,
    tell: notices && createTellNote({ database, invoices, notices, wordsFor, originOf }),
  });
  const told = { database, invoices, desk, notices, wordsFor, today, originOf, isHigher };
  const remind = notices && createRemind({ ...told, notices, waysToPay });
  const restore = onChanged;
  const releaseLost = createReleaseLost({ sellers, contracts, invoices, today, log, restore });
  return {
    desk,
    notesDesk,
    sweep,
    send,
    sendNow: createSendNow({ desk, send, log }),
    run: createRound({ books, late, releaseLost, sweep, send, desk, remind, log }),
    events: createProviderEvents({ database, invoices, desk, notesDesk, clock, log }),
    /** Comparison with the provider, which catches messages that never came. */
    differences: createDifferences({
      db: database,
      origin,
      invoices,
      desk,
      providerOf,
      clock,
      today,
      log,
      takeTurns,
      listSellers: () => integrations.listOwners('asaas'),
    }),
  };
}
