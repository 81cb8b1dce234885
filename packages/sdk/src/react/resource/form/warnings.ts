import type { FieldErrors } from 'react-hook-form';
import type { Phrase } from '../../../domain';
import type { ResourceView } from '../define-view';
import type { FormValues } from './form-values';

/** The type of an error that may be let be. */
export const WARNING = 'warning';

/** Returns true for an error that may be ignored. */
export const isWarning = (error: FieldErrors<FormValues>[string]): boolean =>
  error?.type === WARNING;

/** Returns the warning on a changed value. */
export function findWarning(
  view: ResourceView,
  name: string,
  before: unknown,
  value: unknown,
): Phrase | null {
  return Object.is(before, value) ? null : (view.warnings?.[name]?.(value) ?? null);
}

/** The warnings that nobody has let be, as errors of a form. */
export function toWarnings(
  view: ResourceView,
  before: FormValues,
  values: FormValues,
  accepted: FormValues,
  say: (phrase: Phrase) => string,
): FieldErrors<FormValues> {
  return Object.fromEntries(
    Object.keys(view.warnings ?? {}).flatMap((name) => {
      const phrase = findWarning(view, name, before[name], values[name]);
      if (!phrase || (name in accepted && Object.is(accepted[name], values[name]))) return [];
      return [[name, { type: WARNING, message: say(phrase) }]];
    }),
  );
}
