'use client';
import type { Position, TrackingEvent } from '../../contract';
import { readAlarms, SAME_ALARM_MS } from '../../domain';
import { useAccess } from '../session/use-access';
import { useRequest } from '../use-request';
import { findAlarmEvent } from './find-alarm-event';

/**
 * The event of a fix that carries an alarm; undefined without one, while it is asked for, and for an
 * account that may not look back. An alarm that every fix repeats is asked for every ten minutes.
 */
export function useAlarmEvent(position: Position | undefined): TrackingEvent | undefined {
  const mayLookBack = useAccess()('read', 'reports').allowed;
  const alarms = readAlarms(position);
  const isAsked = mayLookBack && position !== undefined && alarms.length > 0;
  const turn = position && Math.floor(Date.parse(position.deviceTime) / SAME_ALARM_MS);
  const key = isAsked ? ['alarm-event', position.deviceId, alarms.join(), turn] : null;
  const { data } = useRequest(
    'useAlarmEvent',
    key,
    async (client) => (await findAlarmEvent(client, position)) ?? null,
  );
  return data ?? undefined;
}
