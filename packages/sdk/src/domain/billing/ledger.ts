import type { BillingDay } from './billing-day';
import type { Cents } from './money';

/**
 * Kinds of entries that move the money of an invoice. The amounts of its entries add up to the
 * amount still to be paid: above zero is owed, below zero is paid. Entries are written and never
 * changed.
 */
export const LEDGER_KINDS = [
  'invoiced',
  'discount',
  'fine',
  'interest',
  'adjusted',
  'paid',
  'cash',
  'cashUndone',
  'refunded',
  'waived',
  'chargedBack',
  'canceled',
  'status',
] as const;

/** Kind of an entry. */
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** An entry of an invoice; `status` and others of zero only tell what happened. */
export interface LedgerMove {
  kind: LedgerKind;
  cents: Cents;
}

/** One on its day. */
export interface DatedMove extends LedgerMove {
  day: BillingDay;
}

/** Amounts by which an invoice differs from its value on the day of a payment. */
interface Extras {
  discount: Cents;
  fine: Cents;
  interest: Cents;
}

const moved = (moves: readonly LedgerMove[]): LedgerMove[] =>
  moves.filter(({ cents }) => cents !== 0);

/**
 * Lists the entries of a payment: the discount, fine and interest it includes, the payment, and as
 * `adjusted` the amount paid above or below the amount due. Afterwards nothing is owed.
 *
 * @param open - unpaid part of the invoice, without fine and interest
 */
export function listPaymentMoves(
  open: Cents,
  due: Extras,
  payment: { kind: 'paid' | 'cash'; cents: Cents; isRestWaived?: boolean },
): LedgerMove[] {
  const rest = payment.cents - (open - due.discount + due.fine + due.interest);
  return moved([
    { kind: 'discount', cents: -due.discount },
    { kind: 'fine', cents: due.fine },
    { kind: 'interest', cents: due.interest },
    { kind: payment.isRestWaived && rest < 0 ? 'waived' : 'adjusted', cents: rest },
    { kind: payment.kind, cents: -payment.cents },
  ]);
}

/**
 * Lists the entries of a part payment: it covers fine and interest first, of which only the covered
 * part is written, and then the value (Código Civil, article 354).
 */
export function listPartMoves(
  due: Pick<Extras, 'fine' | 'interest'>,
  payment: { kind: 'cash'; cents: Cents },
): LedgerMove[] {
  const fine = Math.min(due.fine, payment.cents);
  const interest = Math.min(due.interest, payment.cents - fine);
  return moved([
    { kind: 'fine', cents: fine },
    { kind: 'interest', cents: interest },
    { kind: payment.kind, cents: -payment.cents },
  ]);
}

/**
 * Lists the entries that undo cash payments, with the discounts, fines and interest that came with
 * them.
 */
export function listUndoMoves(value: Cents, written: readonly LedgerMove[]): LedgerMove[] {
  const cash = -sumMoves(written.filter(({ kind }) => kind === 'cash' || kind === 'cashUndone'));
  return moved([
    { kind: 'cashUndone', cents: cash },
    { kind: 'adjusted', cents: value - sumMoves(written) - cash },
  ]);
}

/** Lists the entries of a refund: the amount is not owed again afterwards. */
export const listRefundMoves = (cents: Cents): LedgerMove[] =>
  moved([
    { kind: 'refunded', cents },
    { kind: 'waived', cents: -cents },
  ]);

/** Sums entries to the unpaid amount of an invoice. */
export const sumMoves = (moves: readonly Pick<LedgerMove, 'cents'>[]): Cents =>
  moves.reduce((sum, { cents }) => sum + cents, 0);
