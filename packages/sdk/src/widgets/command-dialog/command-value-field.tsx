import type { ReactElement } from 'react';
import {
  MAX_COMMAND_TEXT_LENGTH,
  type CommandField,
  type CommandFieldKey,
  type CommandGap,
} from '../../domain';
import { useFormat, useLabels } from '../../react';
import { Checkbox, NumberField, TextField } from '../../ui';

const UNITS: Partial<Record<CommandFieldKey, string>> = { frequency: 's', radius: 'm' };

/** A value that goes with a command: a text, a number, or yes or no. */
export function CommandValueField({
  field,
  value,
  gap,
  readOnly = false,
  onChange,
}: {
  field: CommandField;
  value: unknown;
  gap?: CommandGap | undefined;
  readOnly?: boolean;
  onChange: (value: string | number | boolean | null) => void;
}): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const { key, kind, isOptional = false, min = 0, max = 0 } = field;
  const label = t(`command.field.${key}`);
  const error =
    gap && (gap === 'range' ? t('command.gap.range', { min, max }) : t(`command.gap.${gap}`));
  const shared = { label, readOnly, required: !isOptional, ...(error !== undefined && { error }) };
  if (kind === 'flag') {
    return (
      <Checkbox checked={value === true} onChange={onChange} disabled={readOnly}>
        {label}
      </Checkbox>
    );
  }
  if (kind === 'number') {
    const unit = UNITS[key];
    return (
      <NumberField
        {...shared}
        locale={locale}
        onChange={onChange}
        decimals={0}
        value={typeof value === 'number' ? value : null}
        {...(unit !== undefined && { unit })}
      />
    );
  }
  return (
    <TextField
      {...shared}
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_COMMAND_TEXT_LENGTH}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
