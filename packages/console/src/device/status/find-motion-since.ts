import { HOUR_MS, resolveMotionState, type MotionState } from '@rastro/sdk/domain';

/** The least a fix must have to tell when a state began. */
export type MotionFix = {
  fixTime: string;
  speed: number;
  attributes: Record<string, unknown>;
};

/** Reads the fixes of a stretch of time, oldest first. */
export type ReadFixes = (fromMs: number, toMs: number) => Promise<readonly MotionFix[]>;

const ONLINE = { status: 'online' };

/** How far back is looked, step by step: most states are young, and a day of a bus is thousands of fixes. */
const STEPS_MS = [HOUR_MS / 2, 4 * HOUR_MS, 24 * HOUR_MS];

/**
 * The time of the first fix of the unbroken run of `state` that ends at `nowMs`, ISO text. Null when
 * the last fix says otherwise, or when the run began before the last 24 hours.
 */
export async function findMotionSince(
  read: ReadFixes,
  state: MotionState,
  nowMs: number,
): Promise<string | null> {
  let since: string | null = null;
  let toMs = nowMs;
  for (const stepMs of STEPS_MS) {
    const fromMs = nowMs - stepMs;
    const fixes = await read(fromMs, toMs);
    const index = fixes.findLastIndex(
      (fix) => resolveMotionState({ device: ONLINE, position: fix }) !== state,
    );
    since = fixes[index + 1]?.fixTime ?? since;
    if (index >= 0) return since;
    toMs = fromMs;
  }
  return null;
}
