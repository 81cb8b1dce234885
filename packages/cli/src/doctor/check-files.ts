import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, ok, warn } from './check';

/** Checks that others on this machine cannot read the stored sign-ins. */
export async function checkFiles(
  configDir: string,
  names: readonly string[],
  platform = process.platform,
): Promise<Finding> {
  const paths = names.map((name) => join(configDir, 'profiles', `${name}.json`));
  for (const path of platform === 'win32' ? [] : paths) {
    const mode = (await stat(path).catch(() => null))?.mode ?? 0;
    if ((mode & 0o077) !== 0) {
      return warn('files', `Others on this machine can read ${path}.`, `Run: chmod 600 '${path}'`);
    }
  }
  return ok(
    'files',
    `${configDir}, ${names.length} ${names.length === 1 ? 'profile' : 'profiles'}`,
  );
}
