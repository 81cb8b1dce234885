/**
 * Why something was not handed over. `away`: the way itself is closed, whoever it is for.
 * `refused`: this one will never be taken. `failed`: it may be taken later.
 */
export type DeliveryProblem = 'away' | 'refused' | 'failed';

/** Something could not be handed over; the message says why, without secrets. */
export class DeliveryError extends Error {
  constructor(
    readonly problem: DeliveryProblem,
    message: string,
    /** It is not to be tried before, epoch ms. */
    readonly notBeforeMs = 0,
  ) {
    super(message);
    this.name = 'DeliveryError';
  }
}
