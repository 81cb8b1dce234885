import type { RunCommand } from '../../command';
import { say } from '../../context';
import { createUnknownProfileError } from '../../profiles/create-unknown-profile-error';
import { endSignIn } from '../../profiles/end-sign-in';

export const removeProfile: RunCommand = async (context, [name = '']) => {
  if (!(await endSignIn(context, name))) {
    throw await createUnknownProfileError(context.profiles, name);
  }
  say(context, `Signed out and removed ${name}.`);
};
