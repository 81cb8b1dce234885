import type { ResourceView } from '../define-view';
import type { FormValues } from './form-values';

/** Returns true while a member has a meaning beside the form's other values. */
export const isMemberUsed = (view: ResourceView, name: string, values: FormValues): boolean =>
  view.used?.[name]?.(values) ?? true;

/** The values of a form in which what no other value uses is as it was before. */
export function keepUnused(view: ResourceView, before: FormValues, values: FormValues): FormValues {
  const unused = Object.keys(view.used ?? {}).filter(
    (name) => Object.hasOwn(values, name) && !isMemberUsed(view, name, values),
  );
  if (unused.length === 0) return values;
  return { ...values, ...Object.fromEntries(unused.map((name) => [name, before[name]])) };
}
