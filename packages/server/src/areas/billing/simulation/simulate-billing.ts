import {
  addDays,
  type BillingDay,
  computeAmountOn,
  isOwed,
  isPaid,
  payableUntil,
} from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import { createTurns } from '../../../db/take-turns';
import { BY_ITSELF } from '../billing-desk';
import { checkNewContract, readContractInput } from '../check-contract';
import type { ProviderEvent } from '../event-queue';
import { OPERATOR } from '../sellers';
import type { TestAsaas } from '../testing';
import { checkAccounts } from './check-accounts';
import { type CheckedBooks, checkBooks } from './check-books';
import { createDice, type Dice } from './dice';
import { createKills, Killed } from './kills';
import { RESELLER, type Server, startServer } from './start-server';
import { createTurnstile } from './turnstile';

/** Size of a simulation; the same seed repeats it. */
export interface SimulationOptions {
  accounts: number;
  months: number;
  seed: number;
  database: Database;
  asaas: TestAsaas;
  print?: (line: string) => void;
}

/**
 * Events of a simulation, and everything that does not agree: nothing, where the books are right.
 */
export interface SimulationResult extends CheckedBooks {
  kills: number;
  messages: Record<'sent' | 'lost' | 'doubled', number>;
  /** Number of times that an account was closed, opened by its payment, and opened on trust. */
  moves: Record<'suspended' | 'restored' | 'trusted', number>;
}

const START = '2024-01-31';
const DAYS_A_MONTH = 30.44;
const DOCUMENT = '52998224725';

/** One-off charges and credits; the last is more than most months cost. */
const ONCE = ['49.90 New tracker', '0.01 Rounded', '-30.00 Days without signal', '-400.00 Moved'];

/** Contracts of every kind; the 31st is among their due days. */
function toContract(accountId: number, dice: Dice): object {
  const kind = dice.pick(['account', 'vehicle', 'plan'] as const);
  const startsOn = addDays(START, dice.below(28));
  return {
    name: `Contract ${accountId}`,
    accountId,
    document: DOCUMENT,
    startsOn,
    priceKind: kind,
    cents: kind === 'plan' ? 0 : 1_000 + dice.below(20_000),
    steps: kind === 'plan' ? '1: 99.00\n3: 150.00 + 7.53' : '',
    dueDay: 1 + dice.below(31),
    months: dice.pick([1, 1, 1, 3]),
    isProRata: dice.may(0.5),
    billed: dice.pick(['ahead', 'after'] as const),
    ...(dice.may(0.6) && { fineMode: 'percent', fine: 200, interest: 100 }),
    suspendDays: dice.may(0.6) ? 1 + dice.below(10) : 0,
    trustDays: dice.below(4),
    oneOffs: ONCE.filter(() => dice.may(0.4))
      .map((said) => `${addDays(startsOn, dice.below(150))} ${said}`)
      .join('\n'),
    ...(dice.may(0.3) && { discountMode: 'fixed', discount: 333, discountDays: dice.below(6) }),
  };
}

/** Nobody disputes what was paid longer ago. */
const DISPUTED_DAYS = 500;
const isDisputable = ({ paymentDate }: Record<string, unknown>, day: BillingDay): boolean =>
  addDays(String(paymentDate), DISPUTED_DAYS) >= day;

/** Acts as payers do at the provider, and as the provider does by itself. */
async function live({
  asaas,
  dice,
  day,
  first,
  tell,
}: {
  asaas: TestAsaas;
  dice: Dice;
  day: BillingDay;
  /** The one that people come to. */
  first: Server;
  tell: (paymentId: string) => void;
}): Promise<void> {
  for (const [id, payment] of asaas.payments) {
    if (payment['deleted'] === true) continue;
    const status = String(payment['status']);
    if (status === 'PENDING' || status === 'OVERDUE') {
      if (!dice.may(0.12)) continue;
      const invoice = await first.invoices.find(
        Number(String(payment['externalReference']).split('-')[1]),
      );
      if (!invoice) continue;
      const { value, terms } = invoice;
      const dueOn = String(payment['dueDate']);
      const due = computeAmountOn({ value, dueOn, payableUntil: payableUntil(dueOn) }, terms, day);
      // Now and then somebody pays something else.
      const paid = dice.may(0.03) ? due.total - dice.below(Math.min(500, due.total)) : due.total;
      asaas.pay(id, day, paid / 100, dice.pick(['PIX', 'BOLETO', 'CREDIT_CARD']));
      // What it keeps is not always known at once.
      if (payment['status'] === 'CONFIRMED' && dice.may(0.3)) delete payment['netValue'];
      tell(id);
    } else if (status === 'CONFIRMED') {
      if (String(payment['creditDate']) > day) continue;
      asaas.receive(id, day);
      tell(id);
    } else if (status === 'RECEIVED' && isDisputable(payment, day) && dice.may(0.004)) {
      payment['status'] = 'CHARGEBACK_REQUESTED';
      tell(id);
    } else if (status.startsWith('CHARGEBACK') && dice.may(0.3)) {
      if (dice.may(0.5)) payment['status'] = 'RECEIVED';
      else asaas.refund(id);
      tell(id);
    }
  }
}

/** Acts as managers do here, and as suspended accounts do. */
async function manage(
  server: Server,
  { dice, day, onTrusted }: { dice: Dice; day: BillingDay; onTrusted: () => void },
): Promise<void> {
  const by = { ...BY_ITSELF, userName: 'Ana' };
  for (const { id, status, paid } of await server.invoices.list({ from: addDays(day, -90) })) {
    const isOpen = isOwed(status);
    const act = dice.below(400);
    const work =
      isOpen && act === 0
        ? server.desk.receiveInCash(id, { day, cents: 0, rest: 'open' }, by)
        : isOpen && act === 1
          ? server.desk.cancel(id, by)
          : isOpen && act === 2
            ? server.desk.changeDueDay(id, addDays(day, 5), by)
            : isPaid(status) && act === 3 && paid > 1
              ? server.desk.refund(id, dice.may(0.5) ? 0 : 1 + dice.below(paid), by)
              : undefined;
    // Refused where the provider knows better; that is said, and nothing is done.
    await work?.catch((error: unknown) => {
      if (error instanceof Killed) throw error;
    });
  }
  for (const userId of await server.rights.listSuspendedByItself()) {
    if (dice.may(0.1) && (await server.rights.useTrust(userId))) onTrusted();
  }
}

/** One look of a server, with what it is told meanwhile; events without an answer are posted again later. */
async function look(
  server: Server,
  told: readonly ProviderEvent[],
  postAgain: (event: ProviderEvent) => void,
): Promise<void> {
  await server.late.restoreAll();
  await server.sweep();
  for (const invoice of await server.invoices.listOpen()) {
    await server.send(invoice);
    await server.desk.fallDue(invoice);
  }
  await server.late.suspend(await server.invoices.listOpen());
  for (const event of told) {
    await server.events.receive(event).catch(() => postAgain(event));
  }
  await server.events.handleAll();
}

/** Years of bills of many accounts by a clock of their own, with all that goes wrong between. */
export async function simulateBilling(options: SimulationOptions): Promise<SimulationResult> {
  const { accounts, months, seed, database, asaas, print = () => undefined } = options;
  const dice = createDice(seed);
  let day: BillingDay = START;
  const endsOn = addDays(START, Math.round(months * DAYS_A_MONTH));
  const today = () => day;
  asaas.setToday(day);
  const gate = createTurnstile(createDice(seed + 1));
  const messages = { sent: 0, lost: 0, doubled: 0 };
  const moves = { suspended: 0, restored: 0, trusted: 0 };
  const problems: string[] = [];
  let waiting: ProviderEvent[] = [];
  const around = {
    asaas,
    today,
    takeTurns: createTurns({ db: { ...database, kind: 'pglite' }, log: { warn: () => undefined } }),
    onMoved: (news: 'suspended' | 'restored') => void (moves[news] += 1),
  };
  const allKills = [1, 2].map(() => createKills(dice, { database, ask: asaas.fetch, gate }));
  const countKills = () => allKills.reduce((sum, kills) => sum + kills.count(), 0);
  const servers = allKills.map((kills) => startServer(kills.revive(), around));
  /** The one that people come to. */
  const first = () => servers[0] as Server;

  const tell = (paymentId: string): void => {
    messages.sent += 1;
    if (dice.may(0.1)) {
      messages.lost += 1;
      return;
    }
    const sellerId = asaas.keyOf(paymentId) === asaas.otherKey ? RESELLER : OPERATOR;
    const event = { sellerId, id: `evt_${messages.sent}`, paymentId };
    waiting.push(event);
    if (dice.may(0.15)) {
      messages.doubled += 1;
      waiting.push(event);
    }
  };

  const work = async (
    server: Server,
    told: readonly ProviderEvent[],
    isNight: boolean,
  ): Promise<void> => {
    await look(server, told, (event) => waiting.push(event));
    if (server !== first()) return;
    await manage(server, { dice, day, onTrusted: () => (moves.trusted += 1) });
    if (isNight) await server.differences.compareAll();
  };

  /** A day of one server, or of two at the same time; each may be killed in the middle of it. */
  const spendDay = async (isNight: boolean): Promise<void> => {
    const events = dice.shuffle(waiting);
    waiting = [];
    const awake = dice.may(0.5) ? servers : servers.slice(0, 1);
    const told = awake.map((): ProviderEvent[] => []);
    for (const event of events) told[dice.below(awake.length)]?.push(event);
    for (const kills of allKills.slice(0, awake.length)) kills.arm(dice.may(0.4));
    await Promise.all(
      awake.map((server, at) =>
        work(server, told[at] ?? [], isNight).catch((error: unknown) => {
          if (!allKills[at]?.isDead()) throw error;
        }),
      ),
    );
    let wereKilled = false;
    for (const [at, kills] of allKills.entries()) {
      kills.arm(false);
      if (!kills.isDead()) continue;
      wereKilled = true;
      servers[at] = startServer(kills.revive(), around);
    }
    // A payment opens at once, where nobody was killed in the middle of it.
    const { invoices, late } = first();
    if (wereKilled) await late.restoreAll();
    else problems.push(...(await checkAccounts(first(), day)).closed);
    await late.suspend(await invoices.listOpen());
    const { closed, open } = await checkAccounts(first(), day);
    problems.push(...closed, ...open);
  };

  for (let id = 1; id <= accounts; id += 1) {
    const input = readContractInput(toContract(id, dice) as Record<string, unknown>);
    const sellerId = id % 3 === 0 ? RESELLER : OPERATOR;
    await first().contracts.create({ userId: id }, { ...checkNewContract(input, START), sellerId });
  }
  let lookedOn = day;
  while (day < endsOn) {
    // Off for some days now and then: what was missed is made up.
    day = addDays(day, 1 + dice.below(5));
    asaas.setToday(day);
    await live({ asaas, dice, day, first: first(), tell });
    const isNight = addDays(lookedOn, 7) <= day;
    await spendDay(isNight);
    if (!isNight) continue;
    lookedOn = day;
    print(`${day}: ${asaas.payments.size} charges, ${countKills()} kills`);
  }
  await first().events.handleAll();
  await work(first(), waiting.splice(0), false);
  // What was disputed last, and whose message was lost, is seen within a month.
  day = addDays(day, 31);
  await first().differences.compareAll();
  day = addDays(day, -31);
  // What was paid, and was late by the clock of then alone.
  await first().late.restoreAll();
  await first().late.suspend(await first().invoices.listOpen());
  const { closed, open } = await checkAccounts(first(), day);
  const books = await checkBooks(first(), asaas, day);
  return {
    ...books,
    kills: countKills(),
    messages,
    moves,
    problems: [...problems, ...closed, ...open, ...books.problems],
  };
}
