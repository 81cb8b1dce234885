/** Filters of a log: actions done and refused, or reads of vehicle positions. */
export const LOG_KINDS = ['changes', 'reads'] as const;

/** One of {@link LOG_KINDS}. */
export type LogKind = (typeof LOG_KINDS)[number];

/**
 * Ways of reading positions: live, for a period, by a report, by opening a link or a partner's
 * page, by a scheduled report.
 */
export const LOG_READS = [
  ...(['read-live', 'read-history', 'read-report'] as const),
  ...(['read-shared', 'read-embed', 'read-scheduled'] as const),
] as const;

/** One of {@link LOG_READS}. */
export type LogRead = (typeof LOG_READS)[number];
