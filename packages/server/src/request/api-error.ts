import type { ErrorCode } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';

/** A refusal at the product's door: becomes `{ code, message, field? }` with its status. */
export class ApiError extends Error {
  readonly status: number;
  /** For programs and translations: only what the SDK has words for in every language. */
  readonly code: ErrorCode;
  /** The member of the body or query that is wrong. */
  readonly field: string | undefined;
  /** Seconds after which to try again. */
  readonly retryAfterSeconds: number | undefined;
  /** Further members of the response, such as `trustAvailable` (spec §8). */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    extra: { field?: string; retryAfterSeconds?: number; details?: Record<string, unknown> } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = extra.field;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.details = extra.details ?? {};
  }
}

/** Nobody is signed in, or the credentials are wrong. */
export const unauthorized = (message = 'Sign in first.'): ApiError =>
  new ApiError(401, 'HTTP_401_UNAUTHORIZED', message);

/** A 403 in the words that everybody reads for its code. */
export const forbidden = (code: ErrorCode): ApiError =>
  new ApiError(403, code, wordsOf(code), { details: detailsOf(code) });

/** A refusal of a suspended account says whether it can be opened on trust (spec §8). */
const detailsOf = (code: ErrorCode): Record<string, unknown> =>
  code === 'ACCOUNT_IS_SUSPENDED' || code === 'ACCOUNT_IS_SUSPENDED_TRUST'
    ? { trustAvailable: code === 'ACCOUNT_IS_SUSPENDED_TRUST' }
    : {};

/** The sentence of a code, in English. */
export const wordsOf = (code: ErrorCode): string =>
  getProductWords('en-US').t(`error.code.${code}`);
