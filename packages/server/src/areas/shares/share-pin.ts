import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const LENGTH = 32;

/** Wrong ones in a row after which a link takes none, until its maker gives it a new one. */
export const MAX_PIN_FAILURES = 10;

/** Hashes a PIN slowly, so that even readers of the database need long to try its few digits. */
export async function hashPin(pin: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString('base64url')}.${(await derive(pin, salt, LENGTH)).toString('base64url')}`;
}

/** Checks a PIN against the stored hash. */
export async function isPin(pin: string, kept: string): Promise<boolean> {
  const [salt = '', hash = ''] = kept.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!(salt instanceof Buffer) || !(hash instanceof Buffer) || hash.length !== LENGTH)
    return false;
  return timingSafeEqual(await derive(pin, salt, LENGTH), hash);
}
