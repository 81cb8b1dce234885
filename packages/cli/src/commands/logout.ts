import type { RunCommand } from '../command';
import { say } from '../context';
import { endSignIn } from '../profiles/end-sign-in';
import { resolveProfileName } from '../profiles/resolve-sign-in';

export const logout: RunCommand = async (context) => {
  const existed = await endSignIn(context, await resolveProfileName(context));
  say(context, existed ? 'Signed out.' : 'Nobody was signed in.');
};
