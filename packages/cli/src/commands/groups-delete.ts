import type { RunCommand } from '../command';
import { confirm } from '../confirm';
import { say } from '../context';
import { readGroups, requireGroup } from '../devices/resolve-group';
import { toPrintable } from '../format-table';
import { createSignedInClient } from '../profiles/signed-in-client';

export const deleteGroup: RunCommand = async (context, [text = ''], options) => {
  const client = await createSignedInClient(context);
  const groups = await readGroups(client);
  const id = requireGroup(groups, text);
  const devices = await client.devices.list({ all: true });
  const inside = devices.filter(({ groupId }) => groupId === id).length;
  const name = `${toPrintable(groups.nameOf(id))} (id ${id})`;
  const left = inside === 1 ? '1 device stays' : `${inside} devices stay`;
  if (options['dryRun']) {
    say(context, `Would delete ${name}; ${left}, in no group.`);
    return;
  }
  if (!(await confirm(context, options, `Delete ${name}? ${left}, in no group.`))) {
    say(context, 'Nothing was deleted.');
    return;
  }
  await client.groups.delete(id);
  say(context, `Deleted ${name}; ${left}, in no group.`);
};
