'use client';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isTrackingError } from '../../../client';
import { stopAtUnfinished } from '../../../ui';
import type { ResourceView } from '../define-view';
import { toChanges, type FormValues } from './form-values';
import { listChanges, type MemberChange } from './list-changes';
import type { FormWords } from './use-form-words';
import type { Save, SavedItem } from './use-save';

interface SendingOptions {
  /** `id` of the element whose fields are sent. */
  sentId: string;
  view: ResourceView;
  words: FormWords;
  form: UseFormReturn<FormValues>;
  before: FormValues;
  shown: SavedItem | null;
  save: Pick<Save, 'create' | 'change'>;
  /** Begins anew with what the server has. Gives what was changed since `sent`: that stays. */
  start: (item: SavedItem, sent: FormValues) => readonly MemberChange[];
  /** Told first: the draft is not needed any more. */
  onKept: () => void;
  onSaved: ((item: SavedItem) => void) | undefined;
}

/** Sends what a form holds, and shows at its field what the server refuses. */
export function useSending({ sentId, view, words, form, before, ...options }: SendingOptions) {
  const { shown, save, start, onKept, onSaved } = options;
  const { members } = view.resource;
  const [attempt, setAttempt] = useState(0);

  function fail(error: unknown, sent: FormValues) {
    // Called off by who saves, it did not fail.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const [name = '', key] = isTrackingError(error) ? (error.field ?? '').split('.') : [];
    const isShown = view.form.some((group) => group.members.includes(name));
    const later = listChanges(members, sent, form.getValues());
    // What was refused is written anew already.
    if (isShown && later.some((each) => each.name === name && [undefined, key].includes(each.key)))
      return;
    const message = words.failure(error, isShown ? '' : name);
    form.setError(isShown ? name : 'root', { type: 'server', message });
    setAttempt((count) => count + 1);
  }
  async function submit(values: FormValues) {
    for (const name of Object.keys(view.used ?? {})) {
      form.setValue(name, values[name], { shouldDirty: true });
    }
    try {
      const changes = toChanges(members, before, values);
      const item = shown ? await save.change(shown, changes) : await save.create(values);
      const later = start(item, values);
      onKept();
      // Whoever hears of it may close the form; a new thing is heard of in any case.
      if (later.length === 0 || !shown) onSaved?.(item);
    } catch (error) {
      fail(error, values);
    }
  }
  const trySend = form.handleSubmit(submit, () => setAttempt((count) => count + 1));
  const send = async () => {
    if (!stopAtUnfinished(document.getElementById(sentId))) await trySend();
  };
  return {
    /** Number of refusals so far, here or by the server. */
    attempt,
    send,
  };
}
