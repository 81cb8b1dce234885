import { MINUTE_MS } from '../time/durations';

/** Outcomes of an action. `unknown` was begun without a known end: the server stopped meanwhile. */
export const LOG_OUTCOMES = ['done', 'refused', 'failed', 'running', 'unknown'] as const;

/** One of {@link LOG_OUTCOMES}. */
export type LogOutcome = (typeof LOG_OUTCOMES)[number];

/** No call takes longer: what runs since then will not end any more. */
const MAX_CALL_MS = 5 * MINUTE_MS;

/** Returns the outcome to show for an action; one noted as `running` for too long is `unknown`. */
export const toLogOutcome = (noted: LogOutcome, sinceMs: number, nowMs: number): LogOutcome =>
  noted === 'running' && nowMs - sinceMs > MAX_CALL_MS ? 'unknown' : noted;

/** Returns the outcome for the HTTP status of a call's response. */
export const outcomeOfStatus = (status: number): LogOutcome => {
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
};
