import type { AccessArea } from './access-areas';

/**
 * Areas that a key may be given to read. Left out are what people sign in with and who they are (`users`,
 * `credentials`, `invitations`, `resellers`), who sees what (`links`), what runs the server (`server`, `theme`,
 * `integrations`), what people did (`audit`), and `logs`, which only sockets read.
 */
export const KEY_READ_AREAS = [
  'devices',
  'groups',
  'positions',
  'reports',
  'events',
  'notifications',
  'geofences',
  'drivers',
  'calendars',
  'maintenance',
  'commands',
  'attributes',
  'shares',
  'statistics',
  'ingest',
  'billing',
  'invoices',
  'consents',
] as const satisfies readonly AccessArea[];

/**
 * Areas that a key may be given to change. Beside those that no key reads are left out what acts by itself after the
 * key has ended (`notifications`, `reports`, `attributes`), what charges or reaches people in somebody's name (`billing`,
 * `consents`), and what nobody writes. Links to vehicles have a member of their own, `mayShare`.
 */
export const KEY_WRITE_AREAS = [
  'devices',
  'groups',
  'events',
  'geofences',
  'drivers',
  'calendars',
  'maintenance',
  'commands',
  'invoices',
] as const satisfies readonly AccessArea[];
