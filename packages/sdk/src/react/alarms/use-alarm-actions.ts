'use client';
import { useEffect, useEffectEvent } from 'react';
import { useTrackingClient } from '../provider/use-tracking-client';
import { alarmTakesOf, type AlarmAction } from './alarm-takes';

/** Calls back with what is done with alarms in this page, in whatever part of it. */
export function useAlarmActions(callback: (action: AlarmAction) => void): void {
  const client = useTrackingClient();
  const tell = useEffectEvent(callback);
  useEffect(() => alarmTakesOf(client).onAction((action) => tell(action)), [client]);
}
