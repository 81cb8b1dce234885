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

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    extra: { field?: string; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = extra.field;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}

/** Nobody is signed in, or the credentials are wrong. */
export const unauthorized = (message = 'Sign in first.'): ApiError =>
  new ApiError(401, 'HTTP_401_UNAUTHORIZED', message);

/** A 403 in the words that everybody reads for its code. */
export const forbidden = (code: ErrorCode): ApiError => new ApiError(403, code, wordsOf(code));

/** The sentence of a code, in English. */
export const wordsOf = (code: ErrorCode): string =>
  getProductWords('en-US').t(`error.code.${code}`);
