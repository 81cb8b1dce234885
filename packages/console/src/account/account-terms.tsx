import { useFormat } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import { PrivacyContactFacts } from '../privacy/privacy-contact';
import { useOwnTerms } from '../privacy/use-own-terms';
import { AccountSection } from './account-parts';

/** Which terms of use were accepted, and who answers for personal data; nothing where there is neither. */
export function AccountTerms(): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const { terms } = useOwnTerms();
  if (!terms?.contact && !terms?.accepted) return null;
  const { contact, accepted } = terms;
  return (
    <AccountSection title={t('terms.page.title')}>
      {accepted ? (
        <p>
          {t('terms.accepted.text', {
            version: accepted.version,
            date: format.dateTime(accepted.acceptedAt, { year: true }),
          })}
        </p>
      ) : null}
      <PrivacyContactFacts contact={contact} />
    </AccountSection>
  );
}
