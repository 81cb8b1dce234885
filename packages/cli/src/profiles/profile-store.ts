import { chmod, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CliError } from '../cli-error';
import { exitCode } from '../exit-code';

/** Stored sign-in of a user. The token is never printed. */
export interface Profile {
  url: string;
  email: string;
  token: string;
  /** Expiry of the token, ISO text; left out where unknown. */
  expiresAt?: string;
}

/** The name of the profile that is made when nobody names one. */
const DEFAULT_PROFILE = 'default';

/** The stored sign-ins of this user, one file each, so that two terminals never mix theirs. */
export interface ProfileStore {
  /** Names in their order. */
  list(): Promise<string[]>;
  /** The stored profile, or `null`. Throws when the file cannot be understood. */
  read(name: string): Promise<Profile | null>;
  write(name: string, profile: Profile): Promise<void>;
  /** Answers whether there was one. */
  remove(name: string): Promise<boolean>;
  /** The name used when none is given. */
  readCurrent(): Promise<string>;
  writeCurrent(name: string): Promise<void>;
}

const NAME = /^[a-z0-9_][a-z0-9._-]{0,63}$/i;

/** Throws for a name that would not be a file's name everywhere. */
export function checkProfileName(name: string): string {
  if (NAME.test(name)) return name;
  throw new CliError(`"${name}" is no name for a profile.`, {
    exit: exitCode.usage,
    hint: 'Use letters, digits, ".", "_" and "-", 64 at most.',
  });
}

function isProfile(value: unknown): value is Profile {
  const profile = value as Partial<Profile> | null;
  return [profile?.url, profile?.email, profile?.token].every((part) => typeof part === 'string');
}

/** Profiles in `profiles/NAME.json` of a folder that only its owner can read. */
export function createProfileStore(configDir: string): ProfileStore {
  const folder = join(configDir, 'profiles');
  const currentPath = join(configDir, 'current-profile');
  const toPath = (name: string) => join(folder, `${checkProfileName(name)}.json`);
  return {
    async list() {
      const files = await readdir(folder).catch(() => []);
      return files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .filter((name) => NAME.test(name))
        .sort();
    },
    async read(name) {
      const path = toPath(name);
      const text = await readIfThere(path);
      if (text === null) return null;
      const value = parseJson(text);
      if (isProfile(value)) return value;
      throw new CliError(`${path} is not a profile.`, {
        hint: 'Remove the file and sign in again.',
      });
    },
    async write(name, profile) {
      await writePrivate(toPath(name), `${JSON.stringify(profile, null, 2)}\n`);
      await chmod(configDir, 0o700);
    },
    async remove(name) {
      const path = toPath(name);
      const existed = (await readIfThere(path)) !== null;
      await rm(path, { force: true });
      return existed;
    },
    async readCurrent() {
      const name = (await readIfThere(currentPath))?.trim() ?? '';
      return NAME.test(name) ? name : DEFAULT_PROFILE;
    },
    writeCurrent: (name) => writePrivate(currentPath, `${checkProfileName(name)}\n`),
  };
}

async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new CliError(`${path} cannot be read: ${error.message}`);
  });
}

/** Renamed into place, so that a crash leaves the old file or the new one, never half. */
async function writePrivate(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text, { mode: 0o600 });
  await chmod(draft, 0o600);
  await rename(draft, path);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
