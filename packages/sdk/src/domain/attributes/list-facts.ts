import { DRIVER_BEFORE } from '../device/read-driver-id';
import { DEVICE_FACTS, type FactOwner, POSITION_FACTS, readFact } from './read-fact';

/** One fact about a device: its key as on the wire and what it holds. */
export interface Fact {
  key: string;
  value: unknown;
}

/** Facts that the state, the alarm, the driver and the place show already. */
const TOLD_ABOVE: readonly string[] = ['motion', 'alarm', 'driverUniqueId'];

/**
 * Facts about how the server made the fix, and its distance from the one before: of no interest to
 * users.
 */
const INTERNAL: readonly string[] = ['interpolated', 'distance', DRIVER_BEFORE];

/**
 * Lists the known facts of a device besides `toldKeys`: those its last fix carries first, then the
 * fix, then the device. Omits facts that say nothing, and the distance counted by the server if the
 * vehicle has an odometer of its own.
 */
export function listFacts(
  device: FactOwner,
  position: FactOwner | undefined,
  toldKeys: ReadonlySet<string> = new Set(),
): Fact[] {
  const left = new Set([...TOLD_ABOVE, ...INTERNAL, ...toldKeys]);
  if (readFact(device, position, 'odometer') !== undefined) left.add('totalDistance');
  const keys = new Set([
    ...Object.keys(position?.attributes ?? {}),
    ...(position ? POSITION_FACTS : []),
    ...DEVICE_FACTS,
    ...Object.keys(device.attributes ?? {}),
  ]);
  return [...keys].flatMap((key) => {
    const value = left.has(key) ? undefined : readFact(device, position, key);
    return value === undefined ? [] : [{ key, value }];
  });
}
