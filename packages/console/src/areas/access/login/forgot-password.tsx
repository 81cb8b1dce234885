import { describeError, useFormat, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, TextField } from '@rastro/sdk/internal/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import type { TextKey } from '../../../frame/i18n/text-key';
import { useText } from '../../../frame/i18n/text-context';
import { FormColumn, FormLink } from '../../../frame/entrance/form-parts';
import { FormOutcome } from '../../../frame/entrance/form-outcome';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

interface ForgotPasswordProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Path of the sign-in form. */
  backPath: string;
}

/** Asks for a mail with a link to a new password; what it says then never tells whether the address is known. */
export function ForgotPassword(props: ForgotPasswordProps): ReactElement {
  const { email, onEmailChange, backPath } = props;
  const t = useText();
  const client = useTrackingClient();
  const { locale } = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => field.current?.focus(), []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    try {
      await client.session.requestPassword(email, { language: locale });
      setSentTo(email.trim());
    } catch (error) {
      setProblem(describeError(error));
    }
    setBusy(false);
  }

  const back = <FormLink to={backPath}>{t('forgot.back.action')}</FormLink>;
  if (sentTo !== null) {
    return (
      <SignInLayout title={t('forgot.sent.title')}>
        <FormOutcome text={t('forgot.sent.text', { email: sentTo })}>
          <div>{back}</div>
        </FormOutcome>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={t('forgot.page.title')} lead={t('forgot.page.lead')}>
      <FormColumn onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          ref={field}
          size="lg"
          label={t('forgot.email.label')}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={({ target }) => onEmailChange(target.value)}
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
