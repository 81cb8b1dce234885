export type { ScheduleDraft, ScheduleProblem } from './find-schedule-problem';
export type { ReportRepeat, ReportTiming } from './next-run';
export type { ScheduleStart } from './schedule-view';
export type { ScheduledPeriod } from './scheduled-period';
