import type { RunCommand } from '../command';
import { printJson, say } from '../context';
import { formatRules } from '../notifications/format-rules';
import { createSignedInClient } from '../profiles/signed-in-client';

export const listNotifications: RunCommand = async (context, _args, options) => {
  const client = await createSignedInClient(context);
  const rules = await client.notifications.list(options['all'] ? { all: true } : undefined);
  if (options['json']) return printJson(context, rules);
  if (rules.length === 0) {
    return say(context, 'No rules yet. Make one: rastro notifications create --help');
  }
  context.stdout.write(formatRules(rules));
};
