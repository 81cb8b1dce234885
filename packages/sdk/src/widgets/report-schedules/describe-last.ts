import { describeRunError } from '../../domain';
import { REPORT_RUN_STATES, type ScheduledReport } from '../../contract';

/** How the last time went; null before the first. */
export function describeLast({
  lastDueAt,
  lastStatus,
  lastError,
}: Pick<ScheduledReport, 'lastDueAt' | 'lastStatus' | 'lastError'>) {
  const status = REPORT_RUN_STATES.find((known) => known === lastStatus);
  if (lastDueAt === null || status === undefined) return null;
  return {
    dueAt: lastDueAt,
    words: `schedule.status.${status}` as const,
    /** Why it has not gone out, or not to all. */
    why: lastError ? describeRunError(lastError) : null,
    isBad: status === 'failed' || status === 'partly',
  };
}
