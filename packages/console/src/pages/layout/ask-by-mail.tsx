import { describeError } from '@rastro/sdk/internal/react';
import { Button, TextField } from '@rastro/sdk/internal/ui';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import type { TextKey } from '../../i18n/text-key';
import { useText } from '../../i18n/text-context';
import { FormOutcome } from './form-outcome';
import { FormColumn, FormLink } from './form-parts';
import { SignInLayout } from './sign-in-layout';

interface AskByMailProps {
  title: string;
  lead: string;
  email: string;
  onEmailChange: (email: string) => void;
  /** Asks for the mail. */
  send: (email: string) => Promise<void>;
  /** Says that it is on its way to this address. */
  saySent: (email: string) => string;
  /** Where the sign-in form stands. */
  backPath: string;
}

/** Asks for a mail with a link to an address; the answer never tells whether the address is known. */
export function AskByMail(props: AskByMailProps): ReactElement {
  const { title, lead, email, onEmailChange, send, saySent, backPath } = props;
  const t = useText();
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
      await send(email);
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
        <FormOutcome text={saySent(sentTo)}>
          <div>{back}</div>
        </FormOutcome>
      </SignInLayout>
    );
  }
  return (
    <SignInLayout title={title} lead={lead}>
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
