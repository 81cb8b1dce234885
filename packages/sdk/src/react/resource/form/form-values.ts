import type { Members } from '../../../contract';

/** Values of a form's fields, by member. */
export type FormValues = Record<string, unknown>;

type Item = Readonly<Record<string, unknown>>;

/** Returns an item's field values; the defaults of the description where there is no item yet. */
export function toFormValues(
  members: Members,
  names: readonly string[],
  item: Item | null,
): FormValues {
  return Object.fromEntries(
    names.map((name) => {
      const member = members[name];
      const value = member?.writeOnly ? '' : (item?.[name] ?? member?.fallback ?? null);
      return [name, member?.kind === 'text' ? (value ?? '') : value];
    }),
  );
}

/**
 * Converts the members' values to input: trimmed where the description says so, without emptied
 * attributes.
 */
export function toInput(members: Members, values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const member = members[name];
      if (!member) return [];
      if (member.kind === 'attributes') return [[name, dropNulls(value as Item)]];
      if (member.kind !== 'text' || typeof value !== 'string') return [[name, value]];
      const text = member.trim ? value.trim() : value;
      return [[name, text === '' ? member.fallback : text]];
    }),
  );
}

/**
 * Returns the patch: changed members, and of attributes the changed keys, null for removed ones
 * (RFC 7396). A secret left blank counts as unchanged.
 */
export function toChanges(members: Members, before: FormValues, after: FormValues): FormValues {
  const changes: FormValues = {};
  for (const [name, value] of Object.entries(toInput(members, after))) {
    const old = toInput(members, { [name]: before[name] })[name];
    if (members[name]?.kind === 'attributes') {
      const changed = compareAttributes(old as Item, value as Item);
      if (Object.keys(changed).length > 0) changes[name] = changed;
    } else if (!isSame(old, value)) changes[name] = value;
  }
  return changes;
}

/** A thing with changes in it, for servers that only take it whole. */
export function applyChanges(item: Item, changes: FormValues): FormValues {
  const next: FormValues = { ...item };
  for (const [name, value] of Object.entries(changes)) {
    const isMap = name === 'attributes' && typeof value === 'object' && value !== null;
    next[name] = isMap ? dropNulls({ ...(item[name] as Item), ...value }) : value;
  }
  return next;
}

const isSame = (old: unknown, value: unknown): boolean =>
  Object.is(old, value) ||
  (Array.isArray(old) && Array.isArray(value) && JSON.stringify(old) === JSON.stringify(value));

const dropNulls = (attributes: Item | null | undefined): FormValues =>
  Object.fromEntries(Object.entries(attributes ?? {}).filter(([, value]) => value !== null));

function compareAttributes(before: Item, after: Item): FormValues {
  const isSame = (key: string) =>
    Object.hasOwn(before, key) && JSON.stringify(before[key]) === JSON.stringify(after[key]);
  const changed = Object.entries(after).filter(([key]) => !isSame(key));
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return Object.fromEntries([...changed, ...gone.map((key) => [key, null])]);
}
