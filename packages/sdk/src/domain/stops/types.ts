export type { StopDecision, StopFix, StopLimits, StopNeed, StopSituation } from './decide-stop';
export type { FenceAction, FenceEvent } from './fence-action';
export type { SentCommand } from './may-stop-engine';
export type { SendingPlan } from './expect-sending';
