import { isKnownNoteStatus } from '@rastro/sdk/domain';
import type { StatusName } from '@rastro/sdk/internal/ui';
import type { Translate } from '@rastro/sdk/words';

/** What the status of a fiscal note is called; one that nobody knows as its provider calls it. */
export const sayNote = (t: Translate, status: string): string =>
  isKnownNoteStatus(status) ? t(`billing.nfse.status.${status}`) : status;

/** How a status is coloured: issued, refused, on its way, over. */
export function toneOfNote(status: string, isHeld = false): StatusName {
  if (isHeld || status === 'ERROR') return 'alarm';
  if (status === 'AUTHORIZED') return 'moving';
  return status === 'CANCELED' ? 'offline' : 'idle';
}
