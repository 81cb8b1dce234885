import { isTrackingError } from '@rastro/sdk/client';
import {
  USER_FORM_MIN_LENGTHS,
  validateUserForm,
  type Phrase,
  type UserFormField,
} from '@rastro/sdk/domain';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { Button, TextField } from '@rastro/sdk/internal/ui';
import type { WordKey } from '@rastro/sdk/words';
import { useState, type FormEvent, type ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../brand/use-page-title';
import type { TextKey } from '../../i18n/text-key';
import { useText } from '../../i18n/text-context';
import { useAppSession, useAppSessionState } from '../../session/session-context';
import { FormColumn, FormError } from '../layout/form-parts';
import { SignInLayout } from '../layout/sign-in-layout';

type SetupField = UserFormField | 'code';
type SetupValues = Record<SetupField, string>;
type SetupProblems = Partial<Record<SetupField, Phrase<WordKey>>>;

const EMPTY: SetupValues = { code: '', name: '', email: '', password: '' };

function findProblems(values: SetupValues, passwordLength: number): SetupProblems {
  const problems: SetupProblems = {};
  if (values.code.trim() === '') problems.code = { key: 'error.setup.code' };
  for (const { path } of validateUserForm(values, passwordLength)) {
    const count = path === 'password' ? passwordLength : USER_FORM_MIN_LENGTHS[path];
    problems[path] = { key: `error.setup.${path}`, params: { count } };
  }
  return problems;
}

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
    const found = findProblems(values, passwordLength);
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

  const field = (name: SetupField) => ({
    size: 'lg' as const,
    required: true,
    value: values[name],
    error: problems[name] && t(problems[name]),
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setValues((known) => ({ ...known, [name]: target.value })),
  });

  return (
    <SignInLayout title={t('setup.page.title')} lead={t('setup.page.lead')}>
      <FormColumn onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          {...field('code')}
          label={t('setup.code.label')}
          hint={t('setup.code.hint')}
          autoComplete="one-time-code"
          spellCheck={false}
        />
        <TextField {...field('name')} label={t('setup.name.label')} autoComplete="name" />
        <TextField
          {...field('email')}
          label={t('setup.email.label')}
          autoComplete="username"
          autoCapitalize="none"
        />
        <TextField
          {...field('password')}
          label={t('setup.password.label')}
          hint={t('setup.password.hint', { count: passwordLength })}
          type="password"
          autoComplete="new-password"
          reveal={{ show: t('login.password.show'), hide: t('login.password.hide') }}
        />
        {failure ? <FormError>{t(failure)}</FormError> : null}
        <Button variant="primary" size="lg" type="submit" busy={isBusy} wide>
          {t('setup.submit.action')}
        </Button>
      </FormColumn>
    </SignInLayout>
  );
}
