export { describeRunError } from './describe-run-error';
export { describeTiming, formatWeekday } from './describe-timing';
export {
  findScheduleProblem,
  MAX_REPORT_RECIPIENTS,
  MAX_SCHEDULED_REPORTS,
  parseRecipients,
} from './find-schedule-problem';
export { nextRunMs, REPORT_REPEATS } from './next-run';
export { scheduleView } from './schedule-view';
export { resolveScheduledPeriod, SCHEDULED_PERIODS } from './scheduled-period';
export type * from './types';
