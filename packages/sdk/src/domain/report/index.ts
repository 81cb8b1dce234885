export { chartReport, listMeasures } from './chart-report';
export {
  findRowsAt,
  listChartMeasures,
  measureRows,
  toChartSeries,
  toMeasureColumn,
  toMeasureKind,
} from './chart-series';
export { fillAddresses, listPlacesWithoutAddress, toAddressKey } from './fill-addresses';
export { describeEventValue, formatReportValue } from './format-report-value';
export { groupReport, REPORT_GROUPINGS, toReportGroupKey } from './group-report';
export { hideEmptyColumns } from './hide-empty-columns';
export { findOnlyVehicle, hideOneVehicle } from './hide-one-vehicle';
export { listReportDevices } from './list-report-devices';
export { mergeSummary } from './merge-summary';
export { pairStays } from './pair-stays';
export { chooseReportColumns, REPORT_COLUMNS } from './report-columns';
export {
  describeReport,
  parseReportKind,
  REPORT_KINDS,
  SCHEDULED_REPORT_KINDS,
} from './report-kind';
export { listReportAreas, listReportGroupings } from './report-offers';
export { parseReportSlug, reportPath } from './report-paths';
export {
  EMPTY_REPORT_VIEW,
  formatReportView,
  MAX_NAMED_VEHICLES,
  parseReportColumns,
  parseReportView,
} from './report-view';
export { shortenNames } from './shorten-names';
export { isSummedUp, sumReport, sumReportColumn } from './sum-report';
export { toChartRows } from './to-chart-rows';
export { toCombinedRows } from './to-combined-rows';
export { toDriverRows } from './to-driver-rows';
export { toEventRows, toRouteRows, toStayRows, toStopRows, toTripRows } from './to-report-rows';
export { toReportNames } from './to-report-names';
export { toReportTable } from './to-report-table';
export { toSilentRows } from './to-silent-rows';
export { toSummaryRows } from './to-summary-rows';
export type * from './types';
