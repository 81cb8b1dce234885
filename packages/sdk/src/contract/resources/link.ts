import { ContractError } from '../decode';
import { defineResource } from '../describe/define-resource';
import { OF_DEVICES } from '../describe/links';
import type { Member } from '../describe/member';
import { reference } from '../describe/members';
import { isObject } from '../describe/read-member';

type OfDevices = (typeof OF_DEVICES)[number];

// @__NO_SIDE_EFFECTS__
function toSides() {
  const ofDevices = OF_DEVICES.map((name) => [
    `${name.charAt(0).toLowerCase()}${name.slice(1)}Id`,
    reference(name),
  ]);
  return {
    // What may own stands before what may be owned: the tracking API takes the two ids in this order.
    userId: reference('User'),
    deviceId: reference('Device'),
    groupId: reference('Group'),
    linkedDeviceId: reference('Device'),
    calendarId: reference('Calendar'),
    managedUserId: reference('User'),
    ...(Object.fromEntries(ofDevices) as Record<`${Uncapitalize<OfDevices>}Id`, Member<number>>),
  };
}

const SIDES = /* @__PURE__ */ toSides();

type Side = keyof typeof SIDES;

const SIDE_IDS = /* @__PURE__ */ toIds();

// @__NO_SIDE_EFFECTS__
function toIds() {
  return Object.fromEntries(Object.keys(SIDES).map((side) => [side, 'int'])) as Record<Side, 'int'>;
}

/** Two ids, an owner's and a thing's. */
export type Link = { readonly [Name in Side]?: number };

/** Decodes `[{"userid":1,"deviceid":7}]`, as the tracking API names the sides. Throws ContractError. */
export function decodeLinks(json: unknown): Link[] {
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

/**
 * Links that decide who sees or has what: exactly two ids, an owner's and an item's, e.g. `{
 * userId: 1, deviceId: 7 }`.
 */
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
    find: { method: 'GET', path: '/permissions', query: SIDE_IDS, answer: decodeLinks },
    /** Takes a link away. */
    remove: { method: 'DELETE', path: '/permissions', body: SIDES, answer: 'none' },
  },
});
