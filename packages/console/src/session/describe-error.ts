import { isTrackingError } from '@rastro/sdk/client';
import { domainDictionaries, hasLabel, type DomainKey } from '@rastro/sdk/domain';

const BY_STATUS: Record<number, DomainKey> = {
  401: 'error.code.HTTP_401_UNAUTHORIZED',
  403: 'error.code.HTTP_403_FORBIDDEN',
  404: 'error.code.HTTP_404_NOT_FOUND',
  429: 'error.code.HTTP_429_TOO_MANY_REQUESTS',
};

/** The sentence for a failed call: what happened, then what to do. */
export function describeError(error: unknown): DomainKey {
  if (!isTrackingError(error)) return 'error.code.UNKNOWN_ERROR';
  const key = `error.code.${error.code}`;
  if (isKnown(key)) return key;
  return BY_STATUS[error.status ?? 0] ?? 'error.code.UNKNOWN_ERROR';
}

const isKnown = (key: string): key is DomainKey => hasLabel(domainDictionaries, key);
