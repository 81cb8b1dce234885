import { DAY_MS, decide, HOUR_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { defineFeature, type Host, type OpenFeature } from '../../ground/feature';
import { registerAsaasRoutes } from './asaas.routes';
import { createContractCalls } from './contract-calls';
import { createInvoiceCalls } from './invoice-calls';
import { createNoteCalls } from './notes/note-calls';
import { type BillingNeeds, type Books, openBooks } from './open-books';
import { openDesks } from './open-desks';
import { readAgeing } from './read-ageing';
import { createReadPayer } from './read-payer';
import { readStatement } from './read-statement';
import { tellLate } from './tell-late';
import { tellSuspended } from './tell-suspended';

type Desks = ReturnType<typeof openDesks>;

/** The resources of billing. */
function createResources(
  { database, upstream }: Host,
  { nameOf }: Pick<BillingNeeds, 'nameOf'>,
  books: Books,
  desks: Desks,
): OpenFeature['resources'] {
  const { contracts, invoices, notes, today, sellers, countVehicles, origin } = books;
  const { prefix, notesOf, isHigher, providerOf, waysToPay } = books;
  const { desk, notesDesk, sweep, send, sendNow, differences } = desks;
  const readAccount = createReadPayer(upstream);
  return {
    BillingContract: createContractCalls({
      contracts,
      invoices,
      today,
      sellers,
      countVehicles,
      makeNext: (contractId) => sweep(contractId, true),
      readAccount,
    }),
    FiscalNote: createNoteCalls({ notes, invoices, desk: notesDesk, sellers }),
    Invoice: createInvoiceCalls({
      invoices,
      contracts,
      desk,
      prefix,
      today,
      notesOf,
      isHigher,
      sellers,
      nameOf,
      providerOf,
      send,
      sendNow,
      waysToPay,
      makeAnew: sweep,
      readStatement: (of) => readStatement(database, origin, of),
      readAgeing: (of) => readAgeing(database, origin, of),
      listDifferences: differences.list,
      readAccount,
    }),
  };
}

/** The jobs of billing. */
const createJobs = (
  { integrations }: Pick<Host, 'integrations'>,
  { run, notesDesk, events, differences }: Desks,
): OpenFeature['jobs'] => [
  { name: 'make invoices', everyMs: HOUR_MS, jitterMs: HOUR_MS / 12, run },
  {
    name: 'issue fiscal notes',
    everyMs: HOUR_MS,
    jitterMs: HOUR_MS / 12,
    run: () => notesDesk.run(integrations.listOwners('fiscal')),
  },
  { name: 'hear of payments', everyMs: MINUTE_MS, run: events.handleAll },
  { name: 'compare invoices', everyMs: DAY_MS, jitterMs: HOUR_MS, run: differences.compareAll },
];

/** Contracts, invoices, what becomes of them, and what becomes of who does not pay. */
export const billingFeature = defineFeature({
  name: 'billing',
  needs: [
    ...(['identify', 'access', 'accountRights', 'nameOf', 'tellInvoice', 'sessionFacts'] as const),
    'changeLog',
  ],
  open(host, needed) {
    const { integrations } = host;
    const { identify, access, sessionFacts } = needed;
    const books = openBooks(host, needed);
    const { invoices, today, prefix } = books;
    sessionFacts.add(
      tellLate({
        invoices,
        today,
        mayRead: async (userId) => decide(await access.actorOf(userId), 'read', 'invoices').allowed,
      }),
    );
    const desks = openDesks(host, needed, books);
    const { events, differences } = desks;
    const hasBilling = async (userId: number) => (await access.actorOf(userId)).hasBilling;
    return {
      routes(door) {
        tellSuspended(door, { identify, invoices, hasBilling, prefix });
        registerAsaasRoutes(door, {
          readToken: (sellerId) => integrations.of(sellerId).asaas?.webhookToken,
          receive: events.receive,
        });
      },
      resources: createResources(host, needed, books, desks),
      jobs: createJobs(host, desks),
      sweeps: [{ name: 'forget old differences', everyMs: DAY_MS, forget: differences.sweep }],
    };
  },
});
