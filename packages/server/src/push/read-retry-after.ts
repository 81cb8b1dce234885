import { HOUR_MS, SECOND_MS } from '@rastro/sdk/domain';

/** When a `Retry-After` lets one try again, in seconds or as a date; 0 where it says nothing. Never later than in an hour. */
export function readRetryAfter(text: string | undefined, nowMs: number): number {
  if (text === undefined) return 0;
  const isSeconds = /^\d{1,9}$/.test(text.trim());
  const atMs = isSeconds ? nowMs + Number(text) * SECOND_MS : Date.parse(text);
  return Number.isNaN(atMs) ? 0 : Math.min(atMs, nowMs + HOUR_MS);
}
