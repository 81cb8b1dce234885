import { type Finding, ok, warn } from './check';

/** Beyond this, ages and ends of tokens are visibly wrong. */
const MAX_SKEW_MS = 30_000;

/** Compares this clock with the server's; null when the server sent no time. */
export function checkClock(
  dateHeader: string | null,
  sentMs: number,
  nowMs: number,
): Finding | null {
  const serverMs = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
  if (Number.isNaN(serverMs)) return null;
  // The header has whole seconds, and was written some time between the question and now.
  const early = serverMs + 999 - sentMs;
  const late = serverMs - nowMs;
  const skewMs = early < 0 ? early : late > 0 ? late : 0;
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  if (Math.abs(skewMs) <= MAX_SKEW_MS) {
    return ok('clock', seconds === 0 ? 'as on the server' : `${seconds} s from the server's`);
  }
  return warn(
    'clock',
    `This clock is ${seconds} s ${skewMs < 0 ? 'ahead of' : 'behind'} the server's.`,
    'Let both set their time from the network (NTP).',
  );
}
