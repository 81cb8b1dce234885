import type { RunCommand } from '../../command';
import { printJson, say } from '../../context';
import { formatTable } from '../../terminal/format-table';
import type { Profile } from '../../profiles/profile-store';
import { resolveProfileName } from '../../profiles/resolve-sign-in';

export const listProfiles: RunCommand = async (context, _args, options) => {
  const current = await resolveProfileName(context);
  const names = await context.profiles.list();
  const profiles = await Promise.all(
    names.map(async (name) => ({
      name,
      isCurrent: name === current,
      ...toPublic(await context.profiles.read(name).catch(() => null)),
    })),
  );
  if (options['json']) {
    printJson(context, profiles);
    return;
  }
  if (profiles.length === 0) {
    say(context, 'No profiles yet. Run: rastro login URL --email you@example.com');
    return;
  }
  const rows = profiles.map(({ name, isCurrent, url, email }) => [
    name,
    url ?? 'the file cannot be read: sign in again',
    email ?? '',
    isCurrent ? 'current' : '',
  ]);
  context.stdout.write(formatTable(['NAME', 'SERVER', 'ACCOUNT', ''], rows));
};

/** Everything but the token. */
const toPublic = (profile: Profile | null) => ({
  url: profile?.url ?? null,
  email: profile?.email ?? null,
  expiresAt: profile?.expiresAt ?? null,
});
