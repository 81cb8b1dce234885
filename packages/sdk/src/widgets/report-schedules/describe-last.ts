import { describeRunError } from '../../domain';
import { REPORT_RUN_STATES, type ScheduledReport } from '../../contract';

/** Describes the last run; null before the first. */
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
    /** Reason why the report was not sent, or not to everyone. */
    why: lastError ? describeRunError(lastError) : null,
    isBad: status === 'failed' || status === 'partly',
  };
}
