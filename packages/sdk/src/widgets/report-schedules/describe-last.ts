import { REPORT_RUN_STATES, type ScheduledReport } from '../../contract';

/** How the last time went; null before the first. */
export function describeLast({
  lastDueAt,
  lastStatus,
}: Pick<ScheduledReport, 'lastDueAt' | 'lastStatus'>) {
  const status = REPORT_RUN_STATES.find((known) => known === lastStatus);
  if (lastDueAt === null || status === undefined) return null;
  return {
    dueAt: lastDueAt,
    words: `schedule.status.${status}` as const,
    isBad: status === 'failed' || status === 'partly',
  };
}
