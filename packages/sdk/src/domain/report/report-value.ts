import type { Place } from '../geo/distance';

/**
 * Kinds of values: distances and altitudes in metres, speeds in knots, durations in milliseconds,
 * times in epoch milliseconds, days as `2026-11-21`, volumes in litres, courses in degrees,
 * percentages from 0 to 100, temperatures in °C. An event is its type, an alarm `alarm:` and its
 * code.
 */
export type ReportValueKind =
  | 'text'
  | 'number'
  | 'distance'
  | 'altitude'
  | 'speed'
  | 'duration'
  | 'time'
  | 'day'
  | 'volume'
  | 'voltage'
  | 'percent'
  | 'temperature'
  | 'course'
  | 'coordinate'
  | 'place'
  | 'event'
  | 'flag';

/** Place in a report; the address is untrusted text. */
export interface ReportPlace extends Place {
  address: string | null;
}

/** One value, never as text that was made for reading; null is what is not known. */
export type ReportValue = string | number | boolean | ReportPlace | null;

/**
 * Aggregation of a column into one figure; a mean weights each row by another column. `apart` is
 * the sum of intervals that cannot overlap: none if rows of a vehicle do.
 */
export type ReportTotal = 'sum' | 'max' | 'apart' | { mean: string };

/** One column of a report. */
export interface ReportColumn {
  /** Kept in addresses and settings: never reuse one for something else. */
  key: string;
  kind: ReportValueKind;
  /** The key of its words. */
  label: `report.column.${string}`;
  /** Said as it is in the place of the label: an attribute, which strangers may have named. */
  name?: string;
  total?: ReportTotal;
  /** Not shown until somebody chooses it. */
  hidden?: boolean;
}

/** One row of a report: which vehicle and when, and its values by the keys of the columns. */
export interface ReportRow {
  /** Id, unique in its report. */
  id: string;
  deviceId: number;
  /**
   * Start of the reported event or period (`toMs`: its end), in epoch milliseconds; null if it has
   * no time.
   */
  fromMs: number | null;
  toMs: number | null;
  /** The fix of an event, to be asked for; 0 for none. */
  positionId?: number;
  /** Values for a chart, by attribute. */
  measured?: Readonly<Record<string, number>>;
  /** Nobody knows the way to it from the row before. */
  isAfterGap?: boolean;
  values: Readonly<Record<string, ReportValue>>;
}
