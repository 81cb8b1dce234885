'use client';
import { useEffect, useEffectEvent } from 'react';
import type { TrackingEvent } from '../../contract';
import { useTrackingContext } from '../provider/tracking-context';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';
import { useStartOfDay } from './use-day-figures';

/**
 * Loads a vehicle's events of today in the account's zone, newest first; requested again when the
 * server reports another. Pass null for accounts without reports.
 */
export function useDayEvents(deviceId: number | null): RequestState<TrackingEvent[]> {
  const { client } = useTrackingContext('useDayEvents');
  const fromMs = useStartOfDay();
  const key = deviceId === null ? null : ['day-events', deviceId, fromMs];
  const state = useRequest('useDayEvents', key, async ({ reports }) => {
    const from = new Date(fromMs).toISOString();
    const to = new Date().toISOString();
    return (await reports.events({ deviceId: deviceId ?? [], from, to })).reverse();
  });
  const ask = useEffectEvent((event: TrackingEvent) => {
    if (event.deviceId === deviceId) void state.refresh();
  });
  useEffect(() => client.on('event', (event) => ask(event)), [client]);
  return state;
}
