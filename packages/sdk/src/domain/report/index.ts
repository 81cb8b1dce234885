export { chartReport, listMeasures, type ReportBar } from './chart-report';
export { fillAddresses, listPlacesWithoutAddress, toAddressKey } from './fill-addresses';
export { describeEventValue, formatReportValue, type ReportStyle } from './format-report-value';
export {
  groupReport,
  toReportGroupKey,
  REPORT_GROUPINGS,
  type ReportGroup,
  type ReportGrouping,
} from './group-report';
export { listReportDevices } from './list-report-devices';
export { mergeSummary } from './merge-summary';
export { pairStays } from './pair-stays';
export { chooseReportColumns, REPORT_COLUMNS } from './report-columns';
export { describeReport, parseReportKind, REPORT_KINDS, type ReportKind } from './report-kind';
export { parseReportSlug, reportPath } from './report-paths';
export { type ReportNames } from './report-sources';
export {
  type ReportColumn,
  type ReportPlace,
  type ReportRow,
  type ReportTotal,
  type ReportValue,
  type ReportValueKind,
} from './report-value';
export {
  EMPTY_REPORT_VIEW,
  formatReportView,
  MOST_NAMED_VEHICLES,
  parseReportView,
  type ReportVehicles,
  type ReportView,
} from './report-view';
export { sumReport, sumReportColumn } from './sum-report';
export { toCombinedRows } from './to-combined-rows';
export { toEventRows, toRouteRows, toStayRows, toStopRows, toTripRows } from './to-report-rows';
export { type ReportTable, toReportTable } from './to-report-table';
export { toSilentRows } from './to-silent-rows';
export { toSummaryRows } from './to-summary-rows';
