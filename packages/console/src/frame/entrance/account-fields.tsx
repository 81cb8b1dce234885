import type { UserFormField } from '@rastro/sdk/domain';
import { TextField } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../i18n/text-context';
import type { AccountProblems, AccountValues } from './find-account-problems';

interface AccountFieldsProps {
  values: AccountValues;
  problems: AccountProblems;
  passwordLength: number;
  isEmailFixed?: boolean;
  onChange: (change: Partial<AccountValues>) => void;
}

/** Name, e-mail and password of a new account. */
export function AccountFields(props: AccountFieldsProps): ReactElement {
  const { values, problems, passwordLength, isEmailFixed = false, onChange } = props;
  const t = useText();
  const field = (name: UserFormField) => ({
    size: 'lg' as const,
    required: true,
    value: values[name],
    error: problems[name] && t(problems[name]),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <TextField {...field('name')} label={t('setup.name.label')} autoComplete="name" />
      <TextField
        {...field('email')}
        label={t('setup.email.label')}
        autoComplete="username"
        autoCapitalize="none"
        readOnly={isEmailFixed}
      />
      <TextField
        {...field('password')}
        label={t('setup.password.label')}
        hint={t('setup.password.hint', { count: passwordLength })}
        type="password"
        autoComplete="new-password"
        reveal={{ show: t('login.password.show'), hide: t('login.password.hide') }}
      />
    </>
  );
}
