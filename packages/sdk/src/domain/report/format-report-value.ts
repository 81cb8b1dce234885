import { type CoordinateFormat } from '../geo/format-coordinates';
import { toPlaceLine } from '../geo/to-place-line';
import {
  type DateStyle,
  formatDate,
  formatDateTime,
  formatTime,
  toDayKey,
} from '../time/format-date';
import { formatHours } from '../time/format-hours';
import { formatNumber } from '../units/format-number';
import { formatDistance, formatSpeed } from '../units/format-units';
import type { DistanceUnit, SpeedUnit } from '../units/units';
import { describeAlarmName, describeEventType } from '../words/describe-codes';
import type { Phrase } from '../words/phrase';
import type { ReportValue, ReportValueKind } from './report-value';

/** Display style of values: language, zone, units and translation. */
export interface ReportStyle extends DateStyle {
  speed?: SpeedUnit | undefined;
  distance?: DistanceUnit | undefined;
  coordinates?: CoordinateFormat | undefined;
  /** A day that stands above all values, e.g. `2026-11-21`: its times are said without it. */
  onlyDay?: string | null | undefined;
  /** Says a phrase. */
  t: (phrase: Phrase) => string;
}

const ALARM = 'alarm:';
const ROW = 'row:';

/** Event values for the rows of a combined report that are not events. */
export const COMBINED_ROWS = { trip: `${ROW}trip`, stop: `${ROW}stop` } as const;

/** An event as the columns hold it: its type, or `alarm:` and the code of the alarm. */
export const toEventValue = (type: string, alarm: unknown): string =>
  type === 'alarm' && typeof alarm === 'string' && alarm !== '' ? `${ALARM}${alarm}` : type;

/** Describes the event in a column. */
export function describeEventValue(value: string): Phrase {
  if (value === COMBINED_ROWS.trip || value === COMBINED_ROWS.stop) {
    return { key: `report.row.${value === COMBINED_ROWS.trip ? 'trip' : 'stop'}` };
  }
  return value.startsWith(ALARM)
    ? describeAlarmName(value.slice(ALARM.length))
    : describeEventType(value);
}

/** A value as people read it, with its unit; '' for what is not known. */
export function formatReportValue(
  value: ReportValue | undefined,
  kind: ReportValueKind,
  style: ReportStyle,
): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'object') return toPlaceLine(value, style.coordinates).text;
  if (typeof value === 'boolean') {
    return style.t({ key: value ? 'common.yes' : 'common.no' });
  }
  if (typeof value === 'string') return formatText(value, kind, style);
  return formatFigure(value, kind, style);
}

/** Noon of a day that stands for itself: no zone moves it to another. */
const noonOf = (day: string): string => `${day}T12:00:00Z`;

function formatText(value: string, kind: ReportValueKind, style: ReportStyle): string {
  if (kind === 'event') return style.t(describeEventValue(value));
  if (kind !== 'day') return value;
  return formatDate(noonOf(value), { ...style, timeZone: 'UTC', year: true });
}

function formatFigure(value: number, kind: ReportValueKind, style: ReportStyle): string {
  const { locale } = style;
  const figure = (decimals: number, unit = '') =>
    `${formatNumber(value, { locale, decimals, minDecimals: 0 })}${unit}`;
  switch (kind) {
    case 'distance':
      return formatDistance(value, { locale, unit: style.distance ?? 'km' });
    case 'speed':
      return formatSpeed(value, { locale, unit: style.speed ?? 'kmh' });
    case 'duration':
      return formatHours(value, { locale });
    case 'time':
      return toDayKey(value, style.timeZone) === style.onlyDay
        ? formatTime(value, style)
        : formatDateTime(value, { ...style, seconds: false });
    case 'altitude':
      return figure(0, ' m');
    case 'volume':
      return figure(1, ' L');
    case 'voltage':
      return figure(1, ' V');
    case 'percent':
      return figure(0, ' %');
    case 'temperature':
      return figure(1, ' °C');
    case 'course':
      return figure(0, '°');
    case 'coordinate':
      return figure(6);
    default:
      return figure(2);
  }
}
