export {
  decideStop,
  DEFAULT_STOP_LIMITS,
  MOST_STOP_LIMITS,
  readStopLimits,
  STOP_WAITS_MS,
  toStopFix,
} from './decide-stop';
export { expectSending } from './expect-sending';
export { findFenceDeed } from './fence-deed';
export { findLockState, type LockState } from './lock-state';
export { mayStopEngine, withoutMark } from './may-stop-engine';
export type * from './types';
