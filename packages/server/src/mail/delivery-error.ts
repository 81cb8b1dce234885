import type { ServiceFound } from '@rastro/sdk/domain';

/**
 * Reason for a failed delivery. `away`: the channel itself is down, for any recipient. `refused`:
 * this message will never be accepted. `failed`: it may be accepted later.
 */
export type DeliveryProblem = 'away' | 'refused' | 'failed';

/** Something could not be handed over; the message says why, without secrets. */
export class DeliveryError extends Error {
  constructor(
    readonly problem: DeliveryProblem,
    message: string,
    /** It is not to be tried before, epoch ms. */
    readonly notBeforeMs = 0,
    /** Nothing can have gone out. */
    readonly isUntouched = problem === 'away',
    /** Reason for translation; left out where only the message states it. */
    readonly found?: ServiceFound,
  ) {
    super(message);
    this.name = 'DeliveryError';
  }
}

/** Refusal of mail and webhooks for or from an account of the demo. */
export const silentOfDemo = (): DeliveryError =>
  new DeliveryError('refused', 'An account of the demo sends nothing out');

/** The way of some alone is closed: for all others it is open. */
export const asFailed = (error: unknown): unknown =>
  error instanceof DeliveryError && error.problem === 'away'
    ? new DeliveryError('failed', error.message, error.notBeforeMs, true, error.found)
    : error;
