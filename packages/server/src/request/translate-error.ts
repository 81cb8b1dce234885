import { describeExpressionProblem, ERROR_CODES, type ErrorCode } from '@rastro/sdk/domain';
import { DEVICES_UNCOUNTED, readReachedLimit } from '../upstream/device-room';
import type { Refusal, UpstreamFault } from '../upstream/upstream';
import { ApiError, forbidden, unauthorized, wordsOf } from './api-error';
import { refusePhrases, refuseWith } from './refuse-field';

/** The first line of what the tracking API says, without class names and without what follows " - ". */
export function readUpstreamWords(body: string | null): string {
  const line = (body ?? '').split('\n', 1)[0] ?? '';
  const text = line.replace(/^(?:[A-Za-z_$][\w$]*\.)+[A-Za-z_$][\w$]*(?:: |$)/, '');
  const cut = text.indexOf(' - ');
  const words = (cut === -1 ? text : text.slice(0, cut)).trim();
  return words === line.trim() ? words : readUpstreamWords(words);
}

/** Error codes for the messages of the tracking API. */
const FORBIDDEN: ReadonlyMap<string, ErrorCode> = new Map([
  ['Write access denied', 'WRITE_ACCESS_DENIED'],
  ['Operation restricted', 'WRITE_ACCESS_DENIED'],
  ['Temporary user', 'ACCOUNT_IS_SHARED'],
  ['Administrator access required', 'ADMINISTRATOR_REQUIRED'],
  ['Manager access required', 'MANAGER_REQUIRED'],
  ['User is disabled', 'ACCOUNT_IS_DISABLED'],
  ['User has expired', 'ACCOUNT_IS_DISABLED'],
  ['Manager user limit reached', 'USER_LIMIT_REACHED'],
  ['Registration disabled', 'REGISTRATION_DISABLED'],
]);

/** Refusals when a limit is reached; the text of the code contains the remedy. */
const FULL: ReadonlyMap<string, readonly [status: number, code: ErrorCode]> = new Map([
  ['Command queue full', [409, 'COMMAND_QUEUE_FULL']],
  ['Object limit reached', [409, 'OBJECT_LIMIT_REACHED']],
  ['The device has no position yet', [400, 'DEVICE_WITHOUT_POSITION']],
  ['Daily limit reached', [429, 'DAILY_LIMIT_REACHED']],
  [DEVICES_UNCOUNTED, [409, 'DEVICES_UNCOUNTED']],
]);

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
/** Field name in an error of the embedded engine: `A text is too long (phone)`. */
const FIELD_AT_END = / \((\w+)\)$/;
const DUPLICATE_FIELDS = [
  ['uniqueId', /unique_?id/i],
  ['email', /email/i],
  ['login', /login/i],
] as const;

/** Origin of a refusal: the entity in the path, if the path included its id. */
export interface TranslationContext {
  /** `Device` for `/devices/5`; undefined for lists. */
  entity: string | undefined;
  /** Nothing is named but that one: what is refused is to see it. */
  isRead?: boolean;
  /** An expression was sent with it: what is wrong with that is told with its place. */
  expression?: string | undefined;
}

/** Makes a refusal of the tracking API one of ours. Its trace is never passed on. */
export function translateError(
  { status, message, fault }: Refusal,
  { entity, isRead = false, expression }: TranslationContext,
): ApiError {
  if (fault !== undefined) return FAULTS[fault]();
  const words = readUpstreamWords(message);
  if (status === 401) return unauthorized('The session has ended, or the credentials are wrong.');
  const known = FORBIDDEN.get(words);
  if (known !== undefined) return forbidden(known);
  const full = FULL.get(words);
  if (full !== undefined) return new ApiError(...full, wordsOf(full[1]));
  const reached = readReachedLimit(words);
  if (reached !== undefined) {
    const of = { status: 409, code: 'DEVICE_LIMIT_EXCEEDED' as const };
    return refuseWith(of, 'refusal.limit.most', { most: reached });
  }
  if (words === 'Cycle in group hierarchy') {
    return new ApiError(422, 'GROUP_CYCLE', wordsOf('GROUP_CYCLE'));
  }
  const denied = DENIED.exec(words)?.[1];
  // A thing is hidden by what it is of, too: an event by its device.
  const isHidden = denied !== undefined && entity !== undefined && (isRead || denied === entity);
  if (status === 404 || isHidden) return notFound(entity);
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
  const field = FIELD_AT_END.exec(words)?.[1];
  const said = words === '' ? 'The request was refused.' : words;
  const says = expression === undefined ? null : describeExpressionProblem(message, expression);
  if (says) return refusePhrases({ status, code: 'BAD_REQUEST', field: 'expression' }, says, said);
  return new ApiError(status, 'BAD_REQUEST', said, field === undefined ? {} : { field });
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
