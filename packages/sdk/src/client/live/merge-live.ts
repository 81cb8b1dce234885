import type { Device, Position } from '../../contract';
import { isEqual, isNewerFix } from '../../domain';

/**
 * A device as it is after a frame. Frames carry positionId 0, and may come out of order: an older
 * lastUpdate does not undo a newer status.
 */
export function mergeDevice(previous: Device | undefined, next: Device): Device {
  if (!previous) return next;
  const positionId = next.positionId || previous.positionId;
  const isOlder = isBefore(next.lastUpdate, previous.lastUpdate);
  if (!isOlder) return { ...next, positionId };
  return { ...next, positionId, status: previous.status, lastUpdate: previous.lastUpdate };
}

/**
 * The fix that counts: the next one unless its fixTime is older; an equal one replaces, and one of a right clock
 * takes the place of one from the future.
 */
export function mergePosition(previous: Position | undefined, next: Position): Position {
  // Clocks are looked at only where the order of times would drop a fix.
  const isOlder = previous !== undefined && isBefore(next.fixTime, previous.fixTime);
  return isOlder && !isNewerFix(next, previous) ? previous : next;
}

/**
 * True when two states of a device differ in more than the fields that the tracker changes by
 * itself.
 */
export function isOwnFieldChange(previous: Device, next: Device): boolean {
  const { status, lastUpdate, positionId } = previous;
  return !isEqual(previous, { ...next, status, lastUpdate, positionId });
}

const UTC = '+00:00';

/** Servers write moments alike, in UTC; so written they are compared as they are. */
function isBefore(left: string | null, right: string | null): boolean {
  if (left === right) return false;
  const isAlike = left?.length === right?.length && left?.endsWith(UTC) && right?.endsWith(UTC);
  return isAlike ? left! < right! : toMs(left) < toMs(right);
}

function toMs(at: string | null): number {
  return at === null ? -Infinity : Date.parse(at);
}
