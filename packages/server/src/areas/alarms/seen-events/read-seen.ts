import type { SeenEvents } from '@rastro/sdk/contract';
import { refuseField } from '../../../request/refuse-field';

/** More are not marked in one call. */
const MAX_AT_ONCE = 500;

const isId = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) > 0;

/**
 * Reads the seen events from a body; a moment in the future counts as now. Throws a 422 that names
 * the member.
 */
export function readSeen(body: unknown, nowMs: number): SeenEvents {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refuseField('until', 'refusal.seen.body');
  }
  const { until = null, ids = [] } = body as Record<string, unknown>; // looked at below
  const untilMs = typeof until === 'string' ? Date.parse(until) : NaN;
  if (until !== null && Number.isNaN(untilMs)) {
    throw refuseField('until', 'refusal.moment');
  }
  if (!Array.isArray(ids) || ids.length > MAX_AT_ONCE || !ids.every(isId)) {
    throw refuseField('ids', 'refusal.ids');
  }
  return {
    until: until === null ? null : new Date(Math.min(untilMs, nowMs)).toISOString(),
    ids: ids.map(Number),
  };
}
