import {
  describeError,
  useFormat,
  useSession,
  useTrackingClient,
} from '@rastro/sdk/internal/react';
import { Button } from '@rastro/sdk/internal/ui';
import { Download } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { downloadPersonalData } from '../users/data/download-personal-data';
import { AccountSection, Line, Problem } from '../../../frame/resource/section-parts';
import { PrivacyContactFacts } from './privacy-contact';
import { useOwnTerms } from './use-own-terms';

/** Hands out what is held of the account, as a file; says who answers for it, and which terms were accepted. */
export function AccountData(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const format = useFormat();
  const { user } = useSession();
  const { terms } = useOwnTerms();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  async function download() {
    setBusy(true);
    setFailure(null);
    try {
      if (user) await downloadPersonalData(client, user.id, t('account.data.file'));
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <AccountSection title={t('account.data.title')}>
      <Line>
        <span>{t('account.data.text')}</span>
        <Button
          icon={<Download aria-hidden="true" />}
          busy={isBusy}
          onClick={() => void download()}
        >
          {t('account.data.action')}
        </Button>
      </Line>
      {terms?.accepted ? (
        <p>
          {t('terms.accepted.text', {
            version: terms.accepted.version,
            date: format.dateTime(terms.accepted.acceptedAt, { year: true }),
          })}
        </p>
      ) : null}
      <PrivacyContactFacts contact={terms?.contact} />
      {failure ? <Problem role="alert">{t(describeError(failure))}</Problem> : null}
    </AccountSection>
  );
}
