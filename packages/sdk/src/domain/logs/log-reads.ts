/** What a log is narrowed to: what was done and refused, or who read where vehicles were. */
export const LOG_KINDS = ['changes', 'reads'] as const;

/** One of {@link LOG_KINDS}. */
export type LogKind = (typeof LOG_KINDS)[number];

/**
 * How positions were read: live, of a period, by a report, by who opened a link or the page of a partner, by a report
 * that went out by itself.
 */
export const LOG_READS = [
  ...(['read-live', 'read-history', 'read-report'] as const),
  ...(['read-shared', 'read-embed', 'read-scheduled'] as const),
] as const;

/** One of {@link LOG_READS}. */
export type LogRead = (typeof LOG_READS)[number];
