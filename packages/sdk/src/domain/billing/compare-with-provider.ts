import { type InvoiceStatus, isOwed, isPaid } from './invoice-status';
import type { Cents } from './money';

/** Why what is here is not what a provider says. */
export const DIFFERENCE_REASONS = ['missing', 'owed', 'paid', 'foreign'] as const;

/** One of {@link DIFFERENCE_REASONS}. */
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

/** What differs, in cents. */
export interface ProviderDifference {
  reason: DifferenceReason;
  ours: Cents;
  theirs: Cents;
}

interface Ours {
  /** What is still to be paid. */
  open: Cents;
  /** What came in, less what was given back. */
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
 * What of a charge that nobody here made differs: what came in for it, or is to be paid; undefined where nothing does,
 * because it was taken away there, or all of it was given back.
 */
export function compareForeign(theirs: Theirs): ProviderDifference | undefined {
  if (theirs.isDeleted || theirs.status === 'REFUNDED') return undefined;
  return {
    ...{ reason: 'foreign', ours: 0 },
    theirs: hasPaid(theirs) ? theirs.paid - theirs.refunded : theirs.value,
  };
}

/** What of an invoice differs from what its provider says of it; nothing where both agree to the cent. */
export function compareWithProvider(ours: Ours, theirs: Theirs | undefined): ProviderDifference[] {
  if (!theirs) return [{ reason: 'missing', ours: ours.open + ours.paid, theirs: 0 }];
  const { status, isDeleted, value, paid, refunded } = theirs;
  const all: ProviderDifference[] = [
    { reason: 'owed', ours: ours.open, theirs: !isDeleted && isOwed(status) ? value : 0 },
    { reason: 'paid', ours: ours.paid, theirs: hasPaid(theirs) ? paid - refunded : 0 },
  ];
  return all.filter((each) => each.ours !== each.theirs);
}
