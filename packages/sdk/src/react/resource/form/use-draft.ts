import type { UseFormReturn } from 'react-hook-form';
import type { Members } from '../../../contract';
import { isSecretName } from '../../../domain';
import { useKept } from '../../drafts/use-kept';
import type { FormValues } from './form-values';
import { listChanges, undoChange } from './list-changes';
import { rebaseChanges } from './rebase-changes';

interface Draft {
  before: FormValues;
  here: FormValues;
}

interface DraftOptions {
  form: UseFormReturn<FormValues>;
  members: Members;
  before: FormValues;
  /** Names the form among others of the account: what it is of, and which. */
  name: string;
  isDirty: boolean;
  /** Somebody has said that it may be lost. */
  isGivenUp: () => boolean;
}

/** Values of a form, with secrets as they were before. */
function withoutSecrets(members: Members, { before, here }: Draft): FormValues {
  const values: Record<string, unknown> = { ...here };
  for (const change of listChanges(members, before, here)) {
    const { name, key } = change;
    const isSecret = members[name]?.secret === true || isSecretName(key ?? name);
    if (isSecret) values[name] = undoChange(change, values[name]);
  }
  return values;
}

/** Keeps what is not saved of the form of a thing; back again, it is put over what others have saved meanwhile. */
export const useDraft = ({ form, members, before, ...rest }: DraftOptions) =>
  useKept<Draft>({
    ...rest,
    read: () => ({ before, here: withoutSecrets(members, { before, here: form.getValues() }) }),
    restore(kept) {
      const values = rebaseChanges(members, { ...kept, theirs: before });
      const mine = listChanges(members, before, values);
      for (const { name } of mine) form.setValue(name, values[name], { shouldDirty: true });
      return mine.length > 0;
    },
  });
