import { ERROR_CODES, type ErrorCode } from '@rastro/sdk/domain';
import type { Refusal, UpstreamFault } from '../upstream/upstream';
import { ApiError, unauthorized } from './api-error';

/** The first line of what the tracking API says, without class names and without what follows " - ". */
export function readUpstreamWords(body: string | null): string {
  const line = (body ?? '').split('\n', 1)[0] ?? '';
  const text = line.replace(/^(?:[A-Za-z_$][\w$]*\.)+[A-Za-z_$][\w$]*(?:: |$)/, '');
  const cut = text.indexOf(' - ');
  const words = (cut === -1 ? text : text.slice(0, cut)).trim();
  return words === line.trim() ? words : readUpstreamWords(words);
}

const KNOWN: Readonly<Record<string, [status: number, code: ErrorCode, message: string]>> = {
  'Write access denied': [403, 'WRITE_ACCESS_DENIED', 'This account may not change that.'],
  'Operation restricted': [403, 'WRITE_ACCESS_DENIED', 'This account may not change that.'],
  'Temporary user': [
    403,
    'ACCOUNT_IS_SHARED',
    'This account is shared: nothing of the account itself can be changed.',
  ],
  'Administrator access required': [
    403,
    'ADMINISTRATOR_REQUIRED',
    'Only administrators may do that.',
  ],
  'Manager access required': [403, 'MANAGER_REQUIRED', 'Only managers may do that.'],
  'User is disabled': [
    403,
    'ACCOUNT_IS_DISABLED',
    'The account is disabled. Contact the administrator.',
  ],
  'User has expired': [
    403,
    'ACCOUNT_IS_DISABLED',
    'The account has expired. Contact the administrator.',
  ],
  'Manager user limit reached': [403, 'USER_LIMIT_REACHED', 'No more users can be added.'],
  'Registration disabled': [403, 'REGISTRATION_DISABLED', 'Registration is switched off.'],
  'Cycle in group hierarchy': [422, 'GROUP_CYCLE', 'A group cannot lie inside itself.'],
};

const RETRY_AFTER_SECONDS = 5;

const FAULTS: Readonly<Record<UpstreamFault, () => ApiError>> = {
  away: () =>
    new ApiError(
      503,
      'UPSTREAM_AWAY',
      'The tracking service cannot be reached. Try again shortly.',
      {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      },
    ),
  slow: () => new ApiError(504, 'UPSTREAM_SLOW', 'The tracking service took too long to answer.'),
  incompatible: () =>
    new ApiError(
      502,
      'UPSTREAM_INCOMPATIBLE',
      'The tracking service answered in a form that is not understood. It may have been upgraded.',
    ),
};

const DENIED = /^(\w+) access denied$/;
const DUPLICATE = /\b(?:unique|duplicate)\b/i;
const DUPLICATE_FIELDS = [
  ['uniqueId', /unique_?id/i],
  ['email', /email/i],
  ['login', /login/i],
] as const;

/** Where a refusal came from: the entity in the path, if the path named one by its id. */
export interface TranslationContext {
  /** `Device` for `/devices/5`; undefined for lists. */
  entity: string | undefined;
}

/** Makes a refusal of the tracking API one of ours. Its trace is never passed on. */
export function translateError(
  { status, message, fault }: Refusal,
  { entity }: TranslationContext,
): ApiError {
  if (fault !== undefined) return FAULTS[fault]();
  const words = readUpstreamWords(message);
  if (status === 401) return unauthorized('The session has ended, or the credentials are wrong.');
  const known = KNOWN[words];
  if (known !== undefined) return new ApiError(...known);
  const denied = DENIED.exec(words)?.[1];
  if (status === 404 || (denied !== undefined && denied === entity)) return notFound(entity);
  if (denied !== undefined) {
    const code = ERROR_CODES.find((one) => one === `${denied.toUpperCase()}_ACCESS_DENIED`);
    return new ApiError(403, code ?? 'HTTP_403_FORBIDDEN', `${words}.`);
  }
  if (DUPLICATE.test(words)) {
    const field = DUPLICATE_FIELDS.find(([, pattern]) => pattern.test(words))?.[0];
    return new ApiError(
      409,
      'ALREADY_EXISTS',
      `Another one has this ${field ?? 'value'} already.`,
      {
        ...(field === undefined ? {} : { field }),
      },
    );
  }
  if (status === 409) {
    return new ApiError(
      409,
      'CHANGE_LOST',
      `Somebody changed the same thing at the same time: ${words}. Look at it again, and repeat the change.`,
      { field: words.split(/[.,]/, 1)[0] ?? '' },
    );
  }
  if (status >= 500) {
    return new ApiError(
      status === 504 ? 504 : 502,
      'UPSTREAM_FAILED',
      'The tracking service failed.',
    );
  }
  return new ApiError(status, 'BAD_REQUEST', words === '' ? 'The request was refused.' : words);
}

function notFound(entity: string | undefined): ApiError {
  if (entity === undefined) return new ApiError(404, 'NOT_FOUND', 'There is nothing here.');
  const code = ERROR_CODES.find((one) => one === `${entity.toUpperCase()}_NOT_FOUND`);
  return new ApiError(
    404,
    code ?? 'NOT_FOUND',
    `There is no such ${entity.toLowerCase()}, or this account cannot see it.`,
  );
}
