export type { StopDecision, StopFix, StopLimits, StopNeed, StopSituation } from './decide-stop';
export type { SentCommand } from './is-engine-stop';
