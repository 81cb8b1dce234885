import { isKnownNoteStatus } from '@rastro/sdk/domain';
import type { StatusName } from '@rastro/sdk/internal/ui';
import type { Translate } from '@rastro/sdk/words';

/** Returns the label of a fiscal note's status; an unknown one in the provider's words. */
export const sayNote = (t: Translate, status: string): string =>
  isKnownNoteStatus(status) ? t(`billing.nfse.status.${status}`) : status;

/** Returns the colour of a status: issued, refused, on its way, over. */
export function toneOfNote(status: string, isHeld = false): StatusName {
  if (isHeld || status === 'ERROR') return 'alarm';
  if (status === 'AUTHORIZED') return 'moving';
  return status === 'CANCELED' ? 'offline' : 'idle';
}
