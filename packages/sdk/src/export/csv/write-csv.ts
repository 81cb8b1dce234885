import { formatCsvRow, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../domain';
import { toFigure, unitOf } from '../table/export-figure';
import type {
  ExportColumn,
  ExportDocument,
  ExportKind,
  ExportStyle,
  ExportValue,
} from '../table/export-table';

/** By which programs know UTF-8. */
const MARK = '\uFEFF';

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

function toCell(value: ExportValue, kind: ExportKind, style: ExportStyle): ExportValue {
  const figure = toFigure(value, kind, style);
  if (typeof figure !== 'number') return figure;
  if (kind === 'time') return toTime(figure);
  if (kind === 'duration') return toHours(Math.max(0, figure));
  return Number(figure.toFixed(DECIMALS[kind] ?? DEFAULT_DECIMALS));
}

const headOf = ({ label, kind }: ExportColumn, style: ExportStyle): string => {
  const unit = unitOf(kind, style);
  return unit === '' ? label : `${label} (${unit})`;
};

/**
 * The rows as CSV text, a piece at a time: `;` and a decimal comma where the language writes one.
 * Figures are plain, their units in the head; titles and sums of groups are left to programs that
 * know them. Several tables stand below each other.
 */
export async function* writeCsv(document: ExportDocument): AsyncGenerator<string> {
  const { style, tables } = document;
  const isPointLanguage = style.locale.startsWith('en');
  const [delimiter, decimal] = isPointLanguage ? ([',', '.'] as const) : ([';', ','] as const);
  yield MARK;
  for (const [index, { columns, lines }] of tables.entries()) {
    if (index > 0) yield '\r\n';
    yield formatCsvRow(
      columns.map((column) => headOf(column, style)),
      delimiter,
    );
    for await (const piece of lines) {
      const rows = piece.filter(({ type }) => type === 'row');
      const texts = rows.map(({ cells }) =>
        formatCsvRow(
          columns.map(({ kind }, at) => toCell(cells[at] ?? null, kind, style)),
          delimiter,
          decimal,
        ),
      );
      if (texts.length > 0) yield texts.join('');
    }
  }
}
