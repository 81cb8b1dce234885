import type { User } from '@rastro/sdk/contract';
import { useFormat } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { useText } from '../../../../frame/i18n/text-context';
import { FactSection } from '../../../../frame/resource/fact-section';
import { useAccountAccess } from '../suspension/use-account-access';

/**
 * Section with the version of the terms of use that an account's owner accepted last, and when;
 * empty without any.
 */
export function TermsSection({ account }: { account: User }): ReactElement | null {
  const t = useText();
  const format = useFormat();
  const [access] = useAccountAccess(account.id);
  if (!access?.acceptedTerms) return null;
  const { version, acceptedAt } = access.acceptedTerms;
  return (
    <FactSection title={t('users.terms.section')}>
      <p>{t('users.terms.text', { version, date: format.dateTime(acceptedAt, { year: true }) })}</p>
    </FactSection>
  );
}
