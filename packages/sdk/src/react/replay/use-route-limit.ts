import type { Device } from '../../contract';
import { useSpeedLimits } from '../resource/use-speed-limits';

/** The limit in knots that holds for all these devices; null where there is none, or not the same for all. */
export function useRouteLimit(
  deviceIds: readonly number[],
  devices: ReadonlyMap<number, Device>,
): number | null {
  const findLimit = useSpeedLimits();
  const limits = new Set(deviceIds.map((deviceId) => findLimit(devices.get(deviceId))));
  const [limit] = limits;
  return limits.size === 1 ? (limit ?? null) : null;
}
