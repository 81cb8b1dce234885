import { useId, type ReactElement } from 'react';
import { Bookmark } from 'lucide-react';
import { styled } from 'styled-components';
import {
  describeCommandType,
  type CommandField,
  type CommandFieldKey,
  type CommandGap,
  listCommandFields,
  LONGEST_COMMAND_TEXT,
} from '../../domain';
import { useFormat, useLabels, type CommandChoices } from '../../react';
import { useFieldWords } from '../../react/resource';
import { Button, Checkbox, Combobox, NumberField, Segment, TextField } from '../../ui';
import { FieldShell } from '../../ui/form/field/field-shell';
import { choiceOf, readChoice, type CommandDraft } from './command-draft';

const Fields = styled.div`
  display: grid;
  gap: 16px;
  padding-top: 4px;
`;
const Note = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  margin: 0;
  color: var(--rastro-text-muted);
`;

const UNITS: Partial<Record<CommandFieldKey, string>> = { frequency: 's', radius: 'm' };

/** What is told: the channel, a saved command or a type, and what that takes. */
export function CommandForm({
  draft,
  choices,
  gaps,
  onChange,
}: {
  draft: CommandDraft;
  choices: CommandChoices;
  gaps: Partial<Record<CommandFieldKey, CommandGap>>;
  onChange: (draft: CommandDraft) => void;
}): ReactElement {
  const t = useLabels();
  const words = useFieldWords().choices;
  const channelId = useId();
  const { types, saved, hasTextChannel, mayWriteOwn, error } = choices;
  const { type, saved: chosen } = readChoice(draft, choices);
  const own = mayWriteOwn ? (types ?? []) : [];
  const options = [
    ...saved.map((command) => ({
      value: choiceOf(command),
      label: command.description,
      hint: t('command.choice.saved'),
      icon: <Bookmark size={15} aria-hidden="true" />,
    })),
    ...own.map((each) => ({ value: choiceOf(each), label: t(describeCommandType(each)) })),
  ];
  const fields = type === null || chosen ? [] : listCommandFields(type);
  return (
    <Fields>
      {hasTextChannel && mayWriteOwn ? (
        <FieldShell id={channelId} label={t('command.channel.label')} isGroup>
          <Segment
            label={t('command.channel.label')}
            value={draft.textChannel ? 'text' : 'data'}
            options={[
              { value: 'data', label: t('command.channel.data') },
              { value: 'text', label: t('command.channel.text') },
            ]}
            onChange={(channel) => onChange({ ...draft, textChannel: channel === 'text' })}
          />
        </FieldShell>
      ) : null}
      {error === undefined ? null : (
        <Note role="alert">
          {t('command.choice.failed')}
          <Button type="button" onClick={() => void choices.refresh().catch(() => undefined)}>
            {t('command.choice.again')}
          </Button>
        </Note>
      )}
      {types && options.length === 0 ? <Note>{t('command.choice.none')}</Note> : null}
      <Combobox
        required
        label={t('command.choice.label')}
        disabled={options.length === 0}
        options={options}
        words={words}
        value={options.find(({ value }) => value === draft.choice) ?? null}
        onChange={(option) => onChange({ ...draft, choice: option?.value ?? '' })}
      />
      {fields.map((field) => (
        <OwnField
          key={`${type}.${field.key}`}
          field={field}
          draft={draft}
          gap={gaps[field.key]}
          onChange={onChange}
        />
      ))}
    </Fields>
  );
}

function OwnField({
  field,
  draft,
  gap,
  onChange,
}: {
  field: CommandField;
  draft: CommandDraft;
  gap: CommandGap | undefined;
  onChange: (draft: CommandDraft) => void;
}): ReactElement {
  const t = useLabels();
  const { locale } = useFormat();
  const { key, kind, isOptional = false, min = 0, max = 0 } = field;
  const value = draft.values[key] ?? null;
  const take = (next: string | number | boolean | null) =>
    onChange({ ...draft, values: { ...draft.values, [key]: next } });
  const label = t(`command.field.${key}`);
  const error =
    gap && (gap === 'range' ? t('command.gap.range', { min, max }) : t(`command.gap.${gap}`));
  const shared = { label, required: !isOptional, ...(error !== undefined && { error }) };
  if (kind === 'flag') {
    return (
      <Checkbox checked={value === true} onChange={take}>
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
        decimals={0}
        value={typeof value === 'number' ? value : null}
        onChange={take}
        {...(unit !== undefined && { unit })}
      />
    );
  }
  return (
    <TextField
      {...shared}
      autoComplete="off"
      spellCheck={false}
      maxLength={LONGEST_COMMAND_TEXT}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => take(currentTarget.value)}
    />
  );
}
