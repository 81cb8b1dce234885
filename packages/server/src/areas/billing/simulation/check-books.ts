import {
  type BillingDay,
  compareWithProvider,
  isOwed,
  isPaid,
  isPeriodBillable,
  listPeriods,
  readOneOffs,
  sumMoves,
  toBillingTerms,
} from '@rastro/sdk/domain';
import type { StoredContract } from '../contract-store';
import { readStatement } from '../read-statement';
import type { StoredInvoice } from '../stored-invoice';
import type { TestAsaas } from '../testing';
import { ORIGIN, RESELLER, type Server } from './start-server';

/** Totals of the books, and everything in them that does not agree. */
export interface CheckedBooks {
  invoices: number;
  /** Number of them that are at the provider. */
  charged: number;
  invoicedCents: number;
  receivedCents: number;
  openCents: number;
  /** Fees that the provider kept of payments. */
  feeCents: number;
  /** Number of one-off charges and credits, on an invoice each. */
  oneOffs: number;
  problems: string[];
}

const sumOf = (lines: readonly { cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

type Charge = Readonly<Record<string, unknown>>;

/**
 * Returns the fee kept of a payment, in cents: it stays kept whatever is refunded, and cash has
 * none.
 */
function keptOf({ status, clientPaymentDate, value, netValue }: Charge = {}): number {
  const isCash = status === 'RECEIVED_IN_CASH';
  if (isCash || typeof clientPaymentDate !== 'string' || netValue === undefined) return 0;
  return Math.round((Number(value) - Number(netValue)) * 100);
}

/** Finds what has no reason in a contract and its invoices, the oldest first. */
function checkContract(contract: StoredContract, invoices: readonly StoredInvoice[]) {
  const problems: string[] = [];
  let carried = 0;
  for (const { id, lines, value, carried: left } of invoices) {
    if (sumOf(lines) !== value) problems.push(`#${id}: lines are ${sumOf(lines)}, not ${value}`);
    const cost = sumOf(lines.filter(({ kind }) => kind !== 'credit'));
    if (cost + carried !== value + left) {
      problems.push(`#${id}: costs ${cost} with ${carried} of before, not ${value} and ${left}`);
    }
    carried = left;
  }
  const read = readOneOffs(contract.oneOffs, contract.currency);
  const items = 'list' in read ? (read.list ?? []) : [];
  const charged = invoices.flatMap(({ lines }) => lines.filter(({ kind }) => kind === 'oneOff'));
  const end = invoices.at(-1)?.to ?? '';
  const due = items.filter(({ day }) => day < end);
  const say = (list: readonly { text: string; cents: number }[]) =>
    list.map(({ text, cents }) => `${text} ${cents}`).sort((one, other) => (one < other ? -1 : 1));
  const [ours, theirs] = [say(due).join(', '), say(charged).join(', ')];
  if (ours !== theirs) problems.push(`contract ${contract.id}: once is ${ours}, not ${theirs}`);
  return { problems, oneOffs: charged.length };
}

/** Compares every invoice with its contract, its ledger, the provider and the statement. */
export async function checkBooks(
  server: Server,
  asaas: Pick<TestAsaas, 'payments' | 'key' | 'otherKey' | 'keyOf'>,
  day: BillingDay,
): Promise<CheckedBooks> {
  const problems: string[] = [];
  const all = await server.invoices.list({});
  const charges = new Map<string, number>();
  for (const { externalReference, deleted } of asaas.payments.values()) {
    if (deleted === true) continue;
    const name = String(externalReference);
    charges.set(name, (charges.get(name) ?? 0) + 1);
  }
  for (const [name, count] of charges)
    if (count > 1) problems.push(`${name} was charged ${count} times`);
  let [invoicedCents, receivedCents, openCents, theirs, oneOffs] = [0, 0, 0, 0, 0];
  let [feeCents, theirFees] = [0, 0];
  for (const invoice of all) {
    const entries = await server.invoices.listEntries(invoice.id);
    const sum = sumMoves(entries);
    invoicedCents += invoice.value;
    receivedCents += invoice.paid;
    openCents += invoice.open;
    feeCents += invoice.fee ?? 0;
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
    const kept = keptOf(asaas.payments.get(invoice.providerId));
    theirFees += kept;
    if (kept !== (invoice.fee ?? 0)) {
      problems.push(`#${invoice.id} (${invoice.status}): fee ${invoice.fee}, there ${kept}`);
    }
    const hasPaid = told && !told.isDeleted && isPaid(told.status);
    if (hasPaid) theirs += told.paid - told.refunded;
  }
  const ours = all
    .filter(({ providerId }) => providerId !== null)
    .reduce((sum, { paid }) => sum + paid, 0);
  if (feeCents !== theirFees) problems.push(`fees of ${feeCents} here, ${theirFees} there`);
  if (ours !== theirs) problems.push(`received ${ours} here, ${theirs} there`);
  const byContract = new Map<number | null, StoredInvoice[]>();
  for (const invoice of all) {
    byContract.set(invoice.contractId, [...(byContract.get(invoice.contractId) ?? []), invoice]);
  }
  for (const contract of await server.contracts.listOf()) {
    const terms = toBillingTerms(contract, await server.contracts.pricesOf(contract.id));
    const wanted = listPeriods(terms, day, 10).filter((period) =>
      isPeriodBillable(terms, period, day),
    ).length;
    const made = byContract.get(contract.id) ?? [];
    if (wanted !== made.length) {
      problems.push(`contract ${contract.id}: ${made.length} invoices of ${wanted}`);
    }
    const inOrder = made.sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1));
    const checked = checkContract(contract, inOrder);
    oneOffs += checked.oneOffs;
    problems.push(...checked.problems);
  }
  const lines = await readStatement(server.db, ORIGIN, { from: null, to: null });
  const owed = lines.at(-1)?.balance ?? 0;
  if (owed !== openCents) problems.push(`the statement says ${owed} owed, not ${openCents}`);
  return {
    invoices: all.length,
    charged: charges.size,
    invoicedCents,
    receivedCents,
    openCents,
    feeCents,
    oneOffs,
    problems,
  };
}
