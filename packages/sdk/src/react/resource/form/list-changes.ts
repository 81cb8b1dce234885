import type { Members } from '../../../contract';
import { toChanges, type FormValues } from './form-values';

/** One thing that a form would change: a member, or an attribute of one. */
export interface MemberChange {
  name: string;
  /** Key of the attribute. */
  key?: string;
  from: unknown;
  to: unknown;
}

type Map = Readonly<Record<string, unknown>> | null | undefined;

/** Lists a form's changes in the order of its fields; attributes one by one. */
export function listChanges(
  members: Members,
  before: FormValues,
  after: FormValues,
): MemberChange[] {
  return Object.entries(toChanges(members, before, after)).flatMap(([name, change]) => {
    const from = before[name];
    const to = after[name];
    if (members[name]?.kind !== 'attributes') return [{ name, from, to }];
    return Object.keys(change as object).map((key) => ({
      name,
      key,
      from: (from as Map)?.[key],
      to: (to as Map)?.[key],
    }));
  });
}

/** The value of a change's member without the change. */
export function undoChange({ key, from }: MemberChange, current: unknown): unknown {
  if (key === undefined) return from;
  const rest = Object.entries((current as Map) ?? {}).filter(([other]) => other !== key);
  return Object.fromEntries(from === undefined ? rest : [...rest, [key, from]]);
}
