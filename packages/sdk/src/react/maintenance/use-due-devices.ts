'use client';
import { useMemo } from 'react';
import { group, maintenance } from '../../contract';
import { MINUTE_MS } from '../../domain';
import { useResource } from '../resource/use-resource';
import { useAccess } from '../session/use-access';
import { useSession } from '../session/use-session';
import { useNow } from '../time/use-now';
import { useRequest } from '../use-request';

/**
 * The devices of which a maintenance is due, by the minute; null while nobody can tell: nothing is
 * planned, it is not known yet, or the server cannot say it of so many devices.
 */
export function useDueDevices(isWanted: boolean): ReadonlySet<number> | null {
  const nowMs = useNow(MINUTE_MS);
  const mayRead = useAccess()('read', 'maintenance').allowed;
  const { user } = useSession();
  const filter = isWanted && mayRead ? undefined : null;
  const { data: plans = [] } = useResource(maintenance, filter);
  // Beside the plans: by then the list has just asked for them too.
  const { data: groups } = useResource(group, filter);
  const key = plans.length > 0 && groups ? ['due-fleet', user?.id, plans, groups] : null;
  const { data: listDue } = useRequest('useDueDevices', key, async (client) => {
    const { createDueFleet } = await import('./due-fleet');
    return createDueFleet(client, plans, groups!);
  });
  return useMemo(() => listDue?.(nowMs) ?? null, [listDue, nowMs]);
}
