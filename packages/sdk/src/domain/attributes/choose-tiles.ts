import { isCurrent } from '../device/motion-state';
import type { Fact } from './list-facts';
import { type FactOwner, readFact } from './read-fact';

/** Max number of figures where none were chosen. */
const MAX = 6;

/** Usual figures, the most wanted first; of each line the first that a tracker sends. */
const USUAL: readonly (readonly string[])[] = [
  ['ignition'],
  ['speedLimit'],
  ['fuelLevel', 'fuel'],
  ['batteryLevel', 'battery'],
  ['odometer', 'totalDistance'],
  ['power'],
  ['sat'],
  ['lastUpdate'],
  ['hours'],
  ['course'],
  ['altitude'],
];

/**
 * The figures at the head of a device: the pinned ones that it has, in their order; the first six of the
 * usual ones where nothing is pinned (null).
 */
export function chooseTiles(
  device: FactOwner & { lastUpdate?: string | null; status?: string | null },
  position: FactOwner | undefined,
  pinned: readonly string[] | null,
): Fact[] {
  const read = (key: string): Fact[] => {
    const value = key === 'lastUpdate' ? readLastUpdate(device) : readFact(device, position, key);
    return value === undefined ? [] : [{ key, value }];
  };
  if (pinned) return pinned.flatMap(read);
  return USUAL.flatMap((keys) => keys.flatMap(read).slice(0, 1)).slice(0, MAX);
}

/** A silent device says when it was last heard in the line of its state. */
const readLastUpdate = (device: { lastUpdate?: string | null; status?: string | null }) =>
  isCurrent(device) ? (device.lastUpdate ?? undefined) : undefined;
