'use client';
import { scheduledReport, type ScheduledReportRun } from '../../contract';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** The last times that a report went out, or was to, the newest first; null asks for nothing. */
export const useScheduleRuns = (id: number | null): RequestState<ScheduledReportRun[]> =>
  useRequest('useScheduleRuns', id === null ? null : ['schedule-runs', id], (client) =>
    client.resource(scheduledReport).runs({ id: id ?? 0 }),
  );
