import { readUnclear, toPrintable } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';

/** Why an invoice or a fiscal note was not taken, as its provider or this server says it. */
export function sayProblem(problem: string): string {
  const charge = readUnclear(problem);
  if (charge === null) return toPrintable(problem);
  const { t } = getProductWords('en-US');
  return `${t('error.code.CHARGE_UNCLEAR')} (${toPrintable(charge)})`;
}
