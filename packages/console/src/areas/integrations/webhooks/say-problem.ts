import { readDeliveryProblem } from '@rastro/sdk/domain';
import type { Translate } from '@rastro/sdk/words';

/** Returns the reason a delivery failed; '' on success. */
export function sayProblem(t: Translate, status: number, error: string): string {
  const problem = readDeliveryProblem(status, error);
  if (problem === null) return '';
  return problem === 'status' ? `HTTP ${status}` : t(`webhooks.problem.${problem}`);
}
