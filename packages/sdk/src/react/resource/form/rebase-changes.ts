import type { Members } from '../../../contract';
import type { FormValues } from './form-values';
import { listChanges } from './list-changes';

/**
 * What a form holds once somebody else has saved the thing: theirs, with what was changed here on top. Attributes are
 * put together one by one.
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
