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
