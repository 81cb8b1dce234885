/** The paths this console shows; everything else goes to /home (spec §2). */
export const CONSOLE_PATHS: readonly string[] = [
  '/login',
  '/login/recover/:token',
  '/login/confirm/:token',
  '/maintenance',
  '/home',
  '/devices',
  '/devices/:deviceId',
  '/history',
];

/** Where a new server asks for its first administrator. */
export const SETUP_PATH = '/setup';
