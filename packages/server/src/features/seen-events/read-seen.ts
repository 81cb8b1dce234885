import type { SeenEvents } from '@rastro/sdk/contract';
import { ApiError } from '../../request/api-error';

/** More are not marked in one call. */
const MAX_AT_ONCE = 500;

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

const refuse = (field: string, words: string): ApiError =>
  new ApiError(422, 'FIELD_INVALID', words, { field });

/** What somebody says they have seen; a moment in the future is now. Throws a 422 that names the member. */
export function readSeen(body: unknown, nowMs: number): SeenEvents {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new ApiError(422, 'FIELD_INVALID', 'Send an object with until, ids or both.');
  }
  const { until = null, ids = [] } = body as Record<string, unknown>; // looked at below
  const untilMs = typeof until === 'string' ? Date.parse(until) : NaN;
  if (until !== null && Number.isNaN(untilMs)) {
    throw refuse('until', 'until is a moment, as ISO text, or null.');
  }
  if (!Array.isArray(ids) || ids.length > MAX_AT_ONCE || !ids.every(isId)) {
    throw refuse('ids', `ids is a list of at most ${MAX_AT_ONCE} ids of events.`);
  }
  return {
    until: until === null ? null : new Date(Math.min(untilMs, nowMs)).toISOString(),
    ids: ids.map(Number),
  };
}
