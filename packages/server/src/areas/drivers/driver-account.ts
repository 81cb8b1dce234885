/** Restrictions of a driver's account at other doors: it may do nothing there. */
const RESTRICTED = {
  readonly: true,
  deviceReadonly: true,
  limitCommands: true,
  disableReports: true,
};

/** The account of the tracking API that a driver signs in with. */
export const toDriverAccount = (
  driver: { id: number; name: string },
  { username, password }: { username: string; password: string },
  prefix: string,
): Record<string, unknown> & { attributes: Record<string, unknown> } => ({
  ...RESTRICTED,
  name: driver.name,
  email: username,
  password,
  attributes: { [`${prefix}.isQrDriverId`]: driver.id },
});
