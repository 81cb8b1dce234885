import { defineResource } from '../describe/define-resource';
import { attributes, id, moment, number, reference, text } from '../describe/members';
import type { Read } from '../describe/values';

/** Events of devices. */
export const event = /* @__PURE__ */ defineResource({
  name: 'Event',
  path: '/events',
  area: 'events',
  operations: ['get'],
  members: {
    id: id({ none: 0 }),
    type: text({ required: true }),
    eventTime: moment({ required: true }),
    deviceId: reference('Device', { required: true }),
    positionId: number({ whole: true }),
    geofenceId: reference('Geofence'),
    maintenanceId: reference('Maintenance'),
    attributes: attributes(),
  },
});

/** Something that happened to a device; ids of 0 are none. On the socket `attributes.message` has a sentence. */
export interface TrackingEvent extends Read<typeof event> {}
