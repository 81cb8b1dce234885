import { useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { AskByMail } from '../layout/ask-by-mail';

interface ForgotPasswordProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Where the sign-in form stands. */
  backPath: string;
}

/** Asks for a mail with a link to a new password. */
export function ForgotPassword(props: ForgotPasswordProps): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const { locale } = useFormat();
  return (
    <AskByMail
      {...props}
      title={t('forgot.page.title')}
      lead={t('forgot.page.lead')}
      send={(email) => client.session.requestPassword(email, { language: locale })}
      saySent={(email) => t('forgot.sent.text', { email })}
    />
  );
}
