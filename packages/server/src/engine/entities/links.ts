import { DEVICE, GROUP, NOTIFICATION, USER } from './entities';
import type { Entity } from './entity';
import {
  ATTRIBUTE,
  CALENDAR,
  COMMAND,
  DRIVER,
  GEOFENCE,
  MAINTENANCE,
  ORDER,
  REPORT,
} from './linked-entities';

/** What the keys of a link stand for. */
export const LINKED_ENTITIES: Readonly<Record<string, Entity>> = {
  userId: USER,
  deviceId: DEVICE,
  groupId: GROUP,
  geofenceId: GEOFENCE,
  driverId: DRIVER,
  calendarId: CALENDAR,
  maintenanceId: MAINTENANCE,
  notificationId: NOTIFICATION,
  commandId: COMMAND,
  attributeId: ATTRIBUTE,
  orderId: ORDER,
  reportId: REPORT,
  managedUserId: USER,
  linkedDeviceId: DEVICE,
};

/** What devices and groups alike have linked to them. */
const OF_DEVICES = [
  'geofenceId',
  'driverId',
  'maintenanceId',
  'notificationId',
  'commandId',
  'attributeId',
  'orderId',
  'reportId',
];

/** What may be linked to what: owner first (tracking-api §1.12). */
export const LINKS: Readonly<Record<string, ReadonlySet<string>>> = {
  userId: new Set(['deviceId', 'groupId', 'calendarId', 'managedUserId', ...OF_DEVICES]),
  deviceId: new Set(['linkedDeviceId', ...OF_DEVICES]),
  groupId: new Set(OF_DEVICES),
};

/** Where links of one kind lie. */
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
