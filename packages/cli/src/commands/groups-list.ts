import type { Group } from '@rastro/sdk/contract';
import { compareNames } from '@rastro/sdk/domain';
import type { RunCommand } from '../command';
import { printJson, say } from '../context';
import { formatTable } from '../format-table';
import { createSignedInClient } from '../profiles/signed-in-client';

export const listGroups: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const groups = inTree(await client.groups.list({ all: true }));
  if (options['json'])
    printJson(
      context,
      groups.map(({ group }) => group),
    );
  else {
    const rows = groups.map(({ group, depth }) => [
      String(group.id),
      `${'  '.repeat(depth)}${group.name}`,
    ]);
    context.stdout.write(formatTable(['ID', 'NAME'], rows));
  }
  say(context, groups.length === 1 ? '1 group' : `${groups.length} groups`);
};

/** Each group after the one it is in; one whose parent cannot be seen, or is in a ring, stands alone. */
function inTree(groups: readonly Group[]): { group: Group; depth: number }[] {
  const sorted = [...groups].sort((a, b) => compareNames(a.name, b.name, 'en'));
  const ids = new Set(groups.map(({ id }) => id));
  const placed = new Set<number>();
  const place = (group: Group, depth: number): { group: Group; depth: number }[] => {
    if (placed.has(group.id)) return [];
    placed.add(group.id);
    const below = sorted.filter(({ groupId }) => groupId === group.id);
    return [{ group, depth }, ...below.flatMap((child) => place(child, depth + 1))];
  };
  const roots = sorted.filter(({ groupId }) => !ids.has(groupId));
  return [...roots, ...sorted].flatMap((group) => place(group, 0));
}
