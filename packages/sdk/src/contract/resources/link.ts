import { ContractError } from '../decode';
import { defineResource } from '../describe/define-resource';
import { reference } from '../describe/members';
import { isObject } from '../describe/read-member';

/** What may own, then what may be owned: the tracking API takes the two ids of a link in this order. */
const SIDES = {
  userId: reference('User'),
  deviceId: reference('Device'),
  groupId: reference('Group'),
  linkedDeviceId: reference('Device'),
  geofenceId: reference('Geofence'),
  driverId: reference('Driver'),
  calendarId: reference('Calendar'),
  maintenanceId: reference('Maintenance'),
  notificationId: reference('Notification'),
  commandId: reference('Command'),
  attributeId: reference('Attribute'),
  managedUserId: reference('User'),
};

type Side = keyof typeof SIDES;

const SIDE_IDS = /* @__PURE__ */ toIds();

// @__NO_SIDE_EFFECTS__
function toIds() {
  return Object.fromEntries(Object.keys(SIDES).map((side) => [side, 'int'])) as Record<Side, 'int'>;
}

/** Two ids, an owner's and a thing's. */
export type Link = { readonly [Name in Side]?: number };

/** Reads `[{"userid":1,"deviceid":7}]`, as the tracking API names the sides. Throws ContractError. */
function readLinks(json: unknown): Link[] {
  if (!Array.isArray(json)) throw new ContractError('List of links', '');
  const sides = new Map(Object.keys(SIDES).map((side) => [side.toLowerCase(), side]));
  return json.map((row: unknown, index) => {
    const ids = Object.entries(isObject(row) ? row : {}).map(([name, id]) => {
      if (typeof id !== 'number') throw new ContractError('List of links', `${index}.${name}`);
      return [sides.get(name.toLowerCase()) ?? name, id] as const;
    });
    return Object.fromEntries(ids);
  });
}

/** Who sees or has what: exactly two ids, an owner's and a thing's, e.g. `{ userId: 1, deviceId: 7 }`. */
export const link = /* @__PURE__ */ defineResource({
  name: 'Permission',
  path: '/permissions',
  area: 'links',
  operations: [],
  members: {},
  calls: {
    /** Links two things; nothing happens when they are already. */
    add: { method: 'POST', path: '/permissions', body: SIDES, answer: 'none' },
    /** Links between an owner and things of one kind, for administrators: `{ userId: 0, deviceId: 7 }`; 0 is any. */
    find: { method: 'GET', path: '/permissions', query: SIDE_IDS, answer: readLinks },
    /** Takes a link away. */
    remove: { method: 'DELETE', path: '/permissions', body: SIDES, answer: 'none' },
  },
});
