import { type AttributeUnit, findAttributeUnit } from '../attributes/attribute-unit';
import type { Measurement } from '../history/list-sensors';
import { orderSeriesKeys } from '../replay/list-series';
import type { ReportColumn, ReportRow, ReportValueKind } from './report-value';

/** Measurements of one vehicle, in one list per part without a gap. */
export interface ChartSeries {
  deviceId: number;
  /** Name of the vehicle; untrusted text. */
  name: string;
  parts: readonly (readonly Measurement[])[];
  /** The rows of it, oldest first, as they are in the table. */
  rows: readonly ReportRow[];
  min: number;
  max: number;
  mean: number;
}

const KINDS: Readonly<Partial<Record<AttributeUnit, ReportValueKind>>> = {
  distance: 'distance',
  speed: 'speed',
  duration: 'duration',
  moment: 'time',
  percent: 'percent',
  volts: 'voltage',
  celsius: 'temperature',
  litres: 'volume',
  metres: 'altitude',
  degrees: 'course',
};

/** Returns the kind of an attribute's values. */
export function toMeasureKind(measure: string): ReportValueKind {
  const unit = findAttributeUnit(measure);
  return (unit && KINDS[unit]) ?? 'number';
}

/** The column of a chart's values as that of the attribute which is shown, under its name. */
export function toMeasureColumn(column: ReportColumn, measure: string, name: string): ReportColumn {
  if (column.key !== 'value') return column;
  return { ...column, kind: toMeasureKind(measure), name };
}

/** The attributes that the rows of a chart tell, speed and fuel first. */
export function listChartMeasures(rows: readonly ReportRow[]): string[] {
  const known = new Set<string>();
  for (const { measured } of rows) for (const key in measured) known.add(key);
  return orderSeriesKeys(known);
}

const valueOf = ({ measured }: ReportRow, measure: string): number | undefined =>
  measured && Object.hasOwn(measured, measure) ? measured[measure] : undefined;

/** The rows that tell the attribute, with its value. */
export const measureRows = (rows: readonly ReportRow[], measure: string): ReportRow[] =>
  rows.flatMap((row) => {
    const value = valueOf(row, measure);
    return value === undefined ? [] : [{ ...row, values: { ...row.values, value } }];
  });

/** Returns the rows that a chart points at: the last one of each vehicle up to a moment. */
export const findRowsAt = (
  series: readonly ChartSeries[],
  atMs: number,
): { one: ChartSeries; row: ReportRow }[] =>
  series.flatMap((one) => {
    const row = one.rows.findLast(({ fromMs }) => fromMs !== null && fromMs <= atMs);
    return row ? [{ one, row }] : [];
  });

/** Builds the series of each vehicle, in the order of the rows, which are sorted by vehicle. */
export function toChartSeries(rows: readonly ReportRow[], measure: string): ChartSeries[] {
  const byDevice = new Map<number, ReportRow[]>();
  for (const row of rows) {
    const own = byDevice.get(row.deviceId);
    if (own) own.push(row);
    else byDevice.set(row.deviceId, [row]);
  }
  return [...byDevice].flatMap(([deviceId, own]) => {
    const parts: Measurement[][] = [];
    const told: ReportRow[] = [];
    let [min, max, sum, isBroken] = [Infinity, -Infinity, 0, true];
    for (const row of own) {
      // A gap stays one where the fix after it does not tell the attribute.
      isBroken ||= row.isAfterGap === true;
      const value = valueOf(row, measure);
      if (value === undefined || row.fromMs === null) continue;
      const part = parts.at(-1);
      if (part && !isBroken) part.push({ atMs: row.fromMs, value });
      else parts.push([{ atMs: row.fromMs, value }]);
      isBroken = false;
      told.push(row);
      [min, max, sum] = [Math.min(min, value), Math.max(max, value), sum + value];
    }
    if (told.length === 0) return [];
    const name = told[0]?.values['vehicle'];
    return [
      {
        deviceId,
        name: typeof name === 'string' ? name : `#${deviceId}`,
        parts,
        rows: told,
        min,
        max,
        mean: sum / told.length,
      },
    ];
  });
}
