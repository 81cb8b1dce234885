import type { UseFormReturn } from 'react-hook-form';
import type { Members } from '../../../contract';
import type { FormValues } from './form-values';
import { listChanges, type MemberChange } from './list-changes';
import { rebaseChanges } from './rebase-changes';

/** Lets a form hold what the server has by now; what was changed here since `before` stays on top, and is given. */
export function rebaseForm(
  form: UseFormReturn<FormValues>,
  members: Members,
  { before, theirs }: Record<'before' | 'theirs', FormValues>,
): readonly MemberChange[] {
  const here = form.getValues();
  const mine = listChanges(members, before, here);
  const values = rebaseChanges(members, { before, here, theirs });
  form.reset(theirs);
  for (const { name } of mine) form.setValue(name, values[name], { shouldDirty: true });
  return mine;
}
