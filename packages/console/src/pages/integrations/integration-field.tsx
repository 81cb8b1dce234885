import type { integrationFields } from '@rastro/sdk/contract';
import { Switch, TextArea, TextField } from '@rastro/sdk/internal/ui';
import type { ReactElement } from 'react';
import { useText } from '../../i18n/text-context';

type Value = string | number | boolean;

interface IntegrationFieldProps {
  field: ReturnType<typeof integrationFields>[number];
  value: Value;
  /** A secret that was saved: nothing of it is shown. */
  isKept: boolean;
  onChange: (value: Value) => void;
}

const TYPES = { email: 'email', url: 'url', number: 'number', text: 'text' } as const;

/** One field of a service's form, as its description says. */
export function IntegrationField(props: IntegrationFieldProps): ReactElement {
  const { field, value, isKept, onChange } = props;
  const { name, kind, isSecret, isRequired, example } = field;
  const t = useText();
  const label = t(`integrations.field.${name}`);
  if (kind === 'flag') {
    return (
      <Switch checked={value === true} onChange={onChange}>
        {label}
      </Switch>
    );
  }
  const shared = {
    label,
    value: String(value),
    required: isRequired === true && !isKept,
    spellCheck: false,
    autoComplete: isSecret ? 'new-password' : 'off',
    ...(isSecret && isKept && { hint: t('integrations.secret.kept') }),
  };
  if (kind === 'lines') {
    return (
      <TextArea
        {...shared}
        {...(isSecret ? {} : { placeholder: '{"to": "{phone}", "text": "{message}"}' })}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  return (
    <TextField
      {...shared}
      autoCapitalize="none"
      type={isSecret ? 'password' : TYPES[kind]}
      placeholder={example}
      {...(isSecret && {
        reveal: { show: t('integrations.show.action'), hide: t('integrations.hide.action') },
      })}
      onChange={({ target }) => onChange(kind === 'number' ? Number(target.value) : target.value)}
    />
  );
}
