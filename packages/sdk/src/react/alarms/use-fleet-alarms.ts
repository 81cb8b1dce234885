'use client';
import { useEffect, useSyncExternalStore } from 'react';
import type { AlarmTake } from '../../contract';
import type { FleetAlarms } from '../../domain';
import { useLive } from '../live/use-live';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useAccess } from '../session/use-access';
import { fleetAlarmsOf } from './fleet-alarms';

/**
 * The vehicles with an alarm: those that nobody attends to, and who attends to the others. The one count
 * behind list, map, legend and bell; another object only when it changes.
 */
export function useFleetAlarms(): FleetAlarms<AlarmTake> {
  useLive('useFleetAlarms');
  const store = fleetAlarmsOf(useTrackingClient());
  const mayLookBack = useAccess()('read', 'reports').allowed;
  useEffect(() => store.setMayAsk(mayLookBack), [store, mayLookBack]);
  return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
}
