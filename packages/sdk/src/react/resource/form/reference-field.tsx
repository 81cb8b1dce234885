import type { ReactElement } from 'react';
import { Combobox, type FieldProps } from '../../../ui';
import { findResource } from '../find-resource';
import { useResourceItem } from '../use-resource-item';
import type { FieldWords } from '../words/use-field-words';
import { toOption, useReferenceSearch } from './use-reference-search';

/** The id of a thing of another resource, chosen by its name, which the server is asked for. */
export function ReferenceField({
  refersTo,
  value,
  none,
  except,
  onChange,
  words,
  placeholder = words.none,
  ...field
}: FieldProps & {
  /** Name of the resource. */
  refersTo: string;
  /** Text for no selection. Default the word for none. */
  placeholder?: string;
  value: number;
  /** Value for no reference. */
  none: number;
  /** The id of a thing that cannot be chosen: a group is not in itself. */
  except: number | null;
  onChange: (id: number) => void;
  words: FieldWords;
}): ReactElement {
  const find = useReferenceSearch(refersTo);
  const chosen = useResourceItem(findResource(refersTo), value === none ? null : value);
  const option =
    value === none ? null : chosen.data ? toOption(chosen.data) : { value, label: `#${value}` };

  async function search(keyword: string, signal: AbortSignal) {
    return (await find(keyword, signal)).filter((each) => each.value !== except);
  }
  return (
    <Combobox
      {...field}
      value={option}
      options={search}
      words={words.choices}
      onChange={(next) => onChange(next?.value ?? none)}
      {...(field.required ? {} : { placeholder, clearLabel: words.clear(field.label) })}
    />
  );
}
