import { readFlag } from '../device/read-attribute';
import { isMoving } from '../device/motion-state';
import { readPlate } from '../device/read-plate';

/** What a link lets its viewers see beside place, course and state. */
export interface ShareShows {
  showsName: boolean;
  showsSpeed: boolean;
  showsAddress: boolean;
  showsTrail: boolean;
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

const pick = (thing: Thing, members: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(
    members.filter((name) => isPlain(thing[name])).map((name) => [name, thing[name]]),
  );

/** What is made anew holds no objects: nothing rides along in one. */
const isPlain = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const attributesOf = (thing: Thing): Record<string, unknown> | null => {
  const { attributes } = thing;
  return typeof attributes === 'object' && attributes !== null
    ? Object.fromEntries(Object.entries(attributes))
    : null;
};

/**
 * A device as viewers of a link get it: made anew from what they may see. Identifiers, phones, groups
 * and attributes never go out; the plate goes with the name. `prefix` is the server's attribute prefix.
 */
export function pickSharedDevice(
  device: Thing,
  { showsName }: Pick<ShareShows, 'showsName'>,
  prefix: string,
): Record<string, unknown> {
  const plate = showsName ? readPlate({ attributes: attributesOf(device) }, prefix) : '';
  return {
    ...pick(device, showsName ? [...DEVICE_MEMBERS, 'name'] : DEVICE_MEMBERS),
    attributes: plate === '' ? {} : { plate },
  };
}

/** A fix as viewers of a link get it: of its attributes only what tells the state. */
export function pickSharedPosition(
  position: Thing,
  { showsSpeed, showsAddress }: Pick<ShareShows, 'showsSpeed' | 'showsAddress'>,
): Record<string, unknown> {
  const attributes = attributesOf(position);
  const speed = typeof position['speed'] === 'number' ? position['speed'] : 0;
  return {
    ...pick(position, POSITION_MEMBERS),
    ...(showsSpeed && pick(position, ['speed'])),
    ...(showsAddress && pick(position, ['address'])),
    attributes: {
      motion: isMoving({ speed, attributes }),
      ignition: readFlag({ attributes }, 'ignition'),
    },
  };
}
