/** The addresses of the console's pages: a server answers these with its page, and no others. */
export const CONSOLE_PATHS = [
  '/login',
  '/motorista',
  '/qr-driver',
  '/qr-driver/scan/:code',
  '/login/recover/:token',
  '/login/confirm/:token',
  '/login/receive/:token',
  '/invite',
  '/register',
  '/consent',
  '/share/:token?',
  '/setup',
  '/maintenance',
  '/devices',
  '/home',
  '/devices/import',
  '/devices/:deviceId',
  '/devices/:deviceId/offline',
  '/autolink',
  '/autolink/:deviceId',
  '/reports',
  '/reports/scheduled',
  '/reports/:report',
  '/history',
  '/geofence',
  '/geofences',
  '/events',
  '/notifications',
  '/groups',
  '/groups/import',
  '/commands',
  '/drivers',
  '/drivers/import',
  '/services',
  '/calendars',
  '/computed',
  '/keys',
  '/webhooks',
  '/shares',
  '/reseller',
  '/users',
  '/users/import',
  '/invitations',
  '/consents',
  '/deleted-devices',
  '/account',
  '/server',
  '/logs',
  '/theme',
  '/integrations',
  '/billing',
  '/invoices',
] as const;

const toPattern = (path: string): string =>
  path.replace(/\/:\w+\?/g, '(?:/[^/.]+)?').replace(/\/:\w+/g, '/[^/.]+');

/** Made in one call, which bundles that ask for no address leave out. */
const makePattern = (): RegExp =>
  new RegExp(`^(?:${CONSOLE_PATHS.map(toPattern).join('|')})?/?$`, 'i');

const PATTERN = /* @__PURE__ */ makePattern();

/** True when the console has a page at the path; `/` is one, and a trailing slash is allowed. */
export const isConsolePath = (path: string): boolean => PATTERN.test(path);
