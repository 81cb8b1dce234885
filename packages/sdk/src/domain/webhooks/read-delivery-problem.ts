/** What is kept of a message that could not be signed: the secret of its address was lost. */
export const NO_SECRET = 'Make a new secret first';

/** What became of a message to an address: `status` where it answered something else than that it took it. */
export type DeliveryProblem = 'noSecret' | 'noAnswer' | 'status';

/** Why a message was not taken, from the HTTP status and what is kept of it; null where it was. */
export function readDeliveryProblem(status: number, error: string): DeliveryProblem | null {
  if (error === '') return null;
  if (error === NO_SECRET) return 'noSecret';
  return status === 0 ? 'noAnswer' : 'status';
}
