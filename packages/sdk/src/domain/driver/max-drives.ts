/**
 * Max number of driver check-ins in a list, newest first; for earlier ones, request a period that
 * ends at the oldest.
 */
export const MAX_DRIVES = 5_000;
