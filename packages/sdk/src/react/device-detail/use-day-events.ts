'use client';
import { useEffect, useEffectEvent } from 'react';
import type { TrackingEvent } from '../../contract';
import { useTrackingContext } from '../provider/tracking-context';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';
import { useStartOfDay } from './use-day-figures';

/**
 * What happened to a vehicle today in the account's zone, the newest first; asked again when the server
 * says that something more did. An account without reports is not to ask: give null.
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
