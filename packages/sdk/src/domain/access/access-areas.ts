/** Areas of rights. A resource names its area in its description. */
export const ACCESS_AREAS = [
  'devices',
  'groups',
  'users',
  'server',
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
  'links',
  'shares',
  'statistics',
  'audit',
  'logs',
  'ingest',
  'credentials',
  'theme',
  'billing',
  'invoices',
  'integrations',
  'resellers',
  'invitations',
  'consents',
] as const;

/**
 * An area of rights. `positions` are the latest of each device, `reports` all that looks back, positions
 * of a period and by id too; `logs` is what devices say as they say it, `ingest` where they say it to.
 * `credentials` are the sessions and tokens of one's own account, `theme` the brands of the server and of domains.
 * `billing` is what accounts pay for, `invoices` what they were charged: each reads its own.
 * `resellers` is who sells the service on, `integrations` the services that the server works with, `invitations`
 * who is asked to make an account, `consents` whom vehicles follow and what these people said.
 */
export type AccessArea = (typeof ACCESS_AREAS)[number];

/**
 * Actions that rights allow or refuse. `send` is a command to a device, an announcement to people,
 * a test of an expression or of a notification to oneself. `enter` is to log in as another account.
 */
export const ACCESS_ACTIONS = ['read', 'create', 'update', 'delete', 'send', 'enter'] as const;

/** Action in an area. */
export type AccessAction = (typeof ACCESS_ACTIONS)[number];
