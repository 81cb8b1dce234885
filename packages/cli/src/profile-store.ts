import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { CliError } from './cli-error';

/** Where a user is signed in. The token is never printed. */
export interface Profile {
  url: string;
  email: string;
  token: string;
}

export interface ProfileStore {
  /** The stored profile, or `null`. Throws when the file cannot be understood. */
  read(): Promise<Profile | null>;
  write(profile: Profile): Promise<void>;
  /** Answers whether there was one. */
  remove(): Promise<boolean>;
}

/** The profile's file: `$RASTRO_CONFIG_DIR`, else the platform's folder for settings. */
export function resolveProfilePath(env: NodeJS.ProcessEnv, platform = process.platform): string {
  const base =
    env['RASTRO_CONFIG_DIR'] ??
    (platform === 'win32' && env['APPDATA']
      ? join(env['APPDATA'], 'rastro')
      : join(env['XDG_CONFIG_HOME'] || join(homedir(), '.config'), 'rastro'));
  return join(base, 'profile.json');
}

function isProfile(value: unknown): value is Profile {
  const profile = value as Partial<Profile> | null;
  return [profile?.url, profile?.email, profile?.token].every((part) => typeof part === 'string');
}

export function createProfileStore(path: string): ProfileStore {
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw new CliError(`${path} cannot be read: ${error.message}`);
      });
      if (text === null) return null;
      const value = parseJson(text);
      if (isProfile(value)) return value;
      throw new CliError(`${path} is not a profile.`, {
        hint: 'Remove the file and sign in again.',
      });
    },
    async write(profile) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Renamed into place, so that a crash leaves the old profile or the new one, never half.
      const draft = `${path}.${process.pid}`;
      await writeFile(draft, `${JSON.stringify(profile, null, 2)}\n`, { mode: 0o600 });
      await chmod(draft, 0o600);
      await rename(draft, path);
    },
    async remove() {
      const existed = (await this.read().catch(() => true)) !== null;
      await rm(path, { force: true });
      return existed;
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
