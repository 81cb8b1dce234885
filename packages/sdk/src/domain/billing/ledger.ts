import type { BillingDay } from './billing-day';
import type { Cents } from './money';

/**
 * What moves the money of an invoice. The amounts of an invoice's entries add up to what of it is still to be
 * paid: above zero is owed, below zero is paid. Entries are written and never changed.
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

/** What an entry is. */
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
 * What a payment writes: the discount that it took and the fine and interest that it brought, the payment, and as
 * `adjusted` what was paid above or below what was to be paid. Afterwards nothing is owed.
 *
 * @param open - what of the invoice is still to be paid, without fine and interest
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
 * What a part payment writes: it goes first on fine and interest, of which only what it covers is written, and then on
 * the value (Código Civil, article 354).
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

/** What makes payments in cash undone: they are taken back, and so is what they brought and took. */
export function listUndoMoves(value: Cents, written: readonly LedgerMove[]): LedgerMove[] {
  const cash = -sumMoves(written.filter(({ kind }) => kind === 'cash' || kind === 'cashUndone'));
  return moved([
    { kind: 'cashUndone', cents: cash },
    { kind: 'adjusted', cents: value - sumMoves(written) - cash },
  ]);
}

/** What giving money back writes: it is owed to nobody afterwards. */
export const listRefundMoves = (cents: Cents): LedgerMove[] =>
  moved([
    { kind: 'refunded', cents },
    { kind: 'waived', cents: -cents },
  ]);

/** What of an invoice is still to be paid. */
export const sumMoves = (moves: readonly Pick<LedgerMove, 'cents'>[]): Cents =>
  moves.reduce((sum, { cents }) => sum + cents, 0);
