import {
  addDays,
  type BillingDay,
  compareWithProvider,
  computeAmountOn,
  isOwed,
  isPaid,
  listPeriods,
  payableUntil,
  sumMoves,
  toBillingTerms,
} from '@rastro/sdk/domain';
import type { Database } from '../../../db/database';
import type { TakeTurns } from '../../../db/take-turns';
import { createAsaas } from '../asaas';
import { BillingDesk, BY_ITSELF } from '../billing-desk';
import { checkNewContract, readContractInput } from '../check-contract';
import { ContractStore } from '../contract-store';
import { createDifferences } from '../differences';
import { InvoiceStore } from '../invoice-store';
import type { ProviderEvent } from '../event-queue';
import { createProviderEvents } from '../provider-events';
import { OPERATOR } from '../sellers';
import { createPayers } from '../payers';
import { readStatement } from '../read-statement';
import { createSendInvoice } from '../send-invoice';
import { createSweep } from '../sweep';
import type { TestAsaas } from '../testing';
import { createKills, Killed } from './kills';
import { createDice, type Dice } from './dice';

/** How large it is; the same seed does the same. */
export interface SimulationOptions {
  accounts: number;
  months: number;
  seed: number;
  database: Database;
  asaas: TestAsaas;
  print?: (line: string) => void;
}

/** What happened, and everything that does not agree: nothing, where the books are right. */
export interface SimulationResult {
  invoices: number;
  /** So many of them are at the provider. */
  charged: number;
  invoicedCents: number;
  receivedCents: number;
  openCents: number;
  kills: number;
  messages: Record<'sent' | 'lost' | 'doubled', number>;
  problems: string[];
}

const ORIGIN = 'simulation';
/** Sells to every third account, by an account of its own at the provider. */
const RESELLER = 1_000_000;
const START = '2024-01-31';
const DAYS_A_MONTH = 30.44;
const DOCUMENT = '52998224725';

/** Contracts of every kind; the 31st is among their due days. */
function toContract(accountId: number, dice: Dice): object {
  const kind = dice.pick(['account', 'vehicle', 'plan'] as const);
  const startsOn = addDays(START, dice.below(28));
  return {
    ...{ name: `Contract ${accountId}`, accountId, document: DOCUMENT, startsOn },
    ...{ priceKind: kind, cents: kind === 'plan' ? 0 : 1_000 + dice.below(20_000) },
    ...{ steps: kind === 'plan' ? '1: 99.00\n3: 150.00 + 7.53' : '' },
    ...{ dueDay: 1 + dice.below(31), months: dice.pick([1, 1, 1, 3]), isProRata: dice.may(0.5) },
    ...{ billed: dice.pick(['ahead', 'after'] as const) },
    ...(dice.may(0.6) && { fineMode: 'percent', fine: 200, interest: 100 }),
    ...(dice.may(0.3) && { discountMode: 'fixed', discount: 333, discountDays: dice.below(6) }),
  };
}

/** Nobody disputes what was paid longer ago. */
const DISPUTED_DAYS = 500;
const isDisputable = ({ paymentDate }: Record<string, unknown>, day: BillingDay): boolean =>
  addDays(String(paymentDate), DISPUTED_DAYS) >= day;

/** Years of bills of many accounts by a clock of their own, with all that goes wrong between. */
export async function simulateBilling(options: SimulationOptions): Promise<SimulationResult> {
  const { accounts, months, seed, database, asaas, print = () => undefined } = options;
  const dice = createDice(seed);
  let day: BillingDay = START;
  const endsOn = addDays(START, Math.round(months * DAYS_A_MONTH));
  const today = () => day;
  asaas.setToday(day);
  const clock = () => Date.parse(`${day}T12:00:00Z`);
  const kills = createKills(dice, database, asaas.fetch);
  const silent = { warn: () => undefined };
  const messages = { sent: 0, lost: 0, doubled: 0 };
  let waiting: ProviderEvent[] = [];

  /** A server as it comes up: nothing of before is in its memory. */
  const start = () => {
    const { db, fetch } = kills.revive();
    const contracts = new ContractStore(db, ORIGIN);
    const invoices = new InvoiceStore(db, ORIGIN, clock);
    const { url } = asaas;
    const open = (key: string) =>
      createAsaas({
        ...{ url, key, webhookToken: undefined, fetch },
        userAgent: async () => 'simulation/1',
      });
    const [operators, resellers] = [open(asaas.key), open(asaas.otherKey)];
    const providerOf = (sellerId: number) => (sellerId === RESELLER ? resellers : operators);
    // Nobody is suspended here.
    const onChanged = async () => undefined;
    const takeTurns: TakeTurns = (_key, run) => run();
    const desk = new BillingDesk({ store: invoices, providerOf, today, takeTurns, onChanged });
    const shared = { invoices, desk, clock, log: silent };
    return {
      ...{ db, contracts, invoices, providerOf, desk },
      sweep: createSweep({
        ...{ contracts, invoices, today, log: silent, providerOf },
        nameOf: async (userId) => `Account ${userId}`,
        // It grows, by the day and the account alone.
        countVehicles: async (userId) => 1 + ((userId * 7 + Number(day.slice(5, 7))) % 9),
      }),
      send: createSendInvoice({
        ...{ origin: ORIGIN, invoices, providerOf, today, onChanged },
        takeTurns,
        payers: createPayers({
          ...{ db, origin: ORIGIN, prefix: '' },
          readCustomer: { account: async (userId) => ({ name: `Account ${userId}` }) },
        }),
      }),
      events: createProviderEvents({
        ...{ ...shared, database: db },
        // It has no fiscal notes.
        notesDesk: { refresh: async () => undefined },
      }),
      differences: createDifferences({ ...shared, db, origin: ORIGIN, providerOf, today }),
    };
  };
  let server = start();

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

  /** What those who pay do at the provider, and it by itself. */
  const live = async (): Promise<void> => {
    for (const [id, payment] of asaas.payments) {
      if (payment['deleted'] === true) continue;
      const status = String(payment['status']);
      if (status === 'PENDING' || status === 'OVERDUE') {
        if (!dice.may(0.12)) continue;
        const invoice = await server.invoices.find(
          Number(String(payment['externalReference']).slice(8)),
        );
        if (!invoice) continue;
        const { value, terms } = invoice;
        const dueOn = String(payment['dueDate']);
        const due = computeAmountOn(
          { value, dueOn, payableUntil: payableUntil(dueOn) },
          terms,
          day,
        );
        // Now and then somebody pays something else.
        const paid = dice.may(0.03) ? due.total - dice.below(Math.min(500, due.total)) : due.total;
        asaas.pay(id, day, paid / 100);
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
  };

  /** What managers do here. */
  const manage = async (): Promise<void> => {
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
  };

  const work = async (): Promise<void> => {
    await server.sweep();
    for (const invoice of await server.invoices.listOpen()) {
      await server.send(invoice);
      await server.desk.fallDue(invoice);
    }
    const events = dice.shuffle(waiting);
    waiting = [];
    for (const event of events) {
      await server.events.receive(event).catch(() => {
        // Without an answer it is posted again later.
        waiting.push(event);
      });
    }
    await server.events.handleAll();
    await manage();
  };

  for (let id = 1; id <= accounts; id += 1) {
    const input = readContractInput(toContract(id, dice) as Record<string, unknown>);
    await server.contracts.create(
      { userId: id },
      {
        ...checkNewContract(input, START),
        sellerId: id % 3 === 0 ? RESELLER : OPERATOR,
      },
    );
  }
  let lookedOn = day;
  while (day < endsOn) {
    // Off for some days now and then: what was missed is made up.
    day = addDays(day, 1 + dice.below(5));
    asaas.setToday(day);
    await live();
    kills.arm(dice.may(0.4));
    const isNight = addDays(lookedOn, 7) <= day;
    await work()
      .then(() => (isNight ? server.differences.compareAll() : undefined))
      .catch((error: unknown) => {
        if (!kills.isDead()) throw error;
      });
    if (isNight) {
      lookedOn = day;
      print(`${day}: ${asaas.payments.size} charges, ${kills.count()} kills`);
    }
    kills.arm(false);
    if (kills.isDead()) server = start();
  }
  await server.events.handleAll();
  await work();
  // What was disputed last, and whose message was lost, is seen within a month.
  day = addDays(day, 31);
  await server.differences.compareAll();
  day = addDays(day, -31);
  return check();

  async function check(): Promise<SimulationResult> {
    const problems: string[] = [];
    const all = await server.invoices.list({});
    const charges = new Map<string, number>();
    for (const { externalReference } of [...asaas.payments.values()] as Record<string, unknown>[]) {
      const name = String(externalReference);
      charges.set(name, (charges.get(name) ?? 0) + 1);
    }
    for (const [name, count] of charges)
      if (count > 1) problems.push(`${name} was charged ${count} times`);
    let [invoicedCents, receivedCents, openCents, theirs] = [0, 0, 0, 0];
    for (const invoice of all) {
      const entries = await server.invoices.listEntries(invoice.id);
      const sum = sumMoves(entries);
      invoicedCents += invoice.value;
      receivedCents += invoice.paid;
      openCents += invoice.open;
      if (sum !== invoice.open)
        problems.push(`#${invoice.id}: entries are ${sum}, open ${invoice.open}`);
      if (!isOwed(invoice.status) && invoice.open !== 0) {
        problems.push(`#${invoice.id}: ${invoice.status} with ${invoice.open} open`);
      }
      if (invoice.providerId === null) continue;
      const key = invoice.sellerId === RESELLER ? asaas.otherKey : asaas.key;
      if (asaas.keyOf(invoice.providerId) !== key) {
        problems.push(`#${invoice.id} is at somebody else's account`);
      }
      const told = await server.providerOf(invoice.sellerId).read(invoice.providerId);
      for (const { reason, ours, theirs: said } of compareWithProvider(invoice, told)) {
        problems.push(
          `#${invoice.id} (${invoice.status}, ${told?.status}): ${reason}: ${ours}, there ${said}; ${entries.map(({ kind, cents }) => `${kind} ${cents}`).join(', ')}`,
        );
      }
      const hasPaid = told && !told.isDeleted && isPaid(told.status);
      if (hasPaid) theirs += told.paid - told.refunded;
    }
    const ours = all
      .filter(({ providerId }) => providerId !== null)
      .reduce((sum, { paid }) => sum + paid, 0);
    if (ours !== theirs) problems.push(`received ${ours} here, ${theirs} there`);
    for (const contract of await server.contracts.listOf()) {
      const terms = toBillingTerms(contract, await server.contracts.pricesOf(contract.id));
      const wanted = listPeriods(terms, day, 10).length;
      const made = all.filter(({ contractId }) => contractId === contract.id).length;
      if (wanted !== made) problems.push(`contract ${contract.id}: ${made} invoices of ${wanted}`);
    }
    const days = { from: null, to: null };
    const lines = await readStatement(server.db, ORIGIN, days);
    const owed = lines.at(-1)?.balance ?? 0;
    if (owed !== openCents) problems.push(`the statement says ${owed} owed, not ${openCents}`);
    return {
      ...{ invoices: all.length, charged: charges.size, invoicedCents, receivedCents, openCents },
      ...{ kills: kills.count(), messages, problems },
    };
  }
}
