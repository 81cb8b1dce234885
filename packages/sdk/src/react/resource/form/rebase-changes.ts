import type { Members } from '../../../contract';
import type { FormValues } from './form-values';
import { listChanges } from './list-changes';

/**
 * Merges a form's changes into the item somebody else saved: theirs, with the changes made here on
 * top. Attributes are merged one by one.
 */
export function rebaseChanges(
  members: Members,
  { before, here, theirs }: Record<'before' | 'here' | 'theirs', FormValues>,
): FormValues {
  const values: Record<string, unknown> = { ...theirs };
  for (const { name, key, to } of listChanges(members, before, here)) {
    if (key === undefined) {
      values[name] = to;
      continue;
    }
    const { [key]: _theirs, ...rest } = (values[name] ?? {}) as Record<string, unknown>;
    values[name] = to === undefined ? rest : { ...rest, [key]: to };
  }
  return values;
}
