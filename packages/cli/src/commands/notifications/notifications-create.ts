import { notification, type NotificationRuleInput } from '@rastro/sdk/contract';
import { ALARM_TYPES } from '@rastro/sdk/domain';
import { CliError } from '../../cli-error';
import type { CommandOptions, RunCommand } from '../../command';
import { type Context, printJson, say } from '../../context';
import { exitCode } from '../../exit-code';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { callsOf } from '../../resources/entity';
import { createDirectories } from '../../resources/references/resolve-reference';
import { findResource } from '../../resources/resources';
import { printEntity } from '../../resources/view/print-entity';

export const createNotification: RunCommand = async (context, _args, options) => {
  const input = readRule(context, options);
  const client = await createSignedInClient(context);
  if (options['dryRun']) {
    printJson(context, input);
    say(context, 'Nothing was created.');
    return;
  }
  const resource = findResource(notification);
  const rule = await callsOf(client, notification).create({ ...input });
  await printEntity(context, resource, rule, createDirectories(client), options);
  say(context, `Created rule ${rule.id}.`);
};

const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

function readRule(context: Context, options: CommandOptions): NotificationRuleInput {
  const textOf = (name: string): string | undefined =>
    typeof options[name] === 'string' ? options[name] : undefined;
  const type = textOf('type') ?? '';
  const alarms = splitList(textOf('alarms') ?? '');
  if (type === 'alarm' && alarms.length === 0) {
    throw new CliError('A rule for alarms names which.', {
      exit: exitCode.usage,
      hint: 'As in: --type alarm --alarms sos,powerCut',
    });
  }
  if (type !== 'alarm' && alarms.length > 0) {
    throw new CliError(`--alarms goes with --type alarm, not with ${type}.`, {
      exit: exitCode.usage,
    });
  }
  const unusual = alarms.filter((alarm) => !(ALARM_TYPES as readonly string[]).includes(alarm));
  if (unusual.length > 0) {
    say(context, `No alarm is usually called ${unusual.join(', ')}; trackers may send others.`);
  }
  return {
    type,
    notificators: splitList(textOf('channels') ?? 'web').join(','),
    always: true,
    description: textOf('description') ?? null,
    ...(alarms.length > 0 && { attributes: { alarms: alarms.join(',') } }),
  };
}
