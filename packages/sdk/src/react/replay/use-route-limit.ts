import { group, type Device } from '../../contract';
import { findSpeedLimit } from '../../domain';
import { useResource } from '../resource/use-resource';
import { useAccess } from '../session/use-access';
import { useServer } from '../session/use-server';

/** The limit in knots that holds for all these devices; null where there is none, or not the same for all. */
export function useRouteLimit(
  deviceIds: readonly number[],
  devices: ReadonlyMap<number, Device>,
): number | null {
  const can = useAccess();
  const { data: server } = useServer();
  const { data: groups } = useResource(group, can('read', 'groups').allowed ? undefined : null);
  const limits = new Set(
    deviceIds.map((deviceId) => findSpeedLimit(devices.get(deviceId), groups ?? [], server)),
  );
  const [limit] = limits;
  return limits.size === 1 ? (limit ?? null) : null;
}
