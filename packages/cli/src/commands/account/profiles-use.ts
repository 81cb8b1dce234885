import type { RunCommand } from '../../command';
import { say } from '../../context';
import { createUnknownProfileError } from '../../profiles/create-unknown-profile-error';

export const useProfile: RunCommand = async (context, [name = '']) => {
  const { profiles } = context;
  const profile = await profiles.read(name);
  if (!profile) throw await createUnknownProfileError(profiles, name);
  await profiles.writeCurrent(name);
  say(context, `${name} is used from now on: ${profile.url} as ${profile.email}.`);
};
