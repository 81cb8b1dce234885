import type { SourceStay } from './report-sources';

interface FenceEvent {
  type: string;
  eventTime: string;
  deviceId: number;
  geofenceId: number;
}

/**
 * The stays in fences that events tell of, in the order they began: an entry and the next exit of the same
 * vehicle. One that had begun before is told from `fromMs` on, one that goes on still up to `toMs`.
 */
export function pairStays(
  events: readonly FenceEvent[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): SourceStay[] {
  const entered = new Map<string, FenceEvent>();
  const left = new Set<string>();
  const stays: SourceStay[] = [];
  const stay = (event: FenceEvent, startTime: string, endTime: string): SourceStay => ({
    deviceId: event.deviceId,
    deviceName: null,
    geofenceId: event.geofenceId,
    startTime,
    endTime,
  });
  for (const event of events) {
    if (event.geofenceId <= 0) continue;
    const key = `${event.deviceId}-${event.geofenceId}`;
    if (event.type === 'geofenceEnter') {
      entered.set(key, entered.get(key) ?? event);
      left.add(key);
    } else if (event.type === 'geofenceExit') {
      const start = entered.get(key);
      entered.delete(key);
      if (start) stays.push(stay(event, start.eventTime, event.eventTime));
      else if (!left.has(key)) {
        stays.push(stay(event, new Date(fromMs).toISOString(), event.eventTime));
      }
      left.add(key);
    }
  }
  const end = new Date(toMs).toISOString();
  for (const event of entered.values()) stays.push(stay(event, event.eventTime, end));
  return stays.sort((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime));
}
