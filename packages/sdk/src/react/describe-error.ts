import { isTrackingError } from '../client';
import { describeErrorCode, type ErrorCode } from '../domain';

type ErrorKey = `error.code.${ErrorCode}`;

const BY_STATUS: Record<number, ErrorKey> = {
  401: 'error.code.HTTP_401_UNAUTHORIZED',
  403: 'error.code.HTTP_403_FORBIDDEN',
  404: 'error.code.HTTP_404_NOT_FOUND',
  429: 'error.code.HTTP_429_TOO_MANY_REQUESTS',
};

/** The key of the sentence for a failed call: what happened, then what to do. */
export function describeError(error: unknown): ErrorKey {
  if (!isTrackingError(error)) return 'error.code.UNKNOWN_ERROR';
  const known = describeErrorCode(error.code)?.key;
  return known ?? BY_STATUS[error.status ?? 0] ?? 'error.code.UNKNOWN_ERROR';
}
