import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../domain';
import { toFigure, unitOf } from '../table/export-figure';
import type { ExportColumn, ExportKind, ExportStyle, ExportValue } from '../table/export-table';

const DECIMALS: Partial<Record<ExportKind, number>> = {
  distance: 3,
  altitude: 1,
  speed: 1,
  coordinate: 6,
};
const DEFAULT_DECIMALS = 2;

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** Hours beyond a day stay hours: `26:03:00`, as spreadsheets read a length of time. */
const toHours = (durationMs: number): string =>
  [durationMs / HOUR_MS, (durationMs % HOUR_MS) / MINUTE_MS, (durationMs % MINUTE_MS) / SECOND_MS]
    .map(two)
    .join(':');

const toTime = (wallMs: number): string =>
  new Date(wallMs).toISOString().slice(0, 19).replace('T', ' ');

/** A value as CSV has it: a plain figure in the reader's unit, text, or null. */
export function toPlainCell(value: ExportValue, kind: ExportKind, style: ExportStyle): ExportValue {
  const figure = toFigure(value, kind, style);
  if (typeof figure !== 'number') return figure;
  if (kind === 'time') return toTime(figure);
  if (kind === 'duration') return toHours(Math.max(0, figure));
  return Number(figure.toFixed(DECIMALS[kind] ?? DEFAULT_DECIMALS));
}

/** The head of a column of plain figures: its label, and the unit of its figures. */
export const headOf = ({ label, kind }: ExportColumn, style: ExportStyle): string => {
  const unit = unitOf(kind, style);
  return unit === '' ? label : `${label} (${unit})`;
};
