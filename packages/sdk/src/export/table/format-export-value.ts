import { formatDateTime, formatReportValue } from '../../domain';
import type { ExportKind, ExportStyle, ExportValue } from './export-table';

/** A value as people read it, in the zone and units of the reader; '' for what is not known. */
export function formatExportValue(
  value: ExportValue,
  kind: ExportKind,
  style: ExportStyle,
): string {
  const { locale, timeZone, speed, distance } = style;
  const clock = style.hour12 === undefined ? {} : { hour12: style.hour12 };
  // Paper is read in other years too.
  if (kind === 'time' && typeof value === 'number') {
    return formatDateTime(value, { locale, timeZone, ...clock, year: true });
  }
  // Only what was text before has words of its own.
  const t = ({ key }: { key: string }) => key;
  return formatReportValue(value, kind, { locale, timeZone, speed, distance, ...clock, t });
}
