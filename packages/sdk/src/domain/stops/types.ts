export type { StopDecision, StopFix, StopLimits, StopNeed, StopSituation } from './decide-stop';
export type { FenceDeed, FenceEvent } from './fence-deed';
export type { SentCommand } from './may-stop-engine';
export type { SendingPlan } from './expect-sending';
