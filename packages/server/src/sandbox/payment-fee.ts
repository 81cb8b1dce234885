import type { Cents } from '@rastro/sdk/domain';

/** Payment methods, in the provider's terms. */
export const PAID_BY = ['PIX', 'BOLETO', 'CREDIT_CARD'] as const;
export type PaidBy = (typeof PAID_BY)[number];

const FLAT: Cents = 199;
const CARD_FLAT: Cents = 49;
/** Hundredths of a percent. */
const CARD_RATE = 299;
const WHOLE_RATE = 10_000;

/**
 * Returns the fee of a payment, by the prices of 2026: R$ 1.99 of Pix and boleto, R$ 0.49 and 2.99
 * % of a card, whose share is rounded down to whole cents, and never more than the amount received.
 */
export function feeOf(by: PaidBy, paid: Cents): Cents {
  const fee = by === 'CREDIT_CARD' ? CARD_FLAT + Math.floor((paid * CARD_RATE) / WHOLE_RATE) : FLAT;
  return Math.min(fee, Math.max(0, paid));
}
