/** Rights of the demo's account, shared by all visitors: it reads, and signs in and out. */
export const DEMO_RIGHTS = {
  readonly: true,
  temporary: true,
  limitCommands: true,
  fixedEmail: true,
} as const;

/** Tells invented people, to whom nothing is sent; and the demo's account from the guests of links, who are temporary too (`isDemoUser`). */
export const DEMO_MARK = { isDemo: true } as const;

/** Username of the demo's driver. */
export const DEMO_DRIVER = 'motorista';

/** The fleet's hours: where its city is. */
export const FLEET_ZONE = 'America/Chicago';
