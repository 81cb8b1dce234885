import type { RunCommand } from '../../command';
import { say } from '../../context';
import { endSignIn } from '../../profiles/end-sign-in';
import { createSignedInClient } from '../../profiles/signed-in-client';
import { resolveProfileName } from '../../profiles/resolve-sign-in';

export const logout: RunCommand = async (context, _args, options) => {
  const isEverywhere = options['everywhere'] === true;
  // First: without the server the rest of the account stays signed in, and that is to be said.
  if (isEverywhere) await (await createSignedInClient(context)).session.deleteEverywhere();
  const existed = await endSignIn(context, await resolveProfileName(context));
  if (isEverywhere) say(context, 'Signed out everywhere: all sessions and tokens have ended.');
  else say(context, existed ? 'Signed out.' : 'Nobody was signed in.');
};
