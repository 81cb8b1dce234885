import { type CoordinateFormat, formatDateTime, type Phrase, type ReportTable } from '../../domain';
import type { ExportPicture, ExportBrand, ExportDocument, ExportStyle } from './export-table';
import { PDF_MAX_ROWS } from './pdf-max-rows';
import { toExportColumns, toExportLines } from './to-export-lines';

/** A report on its way into a file. */
export interface ReportDocumentOptions {
  title: string;
  /** Period, vehicles: a line each. */
  subtitle: readonly string[];
  brand: ExportBrand;
  style: ExportStyle & { coordinates?: CoordinateFormat | undefined };
  /** Says a phrase; the words of `export.json` are among them. */
  t: (phrase: Phrase) => string;
  nowMs: number;
  picture?: ExportPicture | undefined;
  /** A spreadsheet has a sheet a group behind that of all. */
  hasSheets?: boolean;
}

/** More sheets than these nobody leafs through; all rows are on the first. */
const MAX_SHEETS = 100;

/** A report as the document of a file, in the language, zone and units of who reads it. */
export function toReportDocument(
  table: ReportTable,
  {
    title,
    subtitle,
    brand,
    style: all,
    t,
    nowMs,
    picture,
    hasSheets = false,
  }: ReportDocumentOptions,
): ExportDocument {
  const { coordinates, ...style } = all;
  const { locale, timeZone, speed, distance, hour12 } = style;
  const reader = { locale, timeZone, speed, distance, coordinates, t };
  const clock = { locale, timeZone, ...(hour12 !== undefined && { hour12 }) };
  const time = formatDateTime(nowMs, { ...clock, year: true });
  const columns = toExportColumns(table.columns, (key) => t({ key }));
  const lines = {
    style: hour12 === undefined ? reader : { ...reader, hour12 },
    subtotal: t({ key: 'export.subtotal' }),
    total: t({ key: 'export.total' }),
  };
  const groups = hasSheets ? (table.groups ?? []) : [];
  const own = groups.length > 1 && groups.length <= MAX_SHEETS ? groups : [];
  return {
    title,
    subtitle,
    tables: [
      { name: title, columns, lines: toExportLines(table, lines) },
      ...own.map(({ title: name, rows, totals }) => ({
        name,
        columns,
        lines: toExportLines({ ...table, rows, totals, groups: null }, lines),
      })),
    ],
    brand,
    style,
    picture,
    // Each row stands on the sheet of all and on that of its group.
    lineCount: table.rows.length * (own.length > 0 ? 2 : 1),
    words: {
      pageOf: t({ key: 'export.page', params: { page: '{page}' } }),
      madeAt: t({ key: 'export.madeAt', params: { time } }),
      empty: t({ key: 'export.empty' }),
      shortened: t({ key: 'export.shortened', params: { count: PDF_MAX_ROWS } }),
    },
  };
}
