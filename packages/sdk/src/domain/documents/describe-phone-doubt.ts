import type { Phrase } from '../words/phrase';
import { toPlainSigns } from './to-plain-signs';

/** Doubt about a telephone number, which has 8 to 15 digits (ITU-T E.164) with any signs between; null for none. */
export function describePhoneDoubt(value: unknown): Phrase | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const digits = toPlainSigns(String(value)).replace(/[\s().\-/+]/g, '');
  return digits === '' || /^\d{8,15}$/.test(digits) ? null : { key: 'warning.phone.text' };
}
