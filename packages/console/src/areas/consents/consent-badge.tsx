import type { ConsentStatus } from '@rastro/sdk/domain';
import { Badge, type StatusName } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../frame/i18n/text-context';

const TONES: Readonly<Record<ConsentStatus, StatusName>> = {
  asked: 'idle',
  given: 'moving',
  refused: 'alarm',
  withdrawn: 'alarm',
  expired: 'alarm',
  ended: 'offline',
};

/** Badge with the status of a consent. */
export function ConsentBadge({ status }: { status: ConsentStatus }): ReactElement {
  const t = useText();
  return <Badge tone={TONES[status]}>{t(`consents.status.${status}`)}</Badge>;
}
