import { DEVICE, GROUP, USER } from './entities';
import type { Entity } from '../../entities/entity';
import { CALENDAR, OF_DEVICES } from './linked-entities';

/** `geofence_id` is `geofenceId`. */
const camel = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const keysOf = (entities: readonly Entity[]): string[] =>
  entities.map(({ linkColumn }) => camel(linkColumn));

const OF_USERS: readonly Entity[] = [DEVICE, GROUP, CALENDAR, USER, ...OF_DEVICES];

/** Entity of each link key. */
export const LINKED_ENTITIES: Readonly<Record<string, Entity>> = {
  userId: USER,
  ...Object.fromEntries(OF_USERS.map((entity) => [camel(entity.linkColumn), entity])),
  linkedDeviceId: DEVICE,
};

/** Keys that may be linked to each owner key (tracking-api §1.12). */
export const LINKS: Readonly<Record<string, ReadonlySet<string>>> = {
  userId: new Set(keysOf(OF_USERS)),
  deviceId: new Set(['linkedDeviceId', ...keysOf(OF_DEVICES)]),
  groupId: new Set(keysOf(OF_DEVICES)),
};

/** Table that holds links of one kind. */
export interface LinkTable {
  table: string;
  ownerColumn: string;
  propertyColumn: string;
}

const snake = (key: string): string => key.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** The table of links between two keys of `LINKS`; `userId` and `managedUserId` lie in `user_user`. */
export const linkTableOf = (owner: string, property: string): LinkTable => ({
  table: [owner, property].map((key) => LINKED_ENTITIES[key]?.name.toLowerCase()).join('_'),
  ownerColumn: snake(owner),
  propertyColumn: snake(property),
});
