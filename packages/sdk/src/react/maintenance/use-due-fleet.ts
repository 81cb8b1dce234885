'use client';
import { group, maintenance } from '../../contract';
import type { RequestState } from '../request-state';
import { useResource } from '../resource/use-resource';
import { useAccess } from '../session/use-access';
import { useSession } from '../session/use-session';
import { useRequest } from '../use-request';
import type { DueFleet } from './due-fleet';

/** What is planned for the fleet; `data` is null where the server cannot say it of so many devices, undefined while it is not known. */
export function useDueFleet(isWanted: boolean): RequestState<DueFleet | null> {
  const mayRead = useAccess()('read', 'maintenance').allowed;
  const { user } = useSession();
  const filter = isWanted && mayRead ? undefined : null;
  const { data: plans = [] } = useResource(maintenance, filter);
  // Beside the plans: by then the list has just asked for them too.
  const { data: groups } = useResource(group, filter);
  const key = plans.length > 0 && groups ? ['due-fleet', user?.id, plans, groups] : null;
  return useRequest('useDueFleet', key, async (client) => {
    const { createDueFleet } = await import('./due-fleet');
    return createDueFleet(client, plans, groups!);
  });
}
