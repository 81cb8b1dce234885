import type { Entity } from '../../entities/entity';
import { LINKED_ENTITIES } from '../../engine/entities/links';
import type { FleetObject } from './fleet';

/** One kind of object that moves. */
export interface MoveKind {
  /** The key it is linked and referred to by. */
  key: string;
  entity: Entity;
  /** Title as in `Fences: 3 to make`. */
  title: string;
  /** Noun as in `fence "Depot"`. */
  noun: string;
  /**
   * Member that says which one it is on both sides, where there is one: groups are told by their way
   * from the top, the rest by being alike.
   */
  identity?: string;
  /** Members that name it to a reader. */
  names: readonly string[];
}

const kind = (
  key: string,
  title: string,
  noun: string,
  names: readonly string[],
  identity?: string,
): MoveKind => {
  const entity = LINKED_ENTITIES[key];
  if (!entity) throw new Error(`There is no ${key}.`);
  return { key, entity, title, noun, names, ...(identity === undefined ? {} : { identity }) };
};

/** The key of groups, which lie in each other. */
export const GROUPS = 'groupId';
/** The key of users. */
export const USERS = 'userId';

/** All kinds: what others refer to comes first. */
export const MOVE_KINDS: readonly MoveKind[] = [
  kind('calendarId', 'Calendars', 'calendar', ['name']),
  kind('commandId', 'Saved commands', 'saved command', ['description']),
  kind(GROUPS, 'Groups', 'group', ['name']),
  kind('deviceId', 'Devices', 'device', ['name', 'uniqueId'], 'uniqueId'),
  kind('geofenceId', 'Fences', 'fence', ['name']),
  kind('driverId', 'Drivers', 'driver', ['name', 'uniqueId'], 'uniqueId'),
  kind('maintenanceId', 'Maintenance', 'maintenance', ['name']),
  kind('attributeId', 'Computed attributes', 'computed attribute', ['description']),
  kind('notificationId', 'Rules', 'rule', ['type', 'description']),
  kind('orderId', 'Orders', 'order', ['uniqueId']),
  kind('reportId', 'Scheduled reports', 'scheduled report', ['type', 'description']),
  kind(USERS, 'Users', 'user', ['name', 'email'], 'email'),
];

/** The key of the kind that a link's key stands for: `managedUserId` is a user too. */
export const toKindKey = (key: string): string =>
  MOVE_KINDS.find(({ entity }) => entity === LINKED_ENTITIES[key])?.key ?? key;

const CONTROL = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;
const MAX_NAME_LENGTH = 60;

/** An object as a message names it; what people wrote cannot steer the terminal. */
export const nameObject = ({ noun, names }: MoveKind, object: FleetObject): string => {
  const [name = '', more] = names
    .map((member) => object[member])
    .filter((value) => typeof value === 'string' && value !== '')
    .map((value) => String(value).replace(CONTROL, ' ').slice(0, MAX_NAME_LENGTH));
  return `${noun} "${name}"${more === undefined ? '' : ` (${more})`}`;
};
