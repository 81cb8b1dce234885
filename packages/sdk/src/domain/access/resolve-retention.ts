/**
 * For how many days the history of a vehicle is kept, by the terms of all accounts that have it (0 for one without):
 * the longest, so that no customer loses what was promised to them. null where the server alone says how long: one
 * account has no term, or nobody has the vehicle.
 */
export const resolveRetention = (terms: readonly number[]): number | null =>
  terms.length === 0 || terms.some((days) => days < 1) ? null : Math.max(...terms);
