'use client';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { MINUTE_MS } from '../../domain/time/durations';
import { useLive } from '../live/use-live';
import { useTrackingClient } from '../provider/use-tracking-client';
import { createTrails, type Trails } from './create-trails';

/** Length of the stored way a trail begins with when a vehicle is followed: the last half hour. */
const STORED_MS = 30 * MINUTE_MS;
const DEFAULT_MAX_POINTS = 500;

/** Limits of the trail kept. */
export interface TrailOptions {
  /** Fixes kept a vehicle; default 500. */
  maxPoints?: number | undefined;
  /** Start of trails, epoch milliseconds; default 30 minutes before a vehicle is named. */
  fromMs?: number | undefined;
}

/**
 * The trails of several vehicles: what the server has of the last 30 minutes, asked once a vehicle, and
 * each fix from then on. An account that may not read the history, or a server that does not answer,
 * leaves a trail that begins now. Nothing renders when a trail grows: `subscribe` tells.
 */
export function useTrails(
  deviceIds: readonly number[],
  { maxPoints = DEFAULT_MAX_POINTS, fromMs }: TrailOptions = {},
): Trails {
  const { positions } = useLive('useTrails');
  const client = useTrackingClient();
  const trails = useMemo(() => {
    const readStored = (deviceId: number, signal: AbortSignal) => {
      const to = Date.now();
      const [from, until] = [fromMs ?? to - STORED_MS, to].map((ms) => new Date(ms).toISOString());
      return client.positions.history({ deviceId, from: from!, to: until! }, { signal });
    };
    return createTrails({ positions, readStored }, maxPoints);
  }, [client, positions, maxPoints, fromMs]);
  const key = deviceIds.join();
  const name = useEffectEvent(() => trails.setDevices(deviceIds));
  useEffect(() => name(), [trails, key]);
  useEffect(() => () => trails.stop(), [trails]);
  return trails;
}
