'use client';
import { device, type ResourceDescription } from '../../../contract';
import {
  describeProblem,
  isSafeDeletion,
  type Phrase,
  type ValidationProblem,
} from '../../../domain';
import type { UnsavedWords } from '../../../ui';
import { sayRefusal } from '../../describe-refusal';
import { useTrackingContext } from '../../provider/tracking-context';
import { useServer } from '../../session/use-server';
import { useLabels } from '../../use-labels';
import { useFieldWords, type FieldWords } from '../words/use-field-words';
import { useMemberWords, type MemberWords } from '../words/use-member-words';
import { useUnsavedWords } from '../words/use-unsaved-words';

/** Texts of a resource's form. */
export interface FormWords extends FieldWords, MemberWords {
  /** The sentence for something that is wrong with the field of that name. */
  problem: (problem: ValidationProblem, label: string) => string;
  /** The sentence for a call that failed; `member` is one that it refuses and no field shows. */
  failure: (error: unknown, member?: string) => string;
  /** Text for the number of fields with errors. */
  wrong: (count: number) => string;
  /** Text for the number of unsaved changes. */
  changed: (count: number) => string;
  /** Notice that somebody else changed these members meanwhile. */
  newer: (members: readonly string[]) => string;
  /** Note that what was typed before the form went is there again. */
  back: string;
  saved: string;
  save: string;
  /** Meaning of the sign behind a name. */
  required: string;
  discard: string;
  /** Name of the button that deletes. */
  delete: string;
  /** Asks whether the thing of that name is to be deleted. */
  deleteTitle: (name: string) => string;
  /** Asks for the name of what is to be deleted. */
  deleteProof: (name: string) => string;
  cancel: string;
  /** Lets be what looks wrong. */
  acceptWarning: string;
  warning: (phrase: Phrase) => string;
  unsaved: UnsavedWords;
}

/** The words of a form in the provider's language. */
export function useFormWords(resource: ResourceDescription): FormWords {
  const t = useLabels();
  const names = useMemberWords(resource);
  const fields = useFieldWords();
  const unsaved = useUnsavedWords();
  const { client, words } = useTrackingContext('useFormWords');
  const { data: server } = useServer();
  const isKept =
    resource.path === device.path && server && isSafeDeletion(server, client.attributePrefix);
  return {
    ...fields,
    ...names,
    unsaved,
    ...(isKept ? { loss: () => t('delete.device.kept') } : {}),
    problem: (problem, label) => t(describeProblem(problem, label)),
    failure: (error, member = '') =>
      sayRefusal(words, error, resource.members[member] ? names.member(member) : member),
    wrong: (count) => t('form.wrong.title', { count }),
    changed: (count) => t('form.changed.state', { count }),
    newer: (members) => t('form.newer.text', { members: members.map(names.member).join(', ') }),
    back: t('form.back.text'),
    saved: t('form.saved.state'),
    save: t('form.save.action'),
    required: t('form.required.legend'),
    discard: t('form.discard.action'),
    delete: t('form.delete.action'),
    deleteTitle: (name) =>
      name.trim() === '' ? t('form.delete.unnamed') : t('form.delete.title', { name }),
    deleteProof: (name) => t('form.delete.proof', { name }),
    acceptWarning: t('form.warning.accept'),
    warning: t,
    cancel: t('form.cancel.action'),
  };
}
