import {
  formatReportValue,
  isSummedUp,
  type ReportColumn,
  type ReportRow,
  type ReportStyle,
  type ReportTable,
  type ReportValue,
  type ReportValueKind,
} from '../../domain';
import type { ExportColumn, ExportKind, ExportLine, ExportValue } from './export-table';

/** Texts and format of a report as a file, besides its values. */
export interface ExportLineOptions {
  style: ReportStyle;
  /** Stands before the sums of a group. */
  subtotal: string;
  /** Stands before the sums of all rows. */
  total: string;
}

/** Lines of a piece: little enough that making one holds up nothing else. */
const PIECE = 500;

/** Places, events and flags leave the house as the words they are read in. */
const SPOKEN: ReadonlySet<ReportValueKind> = new Set(['place', 'event', 'flag', 'text']);

const isExportKind = (kind: ReportValueKind): kind is ExportKind =>
  kind === 'text' || !SPOKEN.has(kind);

/** The kind of a report's column in a file. */
const toExportKind = (kind: ReportValueKind): ExportKind => (isExportKind(kind) ? kind : 'text');

/** The columns of a report as those of a file. */
export const toExportColumns = (
  columns: readonly ReportColumn[],
  say: (label: ReportColumn['label']) => string,
): ExportColumn[] =>
  columns.map(({ key, kind, label, name }) => ({
    key,
    kind: toExportKind(kind),
    label: name ?? say(label),
  }));

function toCell(
  value: ReportValue | undefined,
  kind: ReportValueKind,
  style: ReportStyle,
): ExportValue {
  if (value === null || value === undefined) return null;
  if (SPOKEN.has(kind) || typeof value === 'object' || typeof value === 'boolean') {
    return formatReportValue(value, kind, style);
  }
  return value;
}

/**
 * The rows of a report as lines of a file, in pieces that are made when they are asked for: each group
 * with its title and sums where there are groups, then the sums of all.
 */
export function* toExportLines(
  { columns, rows, groups, totals }: ReportTable,
  { style, subtotal, total }: ExportLineOptions,
): Generator<readonly ExportLine[]> {
  const toRow = ({ values }: ReportRow): ExportLine => ({
    type: 'row',
    cells: columns.map(({ key, kind }) => toCell(values[key], kind, style)),
  });
  function* pieces(own: readonly ReportRow[]): Generator<ExportLine[]> {
    for (let at = 0; at < own.length; at += PIECE) yield own.slice(at, at + PIECE).map(toRow);
  }
  for (const group of groups ?? []) {
    const title = formatReportValue(group.title, isDay(group.key) ? 'day' : 'text', style);
    yield [{ type: 'group', cells: [title] }];
    yield* pieces(group.rows);
    yield* toSums('subtotal', subtotal, columns, group.totals);
  }
  if (groups === null) yield* pieces(rows);
  if (rows.length > 0) yield* toSums('total', total, columns, totals);
}

const isDay = (key: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(key);

/** The label stands in the first column, which a report never sums up. */
function* toSums(
  type: 'subtotal' | 'total',
  label: string,
  columns: readonly ReportColumn[],
  totals: Readonly<Record<string, ReportValue>>,
): Generator<ExportLine[]> {
  if (Object.keys(totals).length === 0) return;
  const cells = columns.map((column, index): ExportValue => {
    const value = totals[column.key];
    if (typeof value === 'number' && isSummedUp(column)) return value;
    return index === 0 ? label : null;
  });
  yield [{ type, cells }];
}
