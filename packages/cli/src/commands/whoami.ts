import type { RunCommand } from '../command';
import { printJson } from '../context';
import { createSignedInClient, createSignedOutError, requireProfile } from '../signed-in-client';

export const whoami: RunCommand = async (context, _args, options) => {
  const { url } = await requireProfile(context);
  const client = await createSignedInClient(context);
  const user = await client.session.get();
  if (!user) throw createSignedOutError();
  const { id, name, email, administrator, readonly } = user;
  if (options['json']) {
    printJson(context, { url, id, name, email, administrator, readonly });
    return;
  }
  const role = administrator ? 'administrator' : readonly ? 'read-only' : 'user';
  context.stdout.write(`${name} <${email}>, ${role} at ${url}\n`);
};
