import { isTrackingError } from '@rastro/sdk/client';
import { USER_FORM_MIN_LENGTHS, type Phrase } from '@rastro/sdk/domain';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, TextField } from '@rastro/sdk/internal/ui';
import type { WordKey } from '@rastro/sdk/words';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../../frame/brand/use-page-title';
import type { TextKey } from '../../../frame/i18n/text-key';
import { useText } from '../../../frame/i18n/text-context';
import { useAppSession, useAppSessionState } from '../../../frame/session/session-context';
import { AccountFields } from '../../../frame/entrance/account-fields';
import {
  type AccountProblems,
  findAccountProblems,
} from '../../../frame/entrance/find-account-problems';
import { FormColumn, FormError } from '../../../frame/entrance/form-parts';
import { SignInLayout } from '../../../frame/entrance/sign-in-layout';

interface SetupProblems extends AccountProblems {
  code?: Phrase<WordKey>;
}

const EMPTY = { code: '', name: '', email: '', password: '' };

/** The first run of an empty server: makes its administrator with the code from the terminal. */
export function SetupPage(): ReactElement {
  const t = useText();
  const client = useTrackingClient();
  const session = useAppSession();
  const navigate = useNavigate();
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<SetupProblems>({});
  const [failure, setFailure] = useState<TextKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  usePageTitle(t('setup.page.title'));
  const passwordLength =
    useAppSessionState().serverInfo?.passwordMinLength ?? USER_FORM_MIN_LENGTHS.password;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found: SetupProblems = findAccountProblems(values, passwordLength);
    if (values.code.trim() === '') found.code = { key: 'error.setup.code' };
    setProblems(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      session.signedIn(await client.setup.create(values));
      await navigate('/home', { replace: true });
    } catch (error) {
      setBusy(false);
      if (isTrackingError(error, 'SETUP_CODE_WRONG'))
        setProblems({ code: { key: 'error.code.SETUP_CODE_WRONG' } });
      else if (isTrackingError(error) && error.status === 404) setFailure('error.setup.done');
      else setFailure(describeError(error));
    }
  }

  const change = (next: Partial<typeof EMPTY>) => setValues((known) => ({ ...known, ...next }));

  return (
    <SignInLayout title={t('setup.page.title')} lead={t('setup.page.lead')}>
      <FormColumn onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          size="lg"
          required
          value={values.code}
          error={problems.code && t(problems.code)}
          label={t('setup.code.label')}
          hint={t('setup.code.hint')}
          autoComplete="one-time-code"
          spellCheck={false}
          onChange={({ target }) => change({ code: target.value })}
        />
        <AccountFields
          values={values}
          problems={problems}
          passwordLength={passwordLength}
          onChange={change}
        />
        {failure ? <FormError>{t(failure)}</FormError> : null}
        <Button variant="primary" size="lg" type="submit" busy={isBusy} wide>
          {t('setup.submit.action')}
        </Button>
      </FormColumn>
    </SignInLayout>
  );
}
