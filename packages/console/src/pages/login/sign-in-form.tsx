import { validateSignIn } from '@rastro/sdk/domain';
import { describeError, useTrackingClient } from '@rastro/sdk/react';
import { Button, Checkbox, TextField } from '@rastro/sdk/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '../../i18n/text-key';
import { useText } from '../../i18n/text-context';
import { useAppSession } from '../../session/session-context';
import { FormColumn, FormLink } from '../layout/form-parts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 16px;
`;

const Hint = styled.p`
  margin: -8px 0 0;
  color: var(--rastro-text-muted);
  font-size: 12px;
  line-height: 16px;
`;

interface SignInFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Where a forgotten password is asked for; undefined where no mail goes out. */
  forgotPath?: string | undefined;
  /** No mail goes out: only somebody else can give a new password. */
  saysWhomToAsk?: boolean;
}

/** E-mail or user name, password, remember me. The password never leaves this form but to the server. */
export function SignInForm(props: SignInFormProps): ReactElement {
  const { email, onEmailChange, forgotPath, saysWhomToAsk = false } = props;
  const t = useText();
  const client = useTrackingClient();
  const session = useAppSession();
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
        onChange={({ target }) => onEmailChange(target.value)}
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
      <Line>
        <Checkbox checked={remember} onChange={setRemember}>
          {t('login.remember.label')}
        </Checkbox>
        {forgotPath ? <FormLink to={forgotPath}>{t('login.forgot.action')}</FormLink> : null}
      </Line>
      {saysWhomToAsk ? <Hint>{t('login.forgot.askFor')}</Hint> : null}
      <Button variant="primary" size="lg" type="submit" busy={isBusy} wide>
        {t('login.submit.action')}
      </Button>
    </FormColumn>
  );
}
