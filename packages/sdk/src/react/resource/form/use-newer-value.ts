import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Members } from '../../../contract';
import { toFormValues, type FormValues } from './form-values';
import { listChanges } from './list-changes';
import { rebaseForm } from './rebase-form';
import type { SavedItem } from './use-save';

interface NewerValueOptions {
  value: SavedItem | null;
  /** Item the form began with, or saved last. */
  shown: SavedItem | null;
  before: FormValues;
  form: UseFormReturn<FormValues>;
  members: Members;
  names: readonly string[];
  /** The thing is another one by now: of these members, while something was changed here. */
  onNewer: (item: SavedItem, changed: readonly string[]) => void;
}

/** Takes in what somebody else has saved while the form is open; what was changed here stays. */
export function useNewerValue(options: NewerValueOptions): void {
  const { value, form } = options;
  const seen = useRef(value);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { isSubmitting } = form.formState;
  useEffect(() => {
    const { shown, before, members, names, onNewer } = latest.current;
    // What is being saved here comes by here as well.
    if (isSubmitting || value === seen.current) return;
    seen.current = value;
    if (!value || value.id !== shown?.id) return;
    const theirs = toFormValues(members, names, value);
    const changes = listChanges(members, before, theirs);
    if (changes.length === 0) return;
    const mine = rebaseForm(form, members, { before, theirs });
    onNewer(value, mine.length === 0 ? [] : [...new Set(changes.map(({ name }) => name))]);
  }, [value, isSubmitting, form]);
}
