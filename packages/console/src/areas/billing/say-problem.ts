import { readUnclear } from '@rastro/sdk/domain';
import type { Translate } from '@rastro/sdk/words';

/**
 * Returns the reason an invoice or a fiscal note is not at its provider, with advice; else the
 * provider's message.
 */
export function sayProblem(t: Translate, problem: string): string {
  const charge = readUnclear(problem);
  return charge === null ? problem : `${t('error.code.CHARGE_UNCLEAR')} (${charge})`;
}
