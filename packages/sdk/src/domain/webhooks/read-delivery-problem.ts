/** Stored error of a message that could not be signed: the secret of its address was lost. */
export const NO_SECRET = 'Make a new secret first';

/** Result of a failed delivery to an address: `status` if its response was not a success. */
export type DeliveryProblem = 'noSecret' | 'noAnswer' | 'status';

/**
 * Returns why a message was not accepted, from the HTTP status and the stored error; null if it
 * was.
 */
export function readDeliveryProblem(status: number, error: string): DeliveryProblem | null {
  if (error === '') return null;
  if (error === NO_SECRET) return 'noSecret';
  return status === 0 ? 'noAnswer' : 'status';
}
