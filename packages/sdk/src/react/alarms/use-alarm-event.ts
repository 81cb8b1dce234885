'use client';
import type { TrackingClient } from '../../client';
import type { Position, TrackingEvent } from '../../contract';
import { rankAlarms, readAlarms, readText } from '../../domain';
import { useAccess } from '../session/use-access';
import { useRequest } from '../use-request';

/**
 * The event of a fix that carries an alarm; undefined without one, while it is asked for, and for an
 * account that may not look back.
 */
export function useAlarmEvent(position: Position | undefined): TrackingEvent | undefined {
  const mayLookBack = useAccess()('read', 'reports').allowed;
  const alarms = readAlarms(position);
  const isAsked = mayLookBack && position !== undefined && alarms.length > 0;
  const key = isAsked ? ['alarm-event', position.deviceId, position.deviceTime] : null;
  const { data } = useRequest(
    'useAlarmEvent',
    key,
    async (client) => (await findAlarmEvent(client, position)) ?? null,
  );
  return data ?? undefined;
}

/** The event of a fix that carries an alarm, of several the worst, by the server's report; undefined without one. */
export async function findAlarmEvent(
  { reports }: Pick<TrackingClient, 'reports'>,
  position: Position | undefined,
): Promise<TrackingEvent | undefined> {
  const { deviceId = 0, deviceTime = '' } = position ?? {};
  const alarms = rankAlarms(readAlarms(position));
  const to = new Date(Date.parse(deviceTime) + 1).toISOString();
  const found = await reports.events({
    deviceId: [deviceId],
    from: deviceTime,
    to,
    type: ['alarm'],
  });
  const named = (alarm: string) => found.filter((event) => readText(event, 'alarm') === alarm);
  return alarms.flatMap(named)[0];
}
