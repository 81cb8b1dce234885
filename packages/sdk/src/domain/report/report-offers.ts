import type { AccessArea } from '../access/access-areas';
import { REPORT_GROUPINGS, type ReportGrouping } from './group-report';
import type { ReportKind } from './report-kind';

/** Lists the areas that an account must be allowed to read for a report. */
export const listReportAreas = (kind: ReportKind): readonly AccessArea[] =>
  kind === 'drivers' ? ['reports', 'drivers'] : ['reports'];

/** Lists the groupings of a report's rows; not by vehicle for drivers, who change vehicles. */
export const listReportGroupings = (kind: ReportKind): readonly ReportGrouping[] =>
  kind === 'silent'
    ? ['none']
    : REPORT_GROUPINGS.filter((one) => kind !== 'drivers' || one !== 'vehicle');
