import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { refuseField } from '../../request/refuse-field';

/** A scan waits on a phone without network for so long. */
const OLDEST_MS = 7 * DAY_MS;
/** Clocks of phones are wrong by so much, and the network takes its time, without a word. */
const TOLERANCE_MS = 2 * MINUTE_MS;
/** Age from which a scan counts as late, in ms. */
const LATE_MS = MINUTE_MS;

/** Time of a scan, by the server's clock. */
export interface ScanTime {
  at: Date;
  /** It did not happen just now, or nobody can tell that it did. */
  isLate: boolean;
}

/** Reads by the clock of a phone when a scan was made; `sentAt` of the same clock says how wrong that is. */
export function readScanTime(
  { at, sentAt }: { at?: string | undefined; sentAt?: string | undefined },
  nowMs: number,
): ScanTime {
  if (at === undefined) return { at: new Date(nowMs), isLate: false };
  const wrongMs = sentAt === undefined ? 0 : Date.parse(sentAt) - nowMs;
  const atMs = Date.parse(at) - (Math.abs(wrongMs) > TOLERANCE_MS ? wrongMs : 0);
  const aheadMs = atMs - nowMs;
  if (aheadMs < -OLDEST_MS) throw refuseField('at', 'refusal.scan.old');
  if (aheadMs > TOLERANCE_MS && sentAt === undefined) {
    throw refuseField('at', 'refusal.scan.ahead');
  }
  // Made by a clock that was set right since: sent now is all that is known of it.
  const isUnknown = aheadMs > TOLERANCE_MS;
  return { at: new Date(Math.min(atMs, nowMs)), isLate: isUnknown || aheadMs < -LATE_MS };
}
