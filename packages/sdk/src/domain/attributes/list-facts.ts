import { DRIVER_BEFORE } from '../device/read-driver-id';
import { DEVICE_FACTS, type FactOwner, POSITION_FACTS, readFact } from './read-fact';

/** One fact about a device: its key as on the wire and what it holds. */
export interface Fact {
  key: string;
  value: unknown;
}

/** What the state, the alarm, the driver and the place say already. */
const TOLD_ABOVE: readonly string[] = ['motion', 'alarm', 'driverUniqueId'];

/** How the server made the fix, and how far it is from the one before: nothing that people ask of a vehicle. */
const INTERNAL: readonly string[] = ['interpolated', 'distance', DRIVER_BEFORE];

/**
 * What is known of a device besides `toldKeys`: what its last fix carries first, then the fix, then the
 * device. What says nothing is left out, and so is the distance counted by the server where the vehicle
 * has an odometer of its own.
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
