import { readUnclear, toPrintable } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';

/**
 * Returns the reason an invoice or a fiscal note was rejected, in the words of its provider or this
 * server.
 */
export function sayProblem(problem: string): string {
  const charge = readUnclear(problem);
  if (charge === null) return toPrintable(problem);
  const { t } = getProductWords('en-US');
  return `${t('error.code.CHARGE_UNCLEAR')} (${toPrintable(charge)})`;
}
