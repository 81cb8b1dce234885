/**
 * Times at which a silent device is reported: after `startMs` without a message, then every
 * `periodMs` (0: once).
 */
export interface InactivityRule {
  startMs: number;
  periodMs: number;
}

/** True when a moment to speak of it lies after `fromMs` and not after `toMs`. */
export const isInactivityDue = (
  { startMs, periodMs }: InactivityRule,
  heardAtMs: number,
  { fromMs, toMs }: { fromMs: number; toMs: number },
): boolean => {
  const firstMs = heardAtMs + startMs;
  if (startMs <= 0 || toMs < firstMs) return false;
  if (fromMs < firstMs) return true;
  if (periodMs <= 0) return false;
  return Math.floor((toMs - firstMs) / periodMs) > Math.floor((fromMs - firstMs) / periodMs);
};
