'use client';
import { useMemo, type ReactElement } from 'react';
import { MultiCombobox, type ComboboxOption, type FieldProps } from '../../../ui';
import { useFieldWords } from '../words/use-field-words';
import { useReferenceNames } from '../use-reference-names';
import { useReferenceSearch } from './use-reference-search';

/** Props of {@link ReferencesField}. */
export interface ReferencesFieldProps extends FieldProps {
  /** Name of the resource, as its description says it. */
  refersTo: string;
  /** Ids of the chosen things, in the order they are shown. */
  value: readonly number[];
  onChange: (ids: readonly number[]) => void;
}

/** Several things of another resource, chosen by their names, which the server is asked for. */
export function ReferencesField({
  refersTo,
  value,
  onChange,
  ...field
}: ReferencesFieldProps): ReactElement {
  const { choices, none, remove } = useFieldWords();
  const search = useReferenceSearch(refersTo);
  const asked = useMemo(() => (value.length === 0 ? [] : [refersTo]), [refersTo, value.length]);
  const names = useReferenceNames(asked)[refersTo];
  const chosen = value.map((id): ComboboxOption<number> => ({
    value: id,
    label: names?.get(id) ?? `#${id}`,
  }));
  return (
    <MultiCombobox
      {...field}
      value={chosen}
      options={search}
      words={{ ...choices, remove }}
      {...(value.length === 0 && !field.required && !field.readOnly ? { placeholder: none } : {})}
      onChange={(options) => onChange(options.map((option) => option.value))}
    />
  );
}
