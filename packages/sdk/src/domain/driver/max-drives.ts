/** So many check-ins of drivers are listed at most, the newest: who wants those before asks up to the oldest. */
export const MAX_DRIVES = 5_000;
