import { resolveMotionState, type MotionState } from '@rastro/sdk/domain';

/** The least a fix must have to tell when a state began. */
export type MotionFix = {
  fixTime: string;
  speed: number;
  attributes: Record<string, unknown>;
};

const ONLINE = { status: 'online' };

/**
 * The time of the first fix of the unbroken run of `state` that ends the list (oldest first), ISO
 * text. Null when the last fix says otherwise, or when the run began before the list does.
 */
export function findMotionSince(fixes: readonly MotionFix[], state: MotionState): string | null {
  let index = fixes.length - 1;
  while (index >= 0) {
    const fix = fixes[index];
    if (!fix || resolveMotionState({ device: ONLINE, position: fix }) !== state) break;
    index -= 1;
  }
  const first = fixes[index + 1];
  return index < 0 || !first ? null : first.fixTime;
}
