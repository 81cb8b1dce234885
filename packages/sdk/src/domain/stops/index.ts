export {
  decideStop,
  DEFAULT_STOP_LIMITS,
  MAX_STOP_LIMITS,
  readStopLimits,
  STOP_WAITS_MS,
  toStopFix,
} from './decide-stop';
export { expectSending } from './expect-sending';
export { findFenceAction, listFenceEffects } from './fence-action';
export { findLockState, type LockState } from './lock-state';
export { findEngineEffect } from './find-engine-effect';
export { isHarmless, mayStopEngine, withHarmlessMark, withoutMark } from './may-stop-engine';
export { NO_DRIVER, sayStopReason } from './stop-reason';
export type * from './types';
