export { describeRunError } from './describe-run-error';
export { describeTiming, formatWeekday } from './describe-timing';
export {
  findScheduleProblem,
  MAIL_ADDRESS,
  MOST_REPORT_RECIPIENTS,
  MOST_SCHEDULED_REPORTS,
  parseRecipients,
  type ScheduleDraft,
  type ScheduleProblem,
} from './find-schedule-problem';
export { nextRunMs, REPORT_REPEATS, type ReportRepeat, type ReportTiming } from './next-run';
export {
  resolveScheduledPeriod,
  SCHEDULED_PERIODS,
  type ScheduledPeriod,
} from './scheduled-period';
