import type { TrackingError } from './request/tracking-error';
import { isTrackingError } from './request/tracking-error';

/** The TrackingError that a call fails with; fails itself when the call does not. */
export async function failure(call: Promise<unknown>): Promise<TrackingError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isTrackingError(error)) throw new Error('The call did not fail with a TrackingError');
  return error;
}
