import { isTrackingError } from '@rastro/sdk/client';
import type { TextKey } from '../i18n/dictionaries';

const BY_CODE: Record<string, TextKey> = {
  CONNECTION_ERROR: 'error.network.text',
  TIMEOUT: 'error.timeout.text',
  FILL_ALL_FIELDS: 'error.signIn.fields',
  HTTP_401_UNAUTHORIZED: 'error.signIn.credentials',
  ACCOUNT_IS_DISABLED: 'error.signIn.disabled',
  USER_IS_DISABLED: 'error.signIn.disabled',
  ACCOUNT_IS_BLOCKED: 'error.signIn.blocked',
  SETUP_CODE_WRONG: 'error.setup.code',
  PERMISSION_DENIED: 'error.denied.text',
  WRITE_ACCESS_DENIED: 'error.denied.text',
};

const BY_STATUS: Record<number, TextKey> = {
  401: 'error.signIn.credentials',
  403: 'error.denied.text',
  429: 'error.signIn.throttled',
};

/** The sentence for a failed call: what happened, then what to do. */
export function describeError(error: unknown): TextKey {
  if (!isTrackingError(error)) return 'error.server.text';
  return BY_CODE[error.code] ?? BY_STATUS[error.status ?? 0] ?? 'error.server.text';
}
