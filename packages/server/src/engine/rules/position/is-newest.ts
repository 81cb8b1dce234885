import { CLOCK_TIME, isNewerFix } from '@rastro/sdk/domain';
import { formatTime } from '../../common/format-time';
import type { Position } from '../../positions/position';

const toTimedFix = ({ fixTimeMs, serverTimeMs, attributes }: Position) => ({
  fixTime: formatTime(fixTimeMs),
  serverTime: formatTime(serverTimeMs),
  attributes,
});

/**
 * Returns true when a fix is the newest of its device: one that is right replaces one whose time
 * was guessed.
 */
export const isNewest = (position: Position, last: Position | null): boolean => {
  if (!last || position.fixTimeMs >= last.fixTimeMs) return true;
  return CLOCK_TIME in last.attributes && isNewerFix(toTimedFix(position), toTimedFix(last));
};
