import { HOUR_MS, SECOND_MS } from '@rastro/sdk/domain';

/**
 * Returns the time from which a `Retry-After` (seconds or a date) allows the next attempt; 0 when
 * it gives none. At most an hour ahead.
 */
export function readRetryAfter(text: string | undefined, nowMs: number): number {
  if (text === undefined) return 0;
  const isSeconds = /^\d{1,9}$/.test(text.trim());
  const atMs = isSeconds ? nowMs + Number(text) * SECOND_MS : Date.parse(text);
  return Number.isNaN(atMs) ? 0 : Math.min(atMs, nowMs + HOUR_MS);
}
