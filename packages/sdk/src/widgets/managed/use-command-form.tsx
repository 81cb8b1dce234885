'use client';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { command } from '../../contract';
import {
  COMMAND_TYPES,
  describeCommandType,
  findCommandGaps,
  listCommandFields,
  toCommandAttributes,
  type CommandFieldKey,
  type CommandValues,
} from '../../domain';
import { useAccess, useLabels, useTrackingClient } from '../../react';
import { useWordFiles } from '../../react/provider/use-word-files';
import {
  useFieldWords,
  useSave,
  type OwnField,
  type OwnFields,
  type ResourceFormProps,
} from '../../react/resource';
import { Checkbox, Combobox } from '../../ui';
import { CommandValueField } from '../command-dialog/command-value-field';

const Fields = styled.div`
  display: grid;
  gap: 16px;
`;

const WORDS = ['commands'] as const;
/** Until its words are there. */
const NO_FIELDS: OwnFields = {};

type Attributes = Readonly<Record<string, unknown>>;

const KEYS: ReadonlySet<string> = new Set(
  COMMAND_TYPES.flatMap((type) => listCommandFields(type).map(({ key }) => key)),
);
const attributesOf = (value: unknown): Attributes => (value ?? {}) as Attributes; // of a member of that kind

/**
 * Keeps the parameters of a command type and all unrelated attributes, but no leftovers of another
 * type.
 */
function keepOwn(type: string, attributes: Attributes): Attributes {
  const others = Object.entries(attributes).filter(([key]) => !KEYS.has(key));
  return {
    ...Object.fromEntries(others),
    ...toCommandAttributes(type, attributes as CommandValues), // each is looked at by its kind
  };
}

/** Return value of {@link useCommandForm}. */
interface CommandForm extends Required<Pick<ResourceFormProps, 'check' | 'fields' | 'save'>> {
  /** The name of a type of command; '' until its words are there. */
  sayType: (type: string) => string;
}

/**
 * Provides the fields, checks and save of a saved command's form: its parameters depend on its
 * type.
 */
export function useCommandForm(): CommandForm {
  const t = useLabels();
  const { choices } = useFieldWords();
  const { create, change } = useSave(command);
  const { attributePrefix } = useTrackingClient();
  const check = useAccess();
  const isThere = useWordFiles(WORDS);
  return useMemo((): CommandForm => {
    // Names of types are said at once.
    const save = { create, change };
    if (!isThere) return { fields: NO_FIELDS, check: () => [], save, sayType: () => '' };
    const toOption = (type: string) => ({ value: type, label: t(describeCommandType(type)) });
    const options = COMMAND_TYPES.map(toOption).sort((left, right) =>
      left.label.localeCompare(right.label),
    );
    const type: OwnField = {
      isWide: true,
      say: (value) => t(describeCommandType(String(value))),
      draw: ({ value, onChange, values: _, ...field }) => (
        <Combobox
          {...field}
          required
          options={options}
          words={choices}
          value={value ? toOption(String(value)) : null}
          onChange={(option) => onChange(option?.value ?? '')}
        />
      ),
    };
    const mark = `${attributePrefix}.harmless`;
    const mayMark = check('update', 'commands', { isHarmless: true }).allowed;
    const attributes: OwnField = {
      isWide: true,
      draw: ({ value, onChange, values, readOnly, error }) => {
        const own = attributesOf(value);
        const chosen = String(values['type'] ?? '');
        const fields = listCommandFields(chosen);
        const gaps = error === undefined ? {} : findCommandGaps(chosen, own as CommandValues);
        const set = (key: string, next: unknown) => onChange({ ...own, [key]: next });
        // Nobody has called other words harmless yet.
        const say = (key: string, next: unknown) =>
          onChange({ ...own, [key]: next, ...(own[mark] === true && { [mark]: null }) });
        const hasText = fields.some(({ kind }) => kind === 'text');
        return fields.length === 0 ? null : (
          <Fields>
            {fields.map((field) => (
              <CommandValueField
                key={`${chosen}.${field.key}`}
                field={field}
                readOnly={readOnly}
                value={own[field.key]}
                gap={gaps[field.key]}
                onChange={(next) => say(field.key, next)}
              />
            ))}
            {hasText ? (
              <Checkbox
                checked={own[mark] === true}
                disabled={readOnly || (!mayMark && own[mark] !== true)}
                onChange={(isOn) => set(mark, isOn ? true : null)}
              >
                {t('command.harmless.label')}
              </Checkbox>
            ) : null}
          </Fields>
        );
      },
    };
    const fields: OwnFields = { type, attributes };
    return {
      fields,
      sayType: (each) => t(describeCommandType(each)),
      check: (values) => {
        const own = attributesOf(values['attributes']) as CommandValues;
        const gaps = Object.keys(findCommandGaps(String(values['type']), own)) as CommandFieldKey[];
        const text = gaps.map((key) => t(`command.field.${key}`)).join(', ');
        return gaps.length === 0
          ? []
          : [{ name: 'attributes', text: t('command.gap.fields', { fields: text }) }];
      },
      save: {
        create: (values) =>
          create({
            ...values,
            attributes: keepOwn(String(values['type']), attributesOf(values['attributes'])),
          }),
        change: (item, changes) => {
          const chosen = String(changes['type'] ?? item['type']);
          const before = attributesOf(item['attributes']);
          const after = keepOwn(chosen, { ...before, ...attributesOf(changes['attributes']) });
          const gone = Object.keys(before).filter((key) => !(key in after));
          const kept = { ...after, ...Object.fromEntries(gone.map((key) => [key, null])) };
          return change(item, { ...changes, attributes: kept });
        },
      },
    };
  }, [isThere, t, choices, create, change, check, attributePrefix]);
}
