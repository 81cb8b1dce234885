import type { TrackingClient } from '../../client';
import type { AlarmTake, Position, TrackingEvent } from '../../contract';
import { DAY_MS, pickAlarmEvent, pickNewestAlarm, readAlarms } from '../../domain';

type Reports = Pick<TrackingClient, 'reports'>;

/** Spans searched back for an ongoing alarm: a day, else as long as takes are kept. */
const SPANS_MS = [DAY_MS, 7 * DAY_MS];

const askAlarms = ({ reports }: Reports, deviceId: number, fromMs: number, fixMs: number) =>
  reports.events({
    deviceId: [deviceId],
    from: new Date(fromMs).toISOString(),
    to: new Date(fixMs + 1).toISOString(),
    type: ['alarm'],
  });

/** The event with which what a fix alarms of began, of several the worst, by the server's report; undefined without one. */
export async function findAlarmEvent(
  client: Reports,
  position: Position | undefined,
): Promise<TrackingEvent | undefined> {
  const alarms = readAlarms(position);
  if (!position || alarms.length === 0) return undefined;
  const fixMs = Date.parse(position.deviceTime);
  for (const spanMs of SPANS_MS) {
    const found = await askAlarms(client, position.deviceId, fixMs - spanMs, fixMs);
    const event = pickAlarmEvent(found, alarms);
    if (event) return event;
  }
  return undefined;
}

/**
 * Checks that the alarm of a vehicle at a fix is still the taken one: no newer event exists for it.
 */
export async function isStillTaken(
  client: Reports,
  { id, deviceId, alarm, eventTime }: AlarmTake,
  fixMs: number,
): Promise<boolean> {
  const found = await askAlarms(client, deviceId, Date.parse(eventTime), fixMs);
  return pickNewestAlarm(found, alarm)?.id === id;
}
