'use client';
import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { classNames } from '../../class-names';
import { Combobox } from '../combobox/combobox';
import type { ComboboxOption } from '../combobox/combobox-option';
import { matchOptions } from '../combobox/match-options';
import { AttributeRow } from './attribute-row';
import { typeOfAttribute, type AttributeType, type KnownAttribute } from './attribute-values';
import type { AttributesEditorWords } from './attributes-words';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: 14px;
  container-type: inline-size;
`;
const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 14px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Nothing = styled.p`
  margin: 0;
  color: var(--rastro-text-subtle);
  font: 400 13px/20px var(--rastro-font-family);
`;

/** Props of {@link AttributesEditor}. */
export interface AttributesEditorProps {
  /** Name of the whole, read aloud. */
  label: string;
  /** Attributes by key. A number that was emptied is null, one that is none NaN. */
  value: Readonly<Record<string, unknown>>;
  onChange: (value: Record<string, unknown>) => void;
  /** Those that have a name, a type and a unit; they come first, in this order. */
  known?: readonly KnownAttribute[];
  /** Error messages by key. */
  errors?: Readonly<Record<string, string>>;
  locale: string;
  words: AttributesEditorWords;
  readOnly?: boolean;
  id?: string;
  className?: string;
}

const NONE: readonly KnownAttribute[] = [];
const has = (value: object, key: string) => Object.hasOwn(value, key);

/** Attributes of a thing, each by its type: known ones by their names, others by key; lists and objects are kept. */
export function AttributesEditor({
  label,
  value,
  onChange,
  known = NONE,
  errors = {},
  locale,
  words,
  readOnly = false,
  id,
  className,
}: AttributesEditorProps): ReactElement {
  const fallbackId = useId();
  const ownId = id ?? fallbackId;
  const root = useRef<HTMLDivElement>(null);
  // An emptied number is still a number to who goes on writing.
  const [types, setTypes] = useState<ReadonlyMap<string, AttributeType>>(new Map());
  const [added, setAdded] = useState<string | null>(null);
  const knownKeys = known.map(({ key }) => key).filter((key) => has(value, key));
  const others = Object.keys(value).filter((key) => !knownKeys.includes(key));
  const keys = [...knownKeys, ...others];
  const addedIndex = added === null ? -1 : keys.indexOf(added);
  useEffect(() => {
    if (addedIndex < 0) return;
    const row = root.current?.querySelectorAll('li')[addedIndex];
    row?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [addedIndex]);

  const knownOf = (key: string) => known.find((each) => each.key === key);
  function set(key: string, next: unknown, type: AttributeType) {
    setTypes(new Map(types).set(key, type));
    onChange({ ...value, [key]: next });
  }
  function remove(key: string) {
    onChange(Object.fromEntries(Object.entries(value).filter(([other]) => other !== key)));
    if (key === added) setAdded(null);
  }
  function add(option: ComboboxOption<string> | null) {
    if (!option) return;
    setAdded(option.value);
    if (has(value, option.value)) return;
    const type = knownOf(option.value)?.type ?? 'text';
    set(option.value, { text: '', number: null, boolean: true }[type], type);
  }
  function findKeys(query: string): readonly ComboboxOption<string>[] {
    const key = query.trim();
    const left = known.filter((each) => !has(value, each.key));
    const found = matchOptions(
      left.map((each) => ({ value: each.key, label: each.label, hint: each.key })),
      query,
    );
    const isNew = key !== '' && !knownOf(key) && !has(value, key);
    return isNew ? [...found, { value: key, label: words.addKey(key) }] : found;
  }

  return (
    <Root
      ref={root}
      id={ownId}
      role="group"
      aria-label={label}
      className={classNames('rastro-attributes-editor', className)}
    >
      {keys.length === 0 ? (
        <Nothing>{words.empty}</Nothing>
      ) : (
        <List>
          {keys.map((key, index) => (
            <AttributeRow
              key={key}
              id={`${ownId}-${index}`}
              name={key}
              known={knownOf(key)}
              value={value[key]}
              type={typeOfAttribute(value[key]) ?? types.get(key) ?? null}
              locale={locale}
              words={words}
              error={has(errors, key) ? errors[key] : undefined}
              isFixed={readOnly}
              onChange={(next, type) => set(key, next, type)}
              onRemove={() => remove(key)}
            />
          ))}
        </List>
      )}
      {readOnly ? null : (
        <Combobox<string>
          label={words.add}
          value={null}
          onChange={add}
          options={findKeys}
          words={{ empty: words.allThere, none: () => words.allThere }}
        />
      )}
    </Root>
  );
}
