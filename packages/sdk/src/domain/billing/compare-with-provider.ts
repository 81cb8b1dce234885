import { type InvoiceStatus, isOwed, isPaid } from './invoice-status';
import type { Cents } from './money';

/** Reasons for a difference between data here and a provider's. */
export const DIFFERENCE_REASONS = ['missing', 'owed', 'paid', 'foreign'] as const;

/** One of {@link DIFFERENCE_REASONS}. */
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

/** Difference between both sides, in cents. */
export interface ProviderDifference {
  reason: DifferenceReason;
  ours: Cents;
  theirs: Cents;
}

interface Ours {
  /** Amount still to be paid. */
  open: Cents;
  /** Amount received, less refunds. */
  paid: Cents;
}

interface Theirs {
  status: InvoiceStatus;
  isDeleted: boolean;
  value: Cents;
  paid: Cents;
  refunded: Cents;
}

const hasPaid = ({ status, isDeleted }: Theirs): boolean =>
  !isDeleted && status !== 'REFUNDED' && (isPaid(status) || status.startsWith('REFUND'));

/**
 * Compares a charge that nobody here made: the difference is the amount received for it, or to be
 * paid; undefined where there is none, as the charge was deleted there or fully refunded.
 */
export function compareForeign(theirs: Theirs): ProviderDifference | undefined {
  if (theirs.isDeleted || theirs.status === 'REFUNDED') return undefined;
  return {
    reason: 'foreign',
    ours: 0,
    theirs: hasPaid(theirs) ? theirs.paid - theirs.refunded : theirs.value,
  };
}

/**
 * Lists the differences between an invoice and its provider's data; empty where both agree to the
 * cent.
 */
export function compareWithProvider(ours: Ours, theirs: Theirs | undefined): ProviderDifference[] {
  if (!theirs) return [{ reason: 'missing', ours: ours.open + ours.paid, theirs: 0 }];
  const { status, isDeleted, value, paid, refunded } = theirs;
  const all: ProviderDifference[] = [
    { reason: 'owed', ours: ours.open, theirs: !isDeleted && isOwed(status) ? value : 0 },
    { reason: 'paid', ours: ours.paid, theirs: hasPaid(theirs) ? paid - refunded : 0 },
  ];
  return all.filter((each) => each.ours !== each.theirs);
}
