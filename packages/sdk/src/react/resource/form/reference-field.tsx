import { useMemo, type ReactElement } from 'react';
import { resources, type ResourceDescription } from '../../../contract';
import { Combobox, type ComboboxOption, type FieldProps } from '../../../ui';
import { useTrackingClient } from '../../provider/use-tracking-client';
import { useResourceItem } from '../use-resource-item';
import type { FieldWords } from '../words/use-field-words';

/** As many are shown; typing narrows them. */
const LIMIT = 50;

type Item = Readonly<Record<string, unknown>>;

const findResource = (name: string): ResourceDescription | undefined =>
  Object.values<ResourceDescription>(resources).find((each) => each.name === name);

const toOption = (item: Item): ComboboxOption<number> => ({
  value: Number(item['id']),
  label: String(item['name'] ?? item['description'] ?? item['id']),
  ...(typeof item['uniqueId'] === 'string' ? { hint: item['uniqueId'] } : {}),
});

/** The id of a thing of another resource, chosen by its name, which the server is asked for. */
export function ReferenceField({
  refersTo,
  value,
  none,
  except,
  onChange,
  words,
  ...field
}: FieldProps & {
  /** Name of the resource. */
  refersTo: string;
  value: number;
  /** What stands for no reference. */
  none: number;
  /** The id of a thing that cannot be chosen: a group is not in itself. */
  except: number | null;
  onChange: (id: number) => void;
  words: FieldWords;
}): ReactElement {
  const client = useTrackingClient();
  const description = findResource(refersTo);
  if (!description) throw new Error(`No resource is called ${refersTo}`);
  const calls = useMemo(() => client.resource(description), [client, description]);
  const chosen = useResourceItem(description, value === none ? null : value);
  const option =
    value === none ? null : chosen.data ? toOption(chosen.data) : { value, label: `#${value}` };

  async function search(keyword: string, signal: AbortSignal) {
    const filter = { limit: LIMIT, ...(keyword === '' ? {} : { keyword }) };
    const items: Item[] = await calls.list(filter, { signal });
    return items.map(toOption).filter((each) => each.value !== except);
  }
  return (
    <Combobox
      {...field}
      value={option}
      options={search}
      words={words.choices}
      onChange={(next) => onChange(next?.value ?? none)}
      {...(field.required ? {} : { clearLabel: words.clear(field.label) })}
    />
  );
}
