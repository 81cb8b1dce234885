'use client';
import { useMemo } from 'react';
import { maintenance, type Maintenance } from '../../contract';
import { DAY_MS, MINUTE_MS, type DailyPace } from '../../domain';
import type { DueLine } from '../../domain/maintenance/due-devices';
import { useConnection } from '../live/use-connection';
import { useResource } from '../resource/use-resource';
import { useAccess } from '../session/use-access';
import { useNow } from '../time/use-now';
import { useRequest } from '../use-request';
import { useDueFleet } from './use-due-fleet';

/** The days whose way a pace is taken from. */
const PACE_DAYS = 7;
/** Max vehicles whose pace is requested, those with the nearest maintenance. */
const MAX_PACED = 100;

/** Return value of {@link useDueLines}. */
export interface DueLines {
  /** Overdue first; null where the server cannot say it of so many devices, undefined while it is not known. */
  lines: readonly DueLine<Maintenance>[] | null | undefined;
  /** Daily pace of a vehicle, for the {@link MAX_PACED} with the nearest maintenance. */
  paceOf: (deviceId: number) => DailyPace | undefined;
  nowMs: number;
  error: unknown;
  refresh: () => Promise<unknown>;
}

/** All that is planned for the fleet, by the minute, and how fast each vehicle gets there. */
export function useDueLines(): DueLines {
  const nowMs = useNow(MINUTE_MS);
  const { status } = useConnection();
  const { data: fleet, error, refresh } = useDueFleet(true);
  // Without plans the fleet is not asked for: nothing is due.
  const hasNoPlans = useResource(maintenance).data?.length === 0;
  const lines = useMemo(() => {
    if (hasNoPlans) return [];
    const found = fleet && fleet.lines(nowMs);
    // What the fleet has counted is known once the connection stands.
    return found?.length === 0 && status !== 'live' ? undefined : found;
  }, [fleet, nowMs, status, hasNoPlans]);
  const mayReport = useAccess()('read', 'reports').allowed;
  const near = [...new Set((lines ?? []).map(({ deviceId }) => deviceId))].slice(0, MAX_PACED);
  const ids = near.sort((a, b) => a - b).join();
  const today = Math.floor(nowMs / DAY_MS);
  const key = mayReport && ids !== '' ? ['daily-pace', today, ids] : null;
  const { data: paces } = useRequest('useDueLines', key, async ({ reports }) => {
    const to = new Date(today * DAY_MS);
    const from = new Date((today - PACE_DAYS) * DAY_MS);
    const rows = await reports.summary({ deviceId: ids.split(',').map(Number), from, to });
    return new Map(
      rows.map(({ deviceId, startTime, distance, engineHours }): [number, DailyPace] => {
        // Who has been tracked for three days has a pace of three days.
        const known = (to.getTime() - Date.parse(startTime)) / DAY_MS;
        const days = Math.min(PACE_DAYS, Math.max(1, known));
        return [deviceId, { metres: distance / days, engineMs: engineHours / days }];
      }),
    );
  });
  return { lines, paceOf: (deviceId) => paces?.get(deviceId), nowMs, error, refresh };
}
