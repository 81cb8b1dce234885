'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { useLive } from '../live/use-live';
import { useTrackingClient } from '../provider/use-tracking-client';
import { alarmTakesOf, type AlarmTakes, type TakesState } from './alarm-takes';

/** Taken alarms with their holders, and the actions: each throws a TrackingError when it fails. */
export type AlarmTakesState = TakesState & Pick<AlarmTakes, 'take' | 'release' | 'resolve'>;

/**
 * The taken alarms of the last seven days by the ids of their events; changes of others show by
 * themselves. ALARM_TAKEN when somebody else was first: who it is, is known by then.
 */
export function useAlarmTakes(): AlarmTakesState {
  useLive('useAlarmTakes');
  const store = alarmTakesOf(useTrackingClient());
  const state = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const { take, release, resolve } = store;
  return useMemo(() => ({ ...state, take, release, resolve }), [state, take, release, resolve]);
}
