import { useId, type ReactElement } from 'react';
import { Bookmark } from 'lucide-react';
import { styled } from 'styled-components';
import {
  describeCommandType,
  type CommandFieldKey,
  type CommandGap,
  listCommandFields,
} from '../../domain';
import { useLabels, type CommandChoices } from '../../react';
import { useFieldWords } from '../../react/resource';
import { Button, Combobox, Segment } from '../../ui';
import { FieldShell } from '../../ui/form/field/field-shell';
import { CommandValueField } from './command-value-field';
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

/** Command form: channel, saved command or type, and its parameters. */
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
        <CommandValueField
          key={`${type}.${field.key}`}
          field={field}
          value={draft.values[field.key] ?? null}
          gap={gaps[field.key]}
          onChange={(next) =>
            onChange({ ...draft, values: { ...draft.values, [field.key]: next } })
          }
        />
      ))}
    </Fields>
  );
}
