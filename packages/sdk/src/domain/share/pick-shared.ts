import { readFlag } from '../device/read-attribute';
import { isMoving } from '../device/motion-state';
import { readPlate } from '../device/read-plate';
import { readDriverId } from '../device/read-driver-id';
import { toAreaName } from './to-area-name';

/** Details that a link shows its viewers besides place, course and state. */
export interface ShareShows {
  showsName: boolean;
  showsPlate: boolean;
  showsSpeed: boolean;
  showsAddress: boolean;
  /** Shows only the area of the address, if not the full address. */
  showsArea: boolean;
  showsDriver: boolean;
  showsTrail: boolean;
  showsFences: boolean;
}

type Thing = Readonly<Record<string, unknown>>;

const DEVICE_MEMBERS = ['id', 'status', 'lastUpdate', 'category'] as const;
const POSITION_MEMBERS = [
  'id',
  'deviceId',
  'serverTime',
  'deviceTime',
  'fixTime',
  'valid',
  'latitude',
  'longitude',
  'course',
  'accuracy',
] as const;
const FENCE_MEMBERS = ['id', 'name', 'area'] as const;

const pick = (thing: Thing, members: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    members.filter((name) => isPlain(thing[name])).map((name) => [name, thing[name]]),
  );

/** Allows only plain values in the new object: a nested object could carry hidden data. */
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const attributesOf = (thing: Thing): Record<string, unknown> | null => {
  const { attributes } = thing;
  return typeof attributes === 'object' && attributes !== null
    ? Object.fromEntries(Object.entries(attributes))
    : null;
};

/**
 * A device as viewers of a link get it: made anew from what they may see. Identifiers, phones, groups
 * and attributes never go out, but for the plate. `prefix` is the server's attribute prefix.
 */
export function pickSharedDevice(
  device: Thing,
  { showsName, showsPlate }: Pick<ShareShows, 'showsName' | 'showsPlate'>,
  prefix: string,
): Record<string, unknown> {
  const plate = showsPlate ? readPlate({ attributes: attributesOf(device) }, prefix) : '';
  return {
    ...pick(device, showsName ? [...DEVICE_MEMBERS, 'name'] : DEVICE_MEMBERS),
    attributes: plate === '' ? {} : { plate },
  };
}

/**
 * A fix as viewers of a link get it: of its attributes only what tells the state, and who drives by name.
 * `nameDriver` knows the drivers of who shares, by the key that the tracker sent.
 */
export function pickSharedPosition(
  position: Thing,
  shows: Pick<ShareShows, 'showsSpeed' | 'showsAddress' | 'showsArea' | 'showsDriver'>,
  nameDriver: (uniqueId: string) => string | undefined = () => undefined,
): Record<string, unknown> {
  const attributes = attributesOf(position);
  const speed = typeof position['speed'] === 'number' ? position['speed'] : 0;
  const { address } = position;
  const area = shows.showsArea && typeof address === 'string' ? toAreaName(address) : '';
  const key = readDriverId({ attributes });
  const driverName = shows.showsDriver && key !== '' ? nameDriver(key) : undefined;
  return {
    ...pick(position, POSITION_MEMBERS),
    ...(shows.showsSpeed && pick(position, ['speed'])),
    ...(shows.showsAddress ? pick(position, ['address']) : area !== '' && { address: area }),
    attributes: {
      motion: isMoving({ speed, attributes }),
      ignition: readFlag({ attributes }, 'ignition'),
      ...(driverName !== undefined && { driverName }),
    },
  };
}

/** A fence as viewers of a link get it: where it is and what it is called. */
export const pickSharedFence = (fence: Thing): Record<string, unknown> => ({
  ...pick(fence, FENCE_MEMBERS),
  attributes: {},
});
