import { TrackingError } from './tracking-error';

/** Throws where something is given that a call does not take: left out, it would answer for more than was meant. */
export function refuseUnknown(given: object, known: readonly string[]): void {
  const field = Object.keys(given).find((name) => !known.includes(name));
  if (field === undefined) return;
  const choice = known.length === 0 ? 'none' : known.join(', ');
  throw new TrackingError({
    code: 'QUERY_INVALID',
    field,
    message: `${field} is nothing that this call knows. It takes: ${choice}.`,
  });
}
