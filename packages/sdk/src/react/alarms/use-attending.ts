'use client';
import { useEffect, useMemo } from 'react';
import type { AlarmTake, Position } from '../../contract';
import { findAttending, findLasting } from '../../domain';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useAccess } from '../session/use-access';
import { alarmTakesOf } from './alarm-takes';
import { useAlarmTakes } from './use-alarm-takes';

/** Who attends to what a fix alarms of; undefined when that is nobody's, or there is none. */
export function useAttending(position: Position | undefined): AlarmTake | undefined {
  const client = useTrackingClient();
  const mayLookBack = useAccess()('read', 'reports').allowed;
  const { takes } = useAlarmTakes();
  const ofDevice = useMemo(
    () => [...takes.values()].filter(({ deviceId }) => deviceId === position?.deviceId),
    [takes, position?.deviceId],
  );
  useEffect(() => {
    if (!position || !mayLookBack) return;
    for (const take of findLasting(position, ofDevice)) {
      void alarmTakesOf(client).confirm(take, position);
    }
  }, [client, mayLookBack, position, ofDevice]);
  return findAttending(position, ofDevice);
}
