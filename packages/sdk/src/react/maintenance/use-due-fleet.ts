'use client';
import { group, maintenance, maintenanceRecord, type MaintenanceRecord } from '../../contract';
import type { RequestState } from '../request-state';
import { useResource } from '../resource/use-resource';
import { useAccess } from '../session/use-access';
import { useSession } from '../session/use-session';
import { useRequest } from '../use-request';
import type { DueFleet } from './due-fleet';

const LAST = { latest: true };
const NONE: readonly MaintenanceRecord[] = [];

/**
 * Loads the maintenance planned for the fleet; `data` is null where the server cannot provide it
 * for so many devices, undefined while unknown.
 */
export function useDueFleet(isWanted: boolean): RequestState<DueFleet | null> {
  const mayRead = useAccess()('read', 'maintenance').allowed;
  const { user } = useSession();
  const filter = isWanted && mayRead ? undefined : null;
  const { data: plans = [] } = useResource(maintenance, filter);
  // Beside the plans: by then the list has just asked for them too.
  const { data: groups } = useResource(group, filter);
  const { data: kept, error } = useResource(maintenanceRecord, filter === null ? null : LAST);
  // A server that keeps none counts from the plans alone.
  const records = kept ?? (error === undefined ? undefined : NONE);
  const isKnown = plans.length > 0 && groups !== undefined && records !== undefined;
  const key = isKnown ? ['due-fleet', user?.id, plans, groups, records] : null;
  return useRequest('useDueFleet', key, async (client) => {
    const { createDueFleet } = await import('./due-fleet');
    return createDueFleet(client, { plans, groups: groups!, records: records! });
  });
}
