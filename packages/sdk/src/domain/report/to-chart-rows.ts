import { readSpeed } from '../attributes/unknown-values';
import { isRouteBreak } from '../geo/split-route';
import type { ReportNames, SourceFix } from './report-sources';
import type { ReportRow } from './report-value';
import { toReportPlace, vehicleValues } from './to-report-rows';

/** The numbers that a fix tells. */
function readMeasured(fix: SourceFix): Record<string, number> {
  const { altitude, attributes } = fix;
  const speed = readSpeed(fix);
  const measured: Record<string, number> = {};
  for (const [key, value] of Object.entries({ ...attributes, speed, altitude })) {
    if (typeof value === 'number' && Number.isFinite(value)) measured[key] = value;
  }
  return measured;
}

/** Rows of what was measured, each vehicle's in the order of time. */
export function toChartRows(fixes: readonly SourceFix[], names: ReportNames): ReportRow[] {
  const timed = fixes.flatMap((fix) => {
    const atMs = Date.parse(fix.fixTime);
    return Number.isNaN(atMs) ? [] : [{ fix, atMs }];
  });
  timed.sort((a, b) => a.fix.deviceId - b.fix.deviceId || a.atMs - b.atMs);
  return timed.map(({ fix, atMs }, index) => {
    const before = timed[index - 1]?.fix;
    const isFirst = before?.deviceId !== fix.deviceId;
    return {
      id: `${fix.deviceId}-${fix.id}`,
      deviceId: fix.deviceId,
      fromMs: atMs,
      toMs: atMs,
      measured: readMeasured(fix),
      isAfterGap: isFirst || isRouteBreak(before, fix),
      values: {
        ...vehicleValues(fix, names),
        time: atMs,
        place: toReportPlace(fix.latitude, fix.longitude, fix.address),
        latitude: fix.latitude,
        longitude: fix.longitude,
      },
    };
  });
}
