import { MINUTE_MS } from '../time/durations';

/** What became of an action. `unknown` was begun, and nobody can say how it ended: the server stopped meanwhile. */
export const LOG_OUTCOMES = ['done', 'refused', 'failed', 'running', 'unknown'] as const;

/** One of {@link LOG_OUTCOMES}. */
export type LogOutcome = (typeof LOG_OUTCOMES)[number];

/** No call takes longer: what runs since then will not end any more. */
const LONGEST_CALL_MS = 5 * MINUTE_MS;

/** What is told of an action that is noted as `running` since a time. */
export const toLogOutcome = (noted: LogOutcome, sinceMs: number, nowMs: number): LogOutcome =>
  noted === 'running' && nowMs - sinceMs > LONGEST_CALL_MS ? 'unknown' : noted;

/** How the answer of a call (its HTTP status) counts. */
export const outcomeOfStatus = (status: number): LogOutcome => {
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
};
