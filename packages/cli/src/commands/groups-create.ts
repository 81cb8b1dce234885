import type { GroupInput } from '@rastro/sdk/contract';
import { CliError } from '../cli-error';
import type { RunCommand } from '../command';
import { printJson, say } from '../context';
import { readGroups, resolveGroup } from '../devices/resolve-group';
import { exitCode } from '../exit-code';
import { toPrintable } from '../format-table';
import { createSignedInClient } from '../profiles/signed-in-client';

const LONGEST_NAME = 128;

export const createGroup: RunCommand = async (context, [name = ''], options) => {
  const input: GroupInput = { name: checkName(name) };
  const client = await createSignedInClient(context);
  const groups = await readGroups(client);
  const { parent } = options;
  if (typeof parent === 'string') input.groupId = resolveGroup(groups, parent);
  const known = groups.find(input.name);
  if (known.kind !== 'unknown') {
    throw new CliError(`There is a group "${toPrintable(input.name)}" already.`, {
      hint: 'Two of one name could be told apart by their ids only. Choose another name.',
    });
  }
  if (options['dryRun']) {
    printJson(context, input);
    say(context, 'Nothing was created.');
    return;
  }
  const group = await client.groups.create(input);
  if (options['json']) printJson(context, group);
  say(context, `Created group ${group.id}, ${toPrintable(group.name)}.`);
};

function checkName(text: string): string {
  const name = text.trim();
  if (name !== '' && name.length <= LONGEST_NAME) return name;
  throw new CliError(`A group has a name of 1 to ${LONGEST_NAME} characters.`, {
    exit: exitCode.usage,
    hint: 'As in: rastro groups create "Depot 7"',
  });
}
