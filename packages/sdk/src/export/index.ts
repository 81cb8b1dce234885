/** Tables as files: CSV, Excel and PDF, in a browser and in Node. */
export { headOf, toPlainCell } from './csv/plain-cell';
export { makeExport } from './make-export';
export { type CodeSheet, makeCodeSheet, type SheetCode } from './code-sheet';
export { toExportColumns, toExportLines, type ExportLineOptions } from './table/to-export-lines';
export { type ReportDocumentOptions, toReportDocument } from './table/to-report-document';
export {
  type AskedReport,
  isAskedAtOnce,
  readReportRows,
  type ReportAsk,
  type ReportClient,
  type ReportReader,
} from './rows/read-report-rows';
export { readReport, ReportTooLong } from './rows/read-report';
export { findPlaces, type FindPlacesOptions } from './rows/find-places';
export { formatExportValue } from './table/format-export-value';
export { toFileName } from './table/to-file-name';
export { EXPORT_MEDIA_TYPES } from './table/export-media-types';
export { toWallClock } from './table/to-wall-clock';
export {
  EXPORT_FORMATS,
  type ExportBrand,
  type ExportColumn,
  type ExportDocument,
  type ExportFormat,
  type ExportKind,
  type ExportLine,
  type ExportPicture,
  type ExportStyle,
  type ExportTable,
  type ExportValue,
  type TableFileWords,
} from './table/export-table';
export type { CellFormat } from './xlsx/cell-format';
export type { Sheet, SheetColumn } from './xlsx/sheet-xml';
export { xlsxEntries, type XlsxOptions } from './xlsx/xlsx-entries';
export type { ZipEntry } from './zip/zip';
