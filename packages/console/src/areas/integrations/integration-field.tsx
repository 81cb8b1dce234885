import type { integrationFields } from '@rastro/sdk/contract';
import { useFormat } from '@rastro/sdk/internal/react';
import {
  Button,
  DateField,
  NumberField,
  SelectMenu,
  Switch,
  TextArea,
  TextField,
} from '@rastro/sdk/internal/ui';
import { useId, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { Problem } from '../../frame/resource/section-parts';
import { useText } from '../../frame/i18n/text-context';

/** Null is a secret that is to be forgotten. */
type Value = string | number | boolean | null;

interface IntegrationFieldProps {
  field: ReturnType<typeof integrationFields>[number];
  value: Value;
  /** A secret that was saved: nothing of it is shown. */
  isKept: boolean;
  /** Nothing has to be written here as long as nothing is. */
  isOptional: boolean;
  /** Reason it was refused. */
  error?: string | undefined;
  onChange: (value: Value) => void;
}

const TYPES = { email: 'email', url: 'url', number: 'number', text: 'text' } as const;

const Kept = styled.div`
  display: grid;
  gap: 4px;
  justify-items: start;
  & > :first-child {
    justify-self: stretch;
  }
`;

/** One field of a service's form, as its description says. */
export function IntegrationField(props: IntegrationFieldProps): ReactElement {
  const { field, value, isKept, isOptional, error, onChange } = props;
  const { name, kind, isSecret, isRequired, options, example } = field;
  const t = useText();
  const { locale } = useFormat();
  const id = useId();
  const label = t(`integrations.field.${name}`);
  const isNeeded = isRequired === true && !isKept && !isOptional;
  if (kind === 'choice') {
    return (
      <SelectMenu
        label={label}
        error={error}
        required={isNeeded}
        options={(options ?? []).map((each) => ({
          value: each,
          label: t(`integrations.choice.${each}`),
        }))}
        value={String(value)}
        onChange={onChange}
      />
    );
  }
  if (kind === 'percent') {
    return (
      <NumberField
        label={label}
        locale={locale}
        min={0}
        max={100}
        decimals={2}
        unit="%"
        required={isNeeded}
        error={error}
        value={value === '' ? null : Number(value)}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  }
  if (kind === 'day') {
    return (
      <DateField
        id={id}
        label={label}
        locale={locale}
        required={isNeeded}
        error={error}
        calendarLabel={t('field.calendar.action', { label })}
        value={value === '' ? null : String(value)}
        onChange={(next) => onChange(next ?? '')}
      />
    );
  }
  if (kind === 'flag') {
    return (
      <div>
        <Switch checked={value === true} onChange={onChange}>
          {label}
        </Switch>
        {error === undefined ? null : <Problem>{error}</Problem>}
      </div>
    );
  }
  const isForgotten = value === null;
  const hint = t(isForgotten ? 'integrations.secret.forgotten' : 'integrations.secret.kept');
  const shared = {
    label,
    error,
    value: String(value ?? ''),
    required: isNeeded,
    spellCheck: false,
    autoComplete: isSecret ? 'new-password' : 'off',
    ...(isSecret && isKept && { hint }),
  };
  if (kind === 'lines') {
    return (
      <TextArea
        {...shared}
        placeholder={example}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  }
  const line = (
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
  if (!isKept || isRequired) return line;
  return (
    <Kept>
      {line}
      <Button onClick={() => onChange(isForgotten ? '' : null)}>
        {t(`integrations.secret.${isForgotten ? 'keep' : 'forget'}.action`)}
      </Button>
    </Kept>
  );
}
