import { addDays, type BillingDay, compareForeign, isOwed, type Price } from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { createTurns } from '../../../db/take-turns';
import { ApiError } from '../../../request/api-error';
import { BY_ITSELF } from '../billing-desk';
import { checkNewContract, readContractInput } from '../check-contract';
import { OPERATOR } from '../sellers';
import type { NewInvoice, StoredInvoice } from '../stored-invoice';
import type { TestAsaas } from '../testing';
import { checkAccounts } from './check-accounts';
import { checkBooks } from './check-books';
import { createDice } from './dice';
import { type KeptTables, keepTables, NOTHING_KEPT, restoreTables } from './kept-tables';
import { createKills, Killed } from './kills';
import { type Server, startServer } from './start-server';
import { createTurnstile } from './turnstile';

/** All that writes to a ledger, and how often each does. */
export const WRITERS = {
  sweep: 2,
  send: 5,
  pay: 1,
  tell: 2,
  cash: 2,
  part: 2,
  cancel: 2,
  dueDay: 2,
  price: 1,
  suspend: 1,
  compare: 2,
  charge: 2,
  restore: 4,
};
/** One of {@link WRITERS}. */
export type LedgerWriter = keyof typeof WRITERS;

/** One of them, and which of the invoices it writes to. */
export interface Writing {
  writer: LedgerWriter;
  /** By its place among those that there are. */
  at: number;
}

/** Two that write at the same time, on two servers. */
export interface Pair {
  /** Earlier writes, one after the other. */
  before: readonly Writing[];
  both: readonly [Writing, Writing];
  /**
   * Backup that is restored: from before the last invoice, from before it was sent, or from just
   * now.
   */
  backup: number;
  /** The order of their steps, and of what else is by chance. */
  seed: number;
  /** True when one of them is killed in the middle of it. */
  isKilled: boolean;
}

const START = '2026-08-03';
const NOW = '2026-08-27';
const USER = 7;
/** Account whose first invoice is made once all have written. */
const LATER = 9;
const DOCUMENTS = new Map([
  [USER, '52998224725'],
  [LATER, '11222333000181'],
]);
const NIGHTS = 2;
/** About as many as sending one invoice takes. */
const STEPS_MOST = 30;

/** A charge made once, of an account that has no contract. */
const CHARGED: Omit<NewInvoice, 'value' | 'dueOn'> = {
  userId: 8,
  sellerId: OPERATOR,
  accountName: 'Account 8',
  document: '11144477735',
  contractId: null,
  from: null,
  to: null,
  carried: 0,
  currency: 'BRL',
  lines: [],
  status: 'GENERATED',
  description: '',
  provider: 'asaas',
  remindDays: '',
  terms: { fine: null, interest: 0, discount: null },
  suspendDays: 0,
  trustDays: 0,
};

/** Acts that were answered as done, and have to be so in the end. */
type Done = { id: number; is: (invoice: StoredInvoice) => boolean; what: string };

/** One look of a server. */
async function look(server: Server): Promise<void> {
  await server.late.restoreAll();
  await server.sweep();
  for (const invoice of await server.invoices.listOpen()) {
    await server.send(invoice);
    await server.desk.fallDue(invoice);
  }
  await server.late.suspend(await server.invoices.listOpen());
  await server.events.handleAll();
}

/** Signs a contract that bills an account. */
async function bill(
  server: Server,
  accountId: number,
  { startsOn, cents }: { startsOn: BillingDay; cents: number },
): Promise<void> {
  const input = readContractInput({
    name: 'Fleet',
    accountId,
    document: DOCUMENTS.get(accountId),
    startsOn,
    cents,
    priceKind: 'account',
    dueDay: Number(startsOn.slice(8)),
    suspendDays: 5,
    trustDays: 0,
    fineMode: 'percent',
    fine: 200,
    interest: 100,
  });
  const contract = { ...checkNewContract(input, START), sellerId: OPERATOR };
  await server.contracts.create({ userId: accountId }, contract);
}

/** Writes to the ledger in the ways of the writers; answers what has to hold of it then. */
function createWrite({
  today,
  tell,
  payThere,
}: {
  today: () => BillingDay;
  tell: (server: Server, paymentId: string) => Promise<unknown>;
  payThere: (invoice: StoredInvoice | undefined) => string | undefined;
}) {
  return async (server: Server, { writer, at }: Writing): Promise<Done | undefined> => {
    const day = today();
    const all = (await server.invoices.list({})).reverse();
    const invoice = all[at % Math.max(1, all.length)];
    const by = { ...BY_ITSELF, userName: 'Ana' };
    if (writer === 'sweep') await look(server);
    else if (writer === 'compare') await server.differences.compareAll();
    else if (writer === 'suspend') await server.late.suspend(await server.invoices.listOpen());
    else if (writer === 'charge') {
      const charged = { ...CHARGED, value: 3_210 + at, dueOn: addDays(day, 2 + at) };
      const made = await server.invoices.create(charged, { day, ...BY_ITSELF });
      const sent = await server.invoices.find(made ?? 0);
      if (sent) await server.send(sent);
    }
    if (!invoice) return undefined;
    const { id } = invoice;
    const cash = { day, cents: 0, rest: 'open' } as const;
    if (writer === 'send') await server.send(invoice);
    else if (writer === 'pay') payThere(invoice);
    else if (writer === 'tell') {
      const paymentId = payThere(invoice) ?? invoice.providerId;
      if (paymentId) await tell(server, paymentId);
    } else if (writer === 'cash') {
      await server.desk.receiveInCash(id, cash, by);
      return { id, what: 'cash', is: ({ status }) => status === 'RECEIVED_IN_CASH' };
    } else if (writer === 'part') {
      const cents = 1 + (invoice.open >> 1);
      await server.desk.receiveInCash(id, { ...cash, cents }, by);
      return { id, what: 'a part', is: ({ paid }) => paid >= cents };
    } else if (writer === 'cancel') {
      await server.desk.cancel(id, by);
      return { id, what: 'cancel', is: ({ status }) => status === 'CANCELED' };
    } else if (writer === 'dueDay') {
      const dueOn = addDays(day, 3 + (at % 5));
      await server.desk.changeDueDay(id, dueOn, by);
      return { id, what: `due ${dueOn}`, is: (kept) => kept.dueOn === dueOn };
    } else if (writer === 'price') {
      const [contract] = await server.contracts.listOf();
      if (!contract) return undefined;
      const value: Price = { kind: 'account', cents: 20_000 + at };
      const prices = [...(await server.contracts.pricesOf(contract.id)), { from: day, value }];
      const changed = { ...contract, priceFrom: null, prices };
      await server.contracts.update({ userId: USER }, contract, changed);
    }
    return undefined;
  };
}

/** Plays a pair on a ledger of one account, lets all that waits come to its end, and answers what does not agree then. */
export async function playWriters(
  pair: Pair,
  { database, asaas }: { database: Database; asaas: TestAsaas },
): Promise<string[]> {
  await restoreTables(database, NOTHING_KEPT);
  for (const things of [asaas.payments, asaas.customers]) things.clear();
  let day: BillingDay = START;
  const setDay = (next: BillingDay): void => {
    day = next;
    asaas.setToday(next);
  };
  setDay(START);
  const gate = createTurnstile(createDice(pair.seed));
  const around = {
    asaas,
    today: () => day,
    onMoved: () => undefined,
    takeTurns: createTurns({ db: { ...database, kind: 'pglite' }, log: { warn: () => undefined } }),
  };
  const dice = createDice(pair.seed + 1);
  const kills = [1, 2].map(() => createKills(dice, { database, ask: asaas.fetch, gate }));
  const servers = kills.map((each) => startServer(each.revive(), around));
  const first = servers[0] as Server;
  let events = 0;
  let wasRestored = false;

  const tell = (server: Server, paymentId: string) =>
    server.events.receive({ sellerId: OPERATOR, id: `evt_${(events += 1)}`, paymentId });
  /** Payments whose event came to the door and was not handled, as the server was stopped. */
  const untold: string[] = [];

  const payThere = (invoice: StoredInvoice | undefined): string | undefined => {
    const { providerId } = invoice ?? {};
    const payment = providerId ? asaas.payments.get(providerId) : undefined;
    const isOpen = ['PENDING', 'OVERDUE'].includes(String(payment?.['status']));
    if (!providerId || !isOpen || payment?.['deleted'] === true) return undefined;
    asaas.pay(providerId, day);
    untold.push(providerId);
    return providerId;
  };

  const write = createWrite({ today: () => day, tell, payThere });
  /** Refused it is not done: so it was answered. */
  const tryWrite = (server: Server, writing: Writing): Promise<Done | undefined> =>
    write(server, writing).catch((error: unknown) => {
      if (error instanceof ApiError || error instanceof Killed) return undefined;
      throw error;
    });

  await bill(first, USER, { startsOn: START, cents: 12_345 });
  await bill(first, LATER, { startsOn: addDays(NOW, 11), cents: 5_432 });
  await look(first);
  const backups: KeptTables[] = [await keepTables(database)];
  setDay(NOW);
  await first.sweep();
  backups.push(await keepTables(database));
  const done: (Done | undefined)[] = [];
  for (const writing of pair.before) done.push(await tryWrite(first, writing));
  backups.push(await keepTables(database));

  const arm = (at: number, isKilled: boolean): void => kills[at]?.arm(isKilled, STEPS_MOST);
  if (pair.both.some(({ writer }) => writer === 'restore')) {
    // Nobody else is on it meanwhile: the other is stopped, wherever it is.
    arm(0, pair.isKilled);
    const other = pair.both.find(({ writer }) => writer !== 'restore');
    if (other) await tryWrite(first, other);
    await restoreTables(database, backups[pair.backup % backups.length] ?? NOTHING_KEPT);
    done.length = 0;
    wasRestored = true;
  } else {
    arm(0, pair.isKilled);
    done.push(
      ...(await Promise.all(
        pair.both.map((writing, at) => tryWrite(servers[at] as Server, writing)),
      )),
    );
  }
  arm(0, false);
  arm(1, false);
  const server = startServer((kills[0] as (typeof kills)[0]).revive(), around);
  for (let night = 0; night < NIGHTS; night += 1) {
    for (const paymentId of untold.splice(0)) await tell(server, paymentId);
    await look(server);
    await server.differences.compareAll();
    setDay(addDays(day, 1));
  }
  await look(server);

  const books = await checkBooks(server, asaas, day);
  const problems = [...books.problems, ...(await checkCharges(server, asaas, wasRestored))];
  const { closed, open } = await checkAccounts(server, day);
  problems.push(...closed, ...open);
  for (const { id, is, what } of done.filter((each) => each !== undefined)) {
    const kept = await server.invoices.find(id);
    const others = done.filter((each) => each?.id === id).length;
    // What two people did is what the later one did; what is paid is due on no day.
    if (others > 1) continue;
    if (kept && !is(kept)) problems.push(`#${id}: ${what} was done, and it is ${kept.status}`);
    if (!kept) problems.push(`#${id} is gone`);
  }
  return problems;
}

/** Charges that somebody could pay, or has paid, and nobody here knows nor is told of. */
async function checkCharges(
  server: Server,
  asaas: TestAsaas,
  wasRestored: boolean,
): Promise<string[]> {
  const problems: string[] = [];
  const invoices = await server.invoices.list({});
  const known = new Map(invoices.map((invoice) => [invoice.providerId, invoice]));
  const told = await server.differences.list(OPERATOR);
  for (const [id] of asaas.payments) {
    const invoice = known.get(id);
    const charge = await server.providerOf(OPERATOR).read(id);
    const found = charge && compareForeign(charge);
    if (invoice || !found) continue;
    const isTold = told.some(
      ({ providerId, theirs, isSettled }) =>
        providerId === id && !isSettled && theirs === found.theirs,
    );
    if (!wasRestored) problems.push(`${id} of ${found.theirs} is nobody's`);
    if (!isTold) problems.push(`${id} of ${found.theirs} is told to nobody`);
  }
  for (const { id, status, open, value, problem, providerId, provider } of invoices) {
    const isWaiting = isOwed(status) || status.endsWith('GENERATED');
    if (isWaiting && open === value && providerId === null && provider !== 'manual') {
      problems.push(`#${id} was not sent: ${problem}`);
    }
  }
  return problems;
}
