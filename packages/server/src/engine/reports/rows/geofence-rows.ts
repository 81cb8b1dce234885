import { type BaseRow, emptyRow } from './base-row';
import type { EventRow } from './event-rows';
import type { ReportDevice } from '../report-request';

/** A stay in a fence: only the times are filled (tracking-api §6.2). */
export interface GeofenceRow extends BaseRow {
  geofenceId: number;
}

/** The stays in the fences asked for that began and ended among the events, in order of their starts. */
export const toGeofenceRows = (
  device: ReportDevice,
  events: readonly EventRow[],
  geofenceIds: ReadonlySet<number>,
): GeofenceRow[] => {
  const entered = new Map<number, number>();
  const rows: { startMs: number; row: GeofenceRow }[] = [];
  for (const { type, geofenceId, eventTime } of events) {
    if (!geofenceIds.has(geofenceId)) continue;
    const timeMs = Date.parse(eventTime);
    if (type === 'geofenceEnter') entered.set(geofenceId, timeMs);
    const startMs = entered.get(geofenceId);
    if (type !== 'geofenceExit' || startMs === undefined) continue;
    entered.delete(geofenceId);
    rows.push({ startMs, row: { ...emptyRow(device, startMs, timeMs), geofenceId } });
  }
  return rows.sort((a, b) => a.startMs - b.startMs).map(({ row }) => row);
};
