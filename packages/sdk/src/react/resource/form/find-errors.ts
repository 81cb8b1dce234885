import type { FieldErrors } from 'react-hook-form';
import { validateInput } from '../../../contract';
import type { FormErrorLine } from '../../../ui';
import type { ResourceView } from '../define-view';
import type { FormValues } from './form-values';
import type { FormWords } from './use-form-words';

/** Problem of a form field. */
export interface FieldProblem {
  name: string;
  text: string;
}

/** Errors of a form, by react-hook-form name: a member's, or `root` for the whole. */
type FormErrors = FieldErrors<FormValues>;

/** Returns the errors by the item's description. */
function findInvalid(values: FormValues, view: ResourceView, words: FormWords): FormErrors {
  const errors: FormErrors = {};
  for (const problem of validateInput(view.resource.members, values)) {
    const [name = '', ...key] = problem.path.split('.');
    const label = key.length > 0 ? key.join('.') : words.member(name);
    const own = problem.code === 'MISSING' && key.length === 0 ? words.missing(name) : undefined;
    const message = own ?? words.problem(problem, label);
    const types = { ...errors[name]?.types, ...(key[0] ? { [key.join('.')]: message } : {}) };
    errors[name] = { type: problem.code, message, types };
  }
  return errors;
}

/** Fields that do not repeat what they should. */
function findUnrepeated(values: FormValues, view: ResourceView, words: FormWords): FormErrors {
  const errors: FormErrors = {};
  for (const [again, name] of Object.entries(view.repeats ?? {})) {
    if (!name || (values[again] ?? '') === (values[name] ?? '')) continue;
    const problem = { code: 'NOT_SAME', path: again, expected: '', found: '' } as const;
    errors[again] = { type: problem.code, message: words.problem(problem, words.member(again)) };
  }
  return errors;
}

/** Returns the errors of a form's values: by its description, by its view, and from its host. */
export function findErrors(
  values: FormValues,
  { view, words, found }: { view: ResourceView; words: FormWords; found: readonly FieldProblem[] },
): FormErrors {
  const ofHost = found.map(({ name, text }) => [name, { type: 'check', message: text }] as const);
  return {
    ...findInvalid(values, view, words),
    ...findUnrepeated(values, view, words),
    ...Object.fromEntries(ofHost),
  };
}

/**
 * Lists the errors as lines for the head of a form: in the order of its fields, then those of the
 * whole.
 */
export const listErrors = (
  errors: FormErrors,
  names: readonly string[],
  idOf: (name: string) => string,
): FormErrorLine[] =>
  [...names, 'root'].flatMap((name) => {
    const text = errors[name]?.message;
    const way = name === 'root' ? {} : { fieldId: idOf(name) };
    return typeof text === 'string' ? [{ text, ...way }] : [];
  });
