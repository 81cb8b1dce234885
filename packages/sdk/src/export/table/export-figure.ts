import { convertDistance, convertSpeed, SPEED_WORDS } from '../../domain';
import type { ExportKind, ExportStyle, ExportValue } from './export-table';
import { toWallClock } from './to-wall-clock';

/** The unit that figures of a kind are written in; '' for none. */
export function unitOf(kind: ExportKind, style: ExportStyle): string {
  switch (kind) {
    case 'distance':
      return style.distance ?? 'km';
    case 'speed':
      return SPEED_WORDS[style.speed ?? 'kmh'];
    case 'altitude':
      return 'm';
    case 'volume':
      return 'L';
    case 'voltage':
      return 'V';
    case 'percent':
      return '%';
    case 'temperature':
      return '°C';
    case 'course':
    case 'coordinate':
      return '°';
    default:
      return '';
  }
}

/**
 * A value as a figure in the reader's unit, times as what the wall clock showed; text and days as they
 * are, null for what is no figure.
 */
export function toFigure(value: ExportValue, kind: ExportKind, style: ExportStyle): ExportValue {
  if (typeof value !== 'number') return value === '' ? null : value;
  if (!Number.isFinite(value)) return null;
  if (kind === 'distance') return convertDistance(value, style.distance ?? 'km');
  if (kind === 'speed') return convertSpeed(value, style.speed ?? 'kmh');
  return kind === 'time' ? toWallClock(value, style.timeZone) : value;
}
