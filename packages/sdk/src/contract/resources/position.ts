import { defineResource } from '../describe/define-resource';
import {
  attributes,
  flag,
  id,
  moment,
  number,
  numbers,
  object,
  reference,
  text,
} from '../describe/members';
import type { Read } from '../describe/values';

/** Fixes of devices. */
export const position = /* @__PURE__ */ defineResource({
  name: 'Position',
  path: '/positions',
  area: 'positions',
  query: { id: 'ints', deviceId: 'int', from: 'date', to: 'date' },
  operations: ['list'],
  members: {
    id: id({ none: 0 }),
    deviceId: reference('Device', { required: true }),
    protocol: text(),
    serverTime: moment({ required: true }),
    deviceTime: moment({ required: true }),
    fixTime: moment({ required: true }),
    valid: flag(),
    latitude: number({ required: true, min: -90, max: 90, unit: 'degrees' }),
    longitude: number({ required: true, min: -180, max: 180, unit: 'degrees' }),
    altitude: number({ unit: 'metres' }),
    speed: number({ unit: 'knots' }),
    course: number({ unit: 'degrees' }),
    address: text(),
    accuracy: number({ unit: 'metres' }),
    network: object(),
    geofenceIds: numbers(),
    attributes: attributes(),
  },
});

/** One fix: speed in knots, course in degrees, altitude and accuracy in metres, times ISO text. */
export interface Position extends Read<typeof position> {}
