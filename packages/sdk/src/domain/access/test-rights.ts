/** The areas of a string by decision 9: where each begins, and the letters of its bits in their order. */
export const BITS = {
  devices: [8, 'view create edit delete lock unlock anchor share'],
  users: [16, 'view create edit delete editSelf logInAs reseller subReseller'],
  notifications: [32, 'view create edit delete'],
  events: [36, 'view create edit delete'],
  geofences: [40, 'view create edit delete'],
  groups: [48, 'view create edit delete'],
  commands: [56, 'view create edit delete send'],
  attributes: [64, 'view create edit delete'],
  reports: [72, 'view create edit delete export'],
  drivers: [80, 'view create edit delete'],
  calendars: [88, 'view create edit delete'],
  maintenance: [96, 'view create edit delete'],
  shares: [104, 'view create edit delete'],
} as const;
/** Area that a string of rights has bits of. */
export type Named = keyof typeof BITS;

const toBinary = (hex: string): string =>
  [...hex].map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, '0')).join('');

/**
 * True when a string grants a right: by its own bit, or, if the last bit is unset, by that of its
 * area.
 */
export function gives(hex: string, area: Named, right: string): boolean {
  const bits = toBinary(hex);
  const [start, names] = BITS[area];
  const offset = bits[127] === '1' ? names.split(' ').indexOf(right) : 0;
  return bits[start + offset] === '1';
}
