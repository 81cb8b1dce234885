'use client';
import { useEffect } from 'react';
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { ResourceView } from '../define-view';
import { findErrors } from './find-errors';
import type { FormValues } from './form-values';
import { isMemberUsed, keepUnused } from './keep-unused';
import type { ResourceFormProps } from './resource-form-props';
import type { FormWords } from './use-form-words';
import type { SavedItem } from './use-save';
import { toWarnings } from './warnings';

interface CheckedFormOptions {
  view: ResourceView;
  words: FormWords;
  /** The values it was opened with. */
  before: FormValues;
  shown: SavedItem | null;
  /** Values that look wrong and were let be, by member. */
  accepted: FormValues;
  check: ResourceFormProps['check'];
}

/** The values of a form, checked by description, view and host; `isDirty` when some of them would be sent. */
export function useCheckedForm({
  view,
  words,
  before,
  shown,
  accepted,
  check,
}: CheckedFormOptions): { form: UseFormReturn<FormValues>; isDirty: boolean } {
  const resolver: Resolver<FormValues> = (written) => {
    const values = keepUnused(view, before, written);
    const errors = findErrors(values, { view, words, found: check?.(values, shown) ?? [] });
    const warned = toWarnings(view, before, values, accepted, words.warning);
    const all = { ...warned, ...errors };
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} };
  };
  const form = useForm<FormValues>({ defaultValues: before, resolver, shouldFocusError: false });
  const isDirty =
    form.formState.isDirty &&
    // What no other value uses is not sent.
    (!view.used ||
      Object.keys(form.formState.dirtyFields).some((name) =>
        isMemberUsed(view, name, form.getValues()),
      ));
  return { form, isDirty };
}

/** Takes the refusal at the head away as soon as something is written. */
export function useClearedRefusal(form: UseFormReturn<FormValues>): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // What was refused is another text by now.
        callback: ({ name }) => {
          if (name !== undefined) form.clearErrors('root');
        },
      }),
    [form],
  );
}
