import type { TrackingClient } from '../../client';
import type { AlarmTake, Position, TrackingEvent } from '../../contract';
import { DAY_MS, pickAlarmEvent, pickNewestAlarm, readAlarms } from '../../domain';

type Reports = Pick<TrackingClient, 'reports'>;

/** How far back an alarm that goes on is looked for: a day, else as long as takes are kept. */
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

/** Whether what a vehicle alarms of at a fix is still what somebody has taken: no newer event tells of it. */
export async function isStillTaken(
  client: Reports,
  { id, deviceId, alarm, eventTime }: AlarmTake,
  fixMs: number,
): Promise<boolean> {
  const found = await askAlarms(client, deviceId, Date.parse(eventTime), fixMs);
  return pickNewestAlarm(found, alarm)?.id === id;
}
