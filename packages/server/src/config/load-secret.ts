import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config';

/** Its name in the data folder. */
export const SECRET_FILE = 'secret.key';
const OWNER_ONLY = 0o600;
const SECRET_BYTES = 32;

/**
 * The secret that tokens are sealed with at rest, from the data folder; made by the first start that
 * needs it. Throws `ConfigError` when it can neither be read nor written.
 */
export function loadSecret(dataDir: string): string {
  const file = join(dataDir, SECRET_FILE);
  try {
    mkdirSync(dataDir, { recursive: true });
    const fresh = randomBytes(SECRET_BYTES).toString('base64url');
    // Of two that start at once one makes it, and both read the same.
    writeFileSync(file, `${fresh}\n`, { flag: 'wx', mode: OWNER_ONLY });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(file);
  }
  const secret = readSecret(file);
  if (secret === '') throw unusable(file);
  return secret;
}

/** The secret of these settings; undefined where a start would make one. */
export function findSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>) {
  const file = join(dataDir, SECRET_FILE);
  return secret ?? (existsSync(file) ? readSecret(file) : undefined);
}

/** Refusal of a start whose secret does not open what is sealed in the database. */
export const otherSecret = ({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): ConfigError =>
  new ConfigError(
    `This database was sealed with another secret than the one ${secret === undefined ? `in ${join(dataDir, SECRET_FILE)}` : 'of --secret-file'}. ${OTHER_SECRET_REMEDY}`,
  );

/** Remedy for it. */
export const OTHER_SECRET_REMEDY =
  'Give the one that it was sealed with: the same --secret-file FILE for all servers of a database, or the secret.key ' +
  'of the data folder of the first. If it is lost, run the command renew-secret: keys of payments, mail and other ' +
  'services are given once more then.';

function readSecret(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw unusable(file);
  }
}

const unusable = (file: string): ConfigError =>
  new ConfigError(
    `The secret in ${file} cannot be used. Make the file readable and writable for the server, or ` +
      'give another with --secret-file FILE. If it was lost, remove it and run the command renew-secret.',
  );
