'use client';
import { useMemo } from 'react';
import type { TrackingEvent } from '../../contract';
import type { Period } from '../../domain';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';
import { useLiveEvents } from './use-live-events';

/** Selection of events to request. */
export interface EventsOptions {
  /** null asks for nothing. */
  period: Period | null;
  /** Includes live events. Default true. */
  isLive?: boolean;
}

/**
 * Loads the events of all vehicles in a period, newest first, with live events added at the top.
 * Accounts without reports are refused: check `useAccess` first.
 */
export function useEvents({
  period,
  isLive = true,
}: EventsOptions): RequestState<readonly TrackingEvent[]> {
  const live = useLiveEvents();
  const key = period && ['events', period.fromMs, period.toMs];
  const state = useRequest('useEvents', key, async ({ reports }) => {
    const from = new Date(period?.fromMs ?? 0).toISOString();
    const to = new Date(period?.toMs ?? 0).toISOString();
    return [...(await reports.events({ from, to }))].sort(byTime);
  });
  const { data } = state;
  const events = useMemo(() => {
    if (!data || !isLive || live.length === 0) return data;
    const known = new Set(data.map(({ id }) => id));
    const fromMs = period?.fromMs ?? 0;
    const come = live.filter(
      ({ id, eventTime }) => !known.has(id) && Date.parse(eventTime) >= fromMs,
    );
    return [...come, ...data].sort(byTime);
  }, [data, live, isLive, period?.fromMs]);
  return { ...state, data: events };
}

const byTime = (left: TrackingEvent, right: TrackingEvent): number =>
  Date.parse(right.eventTime) - Date.parse(left.eventTime) || right.id - left.id;
