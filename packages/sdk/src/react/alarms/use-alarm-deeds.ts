'use client';
import { useEffect, useEffectEvent } from 'react';
import { useTrackingClient } from '../provider/use-tracking-client';
import { alarmTakesOf, type AlarmDeed } from './alarm-takes';

/** Calls back with what is done with alarms in this page, in whatever part of it. */
export function useAlarmDeeds(callback: (deed: AlarmDeed) => void): void {
  const client = useTrackingClient();
  const tell = useEffectEvent(callback);
  useEffect(() => alarmTakesOf(client).onDeed((deed) => tell(deed)), [client]);
}
