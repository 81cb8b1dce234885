import { useCallback } from 'react';
import { group, type Device } from '../../contract';
import { findSpeedLimit } from '../../domain';
import { useResource } from './use-resource';
import { useAccess } from '../session/use-access';
import { useServer } from '../session/use-server';

/**
 * Finds the speed in knots that a device may drive at: its own, else of its groups that the account sees,
 * else the server's; null without one. Another function once one of these has changed.
 */
export function useSpeedLimits(): (device: Device | undefined) => number | null {
  const can = useAccess();
  const { data: server } = useServer();
  const { data: groups } = useResource(group, can('read', 'groups').allowed ? undefined : null);
  return useCallback((device) => findSpeedLimit(device, groups ?? [], server), [groups, server]);
}
