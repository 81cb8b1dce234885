import { toPrintable } from '@rastro/sdk/domain';
import type { RunCommand } from '../../command';
import { printJson } from '../../context';
import { describeRole } from '../../describe-role';
import { createSignedOutError, requireSignIn } from '../../profiles/resolve-sign-in';
import { createSignedInClient } from '../../profiles/signed-in-client';

export const whoami: RunCommand = async (context, _args, options) => {
  const { url, profileName } = await requireSignIn(context);
  const client = await createSignedInClient(context);
  const user = await client.session.get();
  if (!user) throw createSignedOutError(profileName);
  const { id, name, email, administrator, readonly } = user;
  if (options['json']) {
    printJson(context, { url, id, name, email, administrator, readonly, profile: profileName });
    return;
  }
  context.stdout.write(`${toPrintable(`${name} <${email}>`)}, ${describeRole(user)} at ${url}\n`);
};
