import { isTrackingError } from '@rastro/sdk/client';
import { USER_FORM_MIN_LENGTHS, type Phrase } from '@rastro/sdk/domain';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, TextField } from '@rastro/sdk/internal/ui';
import type { WordKey } from '@rastro/sdk/words';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useText } from '../../../frame/i18n/text-context';
import { useAppSessionState } from '../../../frame/session/session-context';
import { FormColumn } from '../../../frame/entrance/form-parts';

/** The new password, once: its eye shows what was typed. It goes nowhere but to the server. */
export function NewPasswordForm({
  token,
  onDone,
  onDeadLink,
}: {
  token: string;
  onDone: () => void;
  /** The link was used already or is too old. */
  onDeadLink: () => void;
}): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const { serverInfo } = useAppSessionState();
  const least = serverInfo?.passwordMinLength ?? USER_FORM_MIN_LENGTHS.password;
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Phrase<WordKey> | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (password.length < least) {
      setProblem({ key: 'error.setup.password', params: { count: least } });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await client.session.setPassword({ token, password });
      onDone();
    } catch (error) {
      setBusy(false);
      if (isTrackingError(error, 'INVALID_TOKEN')) onDeadLink();
      else setProblem({ key: describeError(error) });
    }
  }

  return (
    <FormColumn onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        size="lg"
        label={t('recover.password.label')}
        hint={t('setup.password.hint', { count: least })}
        type="password"
        autoComplete="new-password"
        reveal={{ show: t('login.password.show'), hide: t('login.password.hide') }}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={problem ? <span role="alert">{t(problem)}</span> : undefined}
      />
      <Button variant="primary" size="lg" type="submit" busy={isBusy} wide>
        {t('recover.submit.action')}
      </Button>
    </FormColumn>
  );
}
