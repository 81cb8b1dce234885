import { isKnownStatus, readStatus } from '@rastro/sdk/domain';
import type { StatusName } from '@rastro/sdk/internal/ui';
import type { Translate } from '@rastro/sdk/words';

/** Returns the label of an invoice's status; an unknown one in the provider's words. */
export function sayStatus(t: Translate, written: string, prefix: string): string {
  const status = readStatus(written, prefix);
  return isKnownStatus(status) ? t(`billing.status.${status}`) : status;
}

/** Returns the colour of a status: to pay, late, paid, in dispute, over. */
export function toneOf(written: string, prefix: string): StatusName {
  const status = readStatus(written, prefix);
  if (status === 'OVERDUE' || status === 'DUNNING_REQUESTED') return 'alarm';
  if (/^(CONFIRMED|RECEIVED|RECEIVED_IN_CASH|DUNNING_RECEIVED)$/.test(status)) return 'moving';
  if (/CHARGEBACK|REFUND/.test(status)) return 'idle';
  return 'offline';
}
