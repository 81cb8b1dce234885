'use client';
import { useId, useImperativeHandle, useMemo, useState } from 'react';
import { useUnsavedGuard } from '../../../ui';
import { toFormValues, type FormValues } from './form-values';
import { rebaseForm } from './rebase-form';
import type { ResourceFormProps } from './resource-form-props';
import { useCheckedForm, useClearedRefusal } from './use-checked-form';
import { useDraft } from './use-draft';
import { useFormAccess } from './use-form-access';
import { useFormWords } from './use-form-words';
import { useNewerValue } from './use-newer-value';
import { useSave, type SavedItem } from './use-save';
import { useSending } from './use-sending';

/** State of a {@link ResourceForm}, and what may be done with it. */
export type HeldForm = ReturnType<typeof useResourceForm>;

/** State of a form: its values, what is wrong with them, what of them is not saved, and how they are sent. */
export function useResourceForm({ ref, ...props }: Omit<ResourceFormProps, 'labels'>) {
  const { view, value } = props;
  const words = useFormWords(view.resource);
  const { members } = view.resource;
  const id = useId();
  const names = useMemo(() => view.form.flatMap((group) => group.members), [view]);
  const [shown, setShown] = useState(value);
  const [isSaved, setSaved] = useState(false);
  /** Members that somebody else changed while the form was open. */
  const [newer, setNewer] = useState<readonly string[]>([]);
  const [areChangesOpen, setChangesOpen] = useState(false);
  /** Values that look wrong and were let be, by member. */
  const [accepted, setAccepted] = useState<FormValues>({});
  const save = useSave(view.resource);
  const may = useFormAccess(view.resource, shown);
  const action = shown ? 'update' : 'create';
  const isReadOnly = props.isReadOnly || !may(action);
  const [draft] = useState(props.draft);
  const before = useMemo(
    () => toFormValues(members, names, shown ?? draft ?? null),
    [members, names, shown, draft],
  );
  const { check } = props;
  const { form, isDirty } = useCheckedForm({ view, words, before, shown, accepted, check });
  const { isSubmitting, errors } = form.formState;
  const { ask, isGivenUp, dialog } = useUnsavedGuard(
    isDirty && !isSubmitting && !isReadOnly,
    words.unsaved,
  );
  const draftName = `${view.resource.name} ${value?.id ?? (props.draft ? 'copy' : 'new')}`;
  const { isBack, drop } = useDraft({ form, members, before, name: draftName, isDirty, isGivenUp });
  useNewerValue({
    value,
    shown,
    before,
    form,
    members,
    names,
    onNewer(item, changed) {
      setShown(item);
      setNewer((known) => [...new Set([...known, ...changed])]);
    },
  });
  useImperativeHandle(ref, () => ({ ask }), [ask]);
  useClearedRefusal(form);

  /** Gives what was changed since `sent`: that stays. */
  function start(item: SavedItem | null, sent = form.getValues()) {
    setShown(item);
    setChangesOpen(false);
    setNewer([]);
    setAccepted({});
    const theirs = toFormValues(members, names, item ?? draft ?? null);
    return rebaseForm(form, members, { before: sent, theirs });
  }
  const sending = useSending({
    sentId: `${id}-sent`,
    view,
    words,
    form,
    before,
    shown,
    save: props.save ?? save,
    start,
    onKept() {
      drop();
      setSaved(true);
    },
    onSaved: props.onSaved,
  });
  return {
    ...sending,
    id,
    names,
    words,
    form,
    before,
    shown,
    errors,
    newer,
    accepted,
    setAccepted,
    areChangesOpen,
    setChangesOpen,
    isDirty,
    isSubmitting,
    isSaved,
    isReadOnly,
    /** Values typed before the form went are there again. */
    isBack,
    /** Account's rights over each member of the item. */
    mayWrite: (member: string) => may(action, member),
    remove: may('delete') ? save.remove : undefined,
    start,
    setSaved,
    dropDraft: drop,
    /** The question before what is not saved is lost. */
    dialog,
  };
}
