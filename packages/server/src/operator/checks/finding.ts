import type { CheckName } from '@rastro/sdk/domain';

/** A look, or a service that was asked. */
type Looked = CheckName | 'Telegram' | 'WhatsApp' | 'SMS' | 'Firebase';

/** What one look found. `warning` wants attention soon, `problem` now. */
export interface Finding {
  level: 'good' | 'warning' | 'problem';
  /** What was looked at. */
  what: Looked;
  /** What was found. */
  found: string;
  /** What to do about it. */
  remedy?: string;
}

/** A finding of nothing to do. */
export const good = (what: Looked, found: string): Finding => ({ level: 'good', what, found });
