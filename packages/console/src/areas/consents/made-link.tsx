import type { Consent } from '@rastro/sdk/contract';
import type { ReactElement } from 'react';
import { SecretDialog } from '../../frame/secret/secret-dialog';
import { useText } from '../../frame/i18n/text-context';

/** The link for a person, which is told this once. */
export function MadeLink({
  consent: { personName, sentAt, url },
  onClose,
}: {
  consent: Consent;
  onClose: () => void;
}): ReactElement | null {
  const t = useText();
  if (!url) return null;
  return (
    <SecretDialog
      title={t('consents.made.title', { name: personName })}
      text={t(sentAt === null ? 'consents.made.text' : 'consents.made.sent')}
      secret={new URL(url, window.location.origin).href}
      onClose={onClose}
    />
  );
}
