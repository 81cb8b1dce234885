import type { AccessArea } from '../access/access-areas';
import { REPORT_GROUPINGS, type ReportGrouping } from './group-report';
import type { ReportKind } from './report-kind';

/** What somebody must be allowed to read for a report. */
export const listReportAreas = (kind: ReportKind): readonly AccessArea[] =>
  kind === 'drivers' ? ['reports', 'drivers'] : ['reports'];

/** How the rows of a report can stand together: a driver goes from one vehicle to another. */
export const listReportGroupings = (kind: ReportKind): readonly ReportGrouping[] =>
  kind === 'silent'
    ? ['none']
    : REPORT_GROUPINGS.filter((one) => kind !== 'drivers' || one !== 'vehicle');
