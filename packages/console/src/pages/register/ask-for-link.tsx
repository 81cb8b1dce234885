import { useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { useEffect, useState, type ReactElement } from 'react';
import { useText } from '../../i18n/text-context';
import { BootProgress } from '../../loading/boot-progress';
import { AskByMail } from '../layout/ask-by-mail';
import { FormOutcome } from '../layout/form-outcome';
import { FormLink } from '../layout/form-parts';
import { SignInLayout } from '../layout/sign-in-layout';

/** Asks for the mail with the link; says that nobody may register where it is so. */
export function AskForLink(): ReactElement {
  const t = useText();
  const { registration } = useTrackingClient().session;
  const { locale } = useFormat();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [email, setEmail] = useState('');
  useEffect(() => {
    const wanted = new AbortController();
    // Where nobody can tell, asking says why.
    registration.isOpen({ signal: wanted.signal }).then(setOpen, () => {
      if (!wanted.signal.aborted) setOpen(true);
    });
    return () => wanted.abort();
  }, [registration]);

  const title = t('register.page.title');
  if (isOpen === null) return <BootProgress />;
  if (!isOpen) {
    return (
      <SignInLayout title={title}>
        <FormOutcome text={t('register.closed.text')}>
          <FormLink to="/login">{t('forgot.back.action')}</FormLink>
        </FormOutcome>
      </SignInLayout>
    );
  }
  return (
    <AskByMail
      title={title}
      lead={t('register.page.lead')}
      email={email}
      onEmailChange={setEmail}
      send={(address) => registration.ask(address, { language: locale })}
      saySent={(address) => t('register.sent.text', { email: address })}
      backPath="/login"
    />
  );
}
