/** Every permission by its name, with its bit in an account's string; bit 0 is the highest of the first digit. */
export const PERMISSIONS = {
  'devices.view': 8,
  'devices.create': 9,
  'devices.edit': 10,
  'devices.delete': 11,
  'devices.lock': 12,
  'devices.unlock': 13,
  'devices.anchor': 14,
  'devices.share': 15,
  'users.view': 16,
  'users.create': 17,
  'users.edit': 18,
  'users.delete': 19,
  'users.editSelf': 20,
  'users.logInAs': 21,
  'users.reseller': 22,
  'users.subReseller': 23,
  'notifications.view': 32,
  'notifications.create': 33,
  'notifications.edit': 34,
  'notifications.delete': 35,
  'events.view': 36,
  'events.create': 37,
  'events.edit': 38,
  'events.delete': 39,
  'geofences.view': 40,
  'geofences.create': 41,
  'geofences.edit': 42,
  'geofences.delete': 43,
  'groups.view': 48,
  'groups.create': 49,
  'groups.edit': 50,
  'groups.delete': 51,
  'commands.view': 56,
  'commands.create': 57,
  'commands.edit': 58,
  'commands.delete': 59,
  'commands.send': 60,
  'attributes.view': 64,
  'attributes.create': 65,
  'attributes.edit': 66,
  'attributes.delete': 67,
  'reports.view': 72,
  'reports.create': 73,
  'reports.edit': 74,
  'reports.delete': 75,
  'reports.export': 76,
  'drivers.view': 80,
  'drivers.create': 81,
  'drivers.edit': 82,
  'drivers.delete': 83,
  'calendars.view': 88,
  'calendars.create': 89,
  'calendars.edit': 90,
  'calendars.delete': 91,
  'maintenance.view': 96,
  'maintenance.create': 97,
  'maintenance.edit': 98,
  'maintenance.delete': 99,
  'shares.view': 104,
  'shares.create': 105,
  'shares.edit': 106,
  'shares.delete': 107,
} as const;

/** One permission, as `devices.lock`. */
export type Permission = keyof typeof PERMISSIONS;

/** Set where each permission has its own bit; clear in strings that name whole areas only. */
const DETAILED_BIT = 127;
const NAMES = /* @__PURE__ */ Object.keys(PERMISSIONS) as Permission[];

/**
 * Reads an account's string of 32 hex digits. Without the detailed bit the first bit of an area grants
 * all of it. Anything but 32 hex digits grants nothing.
 */
export function readPermissions(text: unknown): ReadonlySet<Permission> {
  if (typeof text !== 'string' || !/^[0-9a-f]{32}$/i.test(text)) return new Set();
  const bits = BigInt(`0x${text}`);
  const isSet = (position: number): boolean => ((bits >> BigInt(127 - position)) & 1n) === 1n;
  const isDetailed = isSet(DETAILED_BIT);
  return new Set(
    NAMES.filter((name) => isSet(isDetailed ? PERMISSIONS[name] : PERMISSIONS[toView(name)])),
  );
}

const toView = (name: Permission): Permission =>
  `${name.slice(0, name.indexOf('.'))}.view` as Permission;
