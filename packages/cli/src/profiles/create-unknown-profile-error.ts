import { CliError } from '../cli-error';
import type { ProfileStore } from './profile-store';

/** For a name that no profile has; names those there are. */
export async function createUnknownProfileError(
  profiles: ProfileStore,
  name: string,
): Promise<CliError> {
  const names = await profiles.list();
  return new CliError(`There is no profile ${name}.`, {
    hint:
      names.length > 0
        ? `There are: ${names.join(', ')}`
        : 'There are none yet. Run: rastro login URL --email you@example.com',
  });
}
