/** Of the demo's account, which everybody who looks around shares: it reads, and signs in and out. */
export const DEMO_RIGHTS = {
  readonly: true,
  temporary: true,
  limitCommands: true,
  fixedEmail: true,
} as const;

/** Tells invented people, to whom nothing is sent; and the demo's account from the guests of links, who are temporary too (`isDemoUser`). */
export const DEMO_MARK = { isDemo: true } as const;

/** What its driver signs in with, beside a password. */
export const DEMO_DRIVER = 'motorista';

/** The fleet's hours: where its city is. */
export const FLEET_ZONE = 'America/Chicago';
