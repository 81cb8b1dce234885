export type { ClockChange } from './find-clock-changes';
export type { DateStyle } from './format-date';
export type { PeriodChoice, PeriodKind, PeriodProblem, PeriodResult } from './named-period';
export type { Period } from './period';
export type { PeriodAddress } from './period-address';
export type { WallTime } from './wall-time';
