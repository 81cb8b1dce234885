import { validateSignIn } from '@rastro/sdk/domain';
import { useTrackingClient } from '@rastro/sdk/react';
import { Button, Checkbox, TextField } from '@rastro/sdk/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import type { TextKey } from '../../i18n/text-key';
import { useText } from '../../i18n/text-context';
import { describeError } from '../../session/describe-error';
import { useAppSession } from '../../session/session-context';
import { FormColumn } from './form-parts';

/** E-mail or user name, password, remember me. The password never leaves this form but to the server. */
export function SignInForm(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const session = useAppSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (validateSignIn({ email, password })) {
      setProblem('error.code.FILL_ALL_FIELDS');
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      session.signedIn(await client.session.create({ email: email.trim(), password, remember }));
    } catch (error) {
      setProblem(describeError(error));
      setBusy(false);
    }
  }

  return (
    <FormColumn onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        size="lg"
        label={t('login.email.label')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <TextField
        size="lg"
        label={t('login.password.label')}
        type="password"
        autoComplete="current-password"
        reveal={{ show: t('login.password.show'), hide: t('login.password.hide') }}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem ? <span role="alert">{t(problem)}</span> : undefined}
      />
      <Checkbox checked={remember} onChange={setRemember}>
        {t('login.remember.label')}
      </Checkbox>
      <Button variant="primary" size="lg" type="submit" busy={isBusy} wide>
        {t('login.submit.action')}
      </Button>
    </FormColumn>
  );
}
