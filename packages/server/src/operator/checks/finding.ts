/** What one look found. `warning` wants attention soon, `problem` now. */
export interface Finding {
  level: 'good' | 'warning' | 'problem';
  /** What was looked at. */
  what: string;
  /** What was found. */
  found: string;
  /** What to do about it. */
  remedy?: string;
}

/** A finding of nothing to do. */
export const good = (what: string, found: string): Finding => ({ level: 'good', what, found });
