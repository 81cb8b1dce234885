import type { REPORT_GROUPINGS } from '../report/group-report';
import { SCHEDULED_REPORT_KINDS, type ReportKind } from '../report/report-kind';
import type { ReportView } from '../report/report-view';
import { SCHEDULED_PERIODS, type ScheduledPeriod } from './scheduled-period';

/** Settings that a scheduled report takes over from a displayed one. */
export interface ScheduleStart {
  kind: (typeof SCHEDULED_REPORT_KINDS)[number];
  deviceIds: readonly number[];
  groupIds: readonly number[];
  silentHours: number;
  grouping: (typeof REPORT_GROUPINGS)[number];
  /** A comma list; '' as the report is meant. */
  columns: string;
  /** Left out where the period of the one that is shown is none that comes again. */
  period?: ScheduledPeriod;
}

/** The report that is shown as one that goes out by itself; null for a kind that never does. */
export function scheduleView(kind: ReportKind, view: ReportView): ScheduleStart | null {
  const scheduled = SCHEDULED_REPORT_KINDS.find((one) => one === kind);
  if (scheduled === undefined) return null;
  const { vehicles, silentHours, grouping, columns } = view;
  const named =
    vehicles === null || vehicles === 'all' ? { deviceIds: [], groupIds: [] } : vehicles;
  const period = SCHEDULED_PERIODS.find((one) => one === view.period.kind);
  return {
    kind: scheduled,
    ...named,
    silentHours,
    grouping,
    columns: columns?.join(',') ?? '',
    ...(period !== undefined && { period }),
  };
}
