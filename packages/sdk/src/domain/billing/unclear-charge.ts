const CODE = 'CHARGE_UNCLEAR';

/** The problem of an invoice or a note whose name somebody else's at the provider has: by the provider's number of that. */
export const writeUnclear = (providerId: string): string => `${CODE} ${providerId}`;

/** The provider's number of what is in the way; null for any other problem, which is the provider's own words. */
export const readUnclear = (problem: string): string | null =>
  problem.startsWith(`${CODE} `) ? problem.slice(CODE.length + 1) : null;
