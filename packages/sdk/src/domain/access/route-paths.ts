/** The paths that need nobody signed in (spec §2). */
export const PUBLIC_PATHS = [
  '/login',
  '/register',
  '/login/recover/:token',
  '/login/confirm/:token',
  '/share/:token',
  '/motorista',
] as const;

/** The paths of drivers (spec §2). */
export const DRIVER_PATHS = ['/qr-driver', '/qr-driver/scan/:id'] as const;

/** The paths of the specification (§2 and decision 14). */
export const ROUTE_PATHS: readonly string[] = [
  ...PUBLIC_PATHS,
  ...DRIVER_PATHS,
  '/maintenance',
  '/home',
  '/devices',
  '/devices/:deviceId',
  '/computed',
  '/autolink',
  '/autolink/:id',
  '/notifications',
  '/history',
  '/reports',
  '/reports/resume',
  '/reports/travels',
  '/reports/stops',
  '/reports/events',
  '/reports/history',
  '/geofence',
  '/users',
  '/groups',
  '/commands',
  '/account',
  '/server',
  '/events',
  '/drivers',
  '/calendars',
  '/services',
  '/shares',
  '/logs',
  '/theme',
  '/integrations',
  '/billing',
  '/invoices',
  '/reseller',
];
