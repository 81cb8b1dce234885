import {
  describeEventValue,
  findLongestTime,
  isSummedUp,
  type ReportColumn,
  type ReportRow,
  type ReportValue,
  sumReportColumn,
} from '../../domain';
import type { TranslateLabel } from '../../react';
import { textWidthPx, type CellValue, type ColumnKind, type TableColumn } from '../../ui';
import type { SayValue } from './use-say-value';

const KINDS: Partial<Record<ReportColumn['kind'], ColumnKind>> = {
  time: 'date',
  flag: 'flag',
  text: 'text',
  place: 'text',
  event: 'choice',
  day: 'text',
};
const WIDTHS_PX: Partial<Record<ReportColumn['kind'], number>> = {
  place: 148,
  distance: 92,
  duration: 96,
  speed: 82,
  event: 168,
};
const KEY_WIDTHS_PX: Readonly<Record<string, number>> = {
  vehicle: 204,
  driver: 108,
  startPlace: 176,
};
/** Upper column by lower column, for pairs combined side by side. */
const UNDER: Readonly<Record<string, string>> = {
  driver: 'vehicle',
  endTime: 'startTime',
  endPlace: 'startPlace',
};
/** Shorter in a head, where there is little room and its values have a unit. */
const HEADS: Readonly<Record<string, string>> = {
  averageSpeed: 'report.head.averageSpeed',
  maxSpeed: 'report.head.maxSpeed',
};

/** Returns the value to sort and search by: a place by its name. */
const toCell = (value: ReportValue | undefined, text: () => string): CellValue =>
  typeof value === 'object' && value !== null ? text() : value;

/** A column of a report as a table draws it. */
export function toTableColumn(
  column: ReportColumn,
  { t, say }: { t: TranslateLabel; say: SayValue },
): TableColumn<ReportRow> {
  const { key, kind } = column;
  const read = (row: ReportRow) => row.values[key];
  const kindOf = KINDS[kind] ?? 'number';
  return {
    id: key,
    label: column.name ?? t({ key: HEADS[key] ?? column.label }),
    kind: kindOf,
    widthPx:
      kind === 'time'
        ? textWidthPx(findLongestTime((atMs) => say(atMs, kind)))
        : (KEY_WIDTHS_PX[key] ?? WIDTHS_PX[kind]),
    hidden: column.hidden ?? false,
    fixed: key === 'vehicle' && !column.hidden,
    ...(UNDER[key] && {
      under: {
        id: UNDER[key],
        ...(key === 'endPlace' && { head: t('report.head.way') }),
      },
    }),
    filterable: kind === 'event' || key === 'geofence' || key === 'driver',
    value: (row) => toCell(read(row), () => say(read(row), kind)),
    format: (value, row) =>
      kind === 'event' ? t(describeEventValue(String(value))) : say(read(row), kind),
    ...(isSummedUp(column) && {
      total: (rows: readonly ReportRow[]) => say(sumReportColumn(rows, column), kind),
    }),
  };
}
