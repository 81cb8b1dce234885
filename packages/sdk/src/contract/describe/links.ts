/** Names of what users, devices and groups alike may have linked to them. */
export const OF_DEVICES = [
  'Geofence',
  'Driver',
  'Maintenance',
  'Notification',
  'Command',
  'Attribute',
] as const;

/** Names of what devices and groups alike may have linked to them, and of `more`. */
// @__NO_SIDE_EFFECTS__
export function linkedThings(...more: string[]): readonly string[] {
  return [...more, ...OF_DEVICES];
}

interface Owner {
  readonly name: string;
  readonly owns: readonly string[];
}

/** True for a resource that others may be linked to. */
const isHolder = (name: string): boolean =>
  name === 'Device' || name === 'Group' || name === 'User';

/** True when items of the second resource may be linked to one of the first. */
export const mayOwn = ({ name, owns }: Owner, thing: Pick<Owner, 'name'>): boolean =>
  isHolder(name) && owns.includes(thing.name);

/** True when items of two resources may be linked, whichever owns the other. */
export const mayLink = (one: Owner, other: Owner): boolean =>
  one.name !== other.name && (mayOwn(one, other) || mayOwn(other, one));
