import { type Draft, type DraftInput, splitList } from '@rastro/sdk/domain';
import { type Context, printJson, say } from '../../context';
import { describeProblem } from '../values/describe-problem';
import { type CliResource, namedBy } from '../cli-resource';
import { type Directories, resolveReference } from '../references/resolve-reference';

/** A draft whose references are looked up; '' is none. Throws for one to nothing. */
export async function lookUpReferences(
  { members, find }: CliResource,
  draft: Draft,
  directories: Directories,
): Promise<Draft> {
  const fields: Record<string, unknown> = { ...draft.fields };
  for (const [member, text] of Object.entries(draft.references)) {
    const description = members.find((one) => one.member === member)?.description;
    if (!description) continue;
    const resource = find(namedBy(description) ?? '');
    const look = (name: string) => resolveReference(directories, resource, name);
    if (text === '') fields[member] = description.fallback;
    else if (description.kind === 'reference') fields[member] = await look(text);
    else fields[member] = await Promise.all(splitList(text).map(look));
  }
  return { ...draft, fields };
}

/** Says what is probably wrong with new values. */
export function warnOf(
  context: Context,
  { members }: CliResource,
  input: DraftInput,
  changes: readonly string[],
): void {
  for (const { member, words } of members) {
    const warning = changes.includes(member) ? words.warn?.(input[member]) : null;
    if (warning) say(context, `warning: ${describeProblem(warning)}`);
  }
}

/** Prints what a write would send, secrets left out. */
export function printInput(
  context: Context,
  { description }: CliResource,
  input: DraftInput,
): void {
  const shown = Object.entries(description.encode(input)).map(([name, value]) => [
    name,
    description.members[name]?.secret ? '(not shown)' : value,
  ]);
  printJson(context, Object.fromEntries(shown));
}
