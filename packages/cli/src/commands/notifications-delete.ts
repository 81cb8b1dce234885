import { CliError } from '../cli-error';
import type { RunCommand } from '../command';
import { confirm } from '../confirm';
import { say } from '../context';
import { exitCode } from '../exit-code';
import { toPrintable } from '../format-table';
import { createSignedInClient } from '../profiles/signed-in-client';

export const deleteNotification: RunCommand = async (context, [id = ''], options) => {
  if (!/^\d{1,15}$/.test(id)) {
    throw new CliError(`"${id}" is no id of a rule.`, {
      exit: exitCode.usage,
      hint: 'rastro notifications list shows the ids.',
    });
  }
  const client = await createSignedInClient(context);
  const rule = await client.notifications.get(Number(id));
  const name = `rule ${rule.id} (${toPrintable(rule.description ?? rule.type)})`;
  if (options['dryRun']) return say(context, `Would delete ${name}.`);
  if (!(await confirm(context, options, `Delete ${name}?`))) {
    return say(context, 'Nothing was deleted.');
  }
  await client.notifications.delete(rule.id);
  say(context, `Deleted ${name}.`);
};
