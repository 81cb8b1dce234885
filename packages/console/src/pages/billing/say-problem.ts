import { readUnclear } from '@rastro/sdk/domain';
import type { Translate } from '@rastro/sdk/words';

/** Why an invoice or a fiscal note is not at its provider, with what to do; else what the provider said of it. */
export function sayProblem(t: Translate, problem: string): string {
  const charge = readUnclear(problem);
  return charge === null ? problem : `${t('error.code.CHARGE_UNCLEAR')} (${charge})`;
}
