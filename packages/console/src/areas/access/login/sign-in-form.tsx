import { isTrackingError } from '@rastro/sdk/client';
import { validateSignIn } from '@rastro/sdk/domain';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, Checkbox, TextField } from '@rastro/sdk/internal/ui';
import { useState, type FormEvent, type ReactElement } from 'react';
import { styled } from 'styled-components';
import type { TextKey } from '../../../frame/i18n/text-key';
import { useText } from '../../../frame/i18n/text-context';
import { useAppSession } from '../../../frame/session/session-context';
import { FormColumn, FormLink } from '../../../frame/entrance/form-parts';

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

/** Focuses the field that is still empty, for the user to type in. */
const focusField = (field: HTMLInputElement | null): void => field?.focus();

interface SignInFormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Path of the form for a forgotten password; undefined where the server sends no mail. */
  forgotPath?: string | undefined;
  /** No mail goes out: only somebody else can give a new password. */
  saysWhomToAsk?: boolean;
}

/** E-mail or user name, password, remember me; a one-time code of accounts that ask for one. The password never leaves this form but to the server. */
export function SignInForm(props: SignInFormProps): ReactElement {
  const { email, onEmailChange, forgotPath, saysWhomToAsk = false } = props;
  const t = useText();
  const client = useTrackingClient();
  const session = useAppSession();
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const [problem, setProblem] = useState<TextKey | null>(null);
  /** Undefined until the account turns out to ask for one. */
  const [code, setCode] = useState<string>();
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
      const credentials = { email: email.trim(), password, remember, ...(code && { code }) };
      session.signedIn(await client.session.create(credentials));
    } catch (error) {
      const isAsked = isTrackingError(error, 'ONE_TIME_CODE_NEEDED');
      if (isAsked) setCode('');
      // The field that appears says it.
      setProblem(isAsked && code === undefined ? null : describeError(error));
      setBusy(false);
    }
  }

  const alert = problem ? <span role="alert">{t(problem)}</span> : undefined;
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
        error={code === undefined ? alert : undefined}
      />
      {code === undefined ? null : (
        <TextField
          size="lg"
          label={t('login.code.label')}
          hint={t('login.code.hint')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          ref={focusField}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={alert}
        />
      )}
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
