import { defineResource } from '../describe/define-resource';
import { reference } from '../describe/members';

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
    /** Takes a link away. */
    remove: { method: 'DELETE', path: '/permissions', body: SIDES, answer: 'none' },
  },
});
