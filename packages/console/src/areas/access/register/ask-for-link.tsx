import { describeError, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, TextField } from '@rastro/sdk/internal/ui';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import type { TextKey } from '../../../frame/i18n/text-key';
import { useText } from '../../../frame/i18n/text-context';
import { BootProgress } from '../../../frame/loading/boot-progress';
import { FormOutcome } from '../../../frame/entrance/form-outcome';
import { FormColumn, FormLink } from '../../../frame/entrance/form-parts';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

/** Asks for the mail with the link; says that nobody may register where it is so. */
export function AskForLink(): ReactElement {
  const t = useText();
  const { registration } = useTrackingClient().session;
  const { locale } = useFormat();
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const wanted = new AbortController();
    registration.isOpen({ signal: wanted.signal }).then(setOpen, (error: unknown) => {
      if (wanted.signal.aborted) return;
      setProblem(describeError(error));
      setOpen(true);
    });
    return () => wanted.abort();
  }, [registration]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await registration.ask(email, { language: locale });
      setSentTo(email.trim());
    } catch (error) {
      setProblem(describeError(error));
    }
    setBusy(false);
  }

  const back = <FormLink to="/login">{t('forgot.back.action')}</FormLink>;
  if (isOpen === null) return <BootProgress />;
  if (!isOpen || sentTo !== null) {
    const text = isOpen
      ? t('register.sent.text', { email: sentTo ?? '' })
      : t('register.closed.text');
    return (
      <SignInLayout title={t(isOpen ? 'forgot.sent.title' : 'register.page.title')}>
        <FormOutcome text={text}>{back}</FormOutcome>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t('register.page.title')} lead={t('register.page.lead')}>
      <FormColumn onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          size="lg"
          label={t('setup.email.label')}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setProblem(null);
          }}
          error={problem ? <span role="alert">{t(problem)}</span> : undefined}
        />
        <Button variant="primary" size="lg" type="submit" busy={isBusy} wide>
          {t('forgot.submit.action')}
        </Button>
        <div>{back}</div>
      </FormColumn>
    </SignInLayout>
  );
}
