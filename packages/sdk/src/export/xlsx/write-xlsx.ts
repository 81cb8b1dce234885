import { toFigure } from '../table/export-figure';
import type {
  ExportColumn,
  ExportDocument,
  ExportKind,
  ExportLine,
  ExportStyle,
  ExportTable,
} from '../table/export-table';
import { zip } from '../zip/zip';
import type { CellFormat } from './cell-format';
import type { Sheet, SheetColumn } from './sheet-xml';
import { xlsxEntries } from './xlsx-entries';

const FORMATS: Readonly<Record<Exclude<ExportKind, 'distance' | 'speed'>, CellFormat>> = {
  text: 'text',
  number: 'number',
  altitude: 'meters',
  duration: 'duration',
  time: 'time',
  day: 'day',
  volume: 'liters',
  voltage: 'volts',
  percent: 'percent',
  temperature: 'celsius',
  course: 'course',
  coordinate: 'degrees',
};
const WIDTHS: Partial<Record<ExportKind, number>> = { text: 30, time: 20 };
const DEFAULT_WIDTH = 14;

function formatOf(kind: ExportKind, style: ExportStyle): CellFormat {
  if (kind === 'distance') return style.distance ?? 'km';
  return kind === 'speed' ? (style.speed ?? 'kmh') : FORMATS[kind];
}

function toSheetColumn(
  { kind, label }: ExportColumn,
  at: number,
  style: ExportStyle,
): SheetColumn<ExportLine> {
  return {
    title: label,
    format: formatOf(kind, style),
    width: Math.max(WIDTHS[kind] ?? DEFAULT_WIDTH, Math.min(label.length + 4, 40)),
    read({ cells }) {
      const value = toFigure(cells[at] ?? null, kind, style);
      if (kind !== 'day' || typeof value !== 'string') return value;
      const dayMs = Date.parse(value);
      return Number.isNaN(dayMs) ? value : dayMs;
    },
  };
}

/**
 * Returns the heading, as in a PDF. A plain table of data has none: programs read it from its first
 * row.
 */
const toHeading = ({ name }: ExportTable, { title, subtitle, brand }: ExportDocument): string[] => {
  if (subtitle.length === 0) return [];
  return [title, ...(name === title ? [] : [name]), brand.name, ...subtitle];
};

const toSheet = (table: ExportTable, document: ExportDocument): Sheet<ExportLine> => ({
  name: table.name,
  heading: toHeading(table, document),
  columns: table.columns.map((column, at) => toSheetColumn(column, at, document.style)),
  rows: table.lines,
  isStrong: ({ type }) => type !== 'row',
  printTitle: document.title,
  hasFilter: true,
});

/** A spreadsheet with a sheet a table, a piece at a time. */
export const writeXlsx = (document: ExportDocument): AsyncGenerator<Uint8Array> =>
  zip(
    xlsxEntries(
      document.tables.map((table) => toSheet(table, document)),
      { emptyName: document.title, locale: document.style.locale },
    ),
  );
