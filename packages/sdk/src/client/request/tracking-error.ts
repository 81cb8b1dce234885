import type { ErrorCode } from '../../domain';

/** A code of {@link TrackingError}: those with words are completed by editors, and servers of other versions have more. */
export type TrackingErrorCode =
  | ErrorCode
  | ('TIMEOUT' | 'ABORTED' | 'UNEXPECTED_ANSWER' | 'NO_WEBSOCKET')
  | (string & {});

/**
 * Every failure of a call. `code` is the spec's word (§8) or the server's in its form; beside them:
 * CONNECTION_ERROR (no answer), TIMEOUT, ABORTED, UNEXPECTED_ANSWER (not what the contract says),
 * and HTTP_404_NOT_FOUND and the like where the server said nothing. `message` is the server's own,
 * for logs, not for people. `details` holds what else the error carried, e.g. `trustAvailable`.
 */
export class TrackingError extends Error {
  readonly kind = 'tracking';
  readonly code: TrackingErrorCode;
  readonly status: number | undefined;
  readonly field: string | undefined;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(fields: {
    code: TrackingErrorCode;
    status?: number;
    message?: string;
    field?: string;
    details?: Record<string, unknown>;
    cause?: unknown;
  }) {
    super(fields.message || fields.code, { cause: fields.cause });
    this.name = 'TrackingError';
    this.code = fields.code;
    this.status = fields.status;
    this.field = fields.field;
    this.details = fields.details ?? {};
  }
}

/**
 * True when a thrown value is a TrackingError, with this code if one is passed. Checks the members,
 * not the class, so that two copies of the package on a page understand each other.
 */
export function isTrackingError(error: unknown, code?: TrackingErrorCode): error is TrackingError {
  if (typeof error !== 'object' || error === null) return false;
  if (!('kind' in error) || error.kind !== 'tracking' || !('code' in error)) return false;
  return typeof error.code === 'string' && (code === undefined || error.code === code);
}
