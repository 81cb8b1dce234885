import { ApiError } from '../../request/api-error';

/** The answer to guessing. */
export const tooManyAttempts = (retryAfterSeconds: number): ApiError =>
  new ApiError(
    429,
    'TOO_MANY_ATTEMPTS',
    `Too many attempts. Try again in ${retryAfterSeconds} seconds.`,
    { retryAfterSeconds },
  );
