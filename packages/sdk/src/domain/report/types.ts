export type { ReportBar } from './chart-report';
export type { ChartSeries } from './chart-series';
export type { ReportStyle } from './format-report-value';
export type { ReportGroup, ReportGrouping } from './group-report';
export type { ReportKind } from './report-kind';
export type { ReportNames } from './report-sources';
export type {
  ReportColumn,
  ReportPlace,
  ReportRow,
  ReportTotal,
  ReportValue,
  ReportValueKind,
} from './report-value';
export type { ReportVehicles, ReportView } from './report-view';
export type { ReportTable } from './to-report-table';
export type {
  SourceDevice,
  SourceDrive,
  SourceEvent,
  SourceFix,
  SourceStop,
  SourceSummary,
  SourceTrip,
} from './report-sources';
