import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verify } from '@node-rs/argon2';
import { passwordForms } from '@rastro/sdk/domain';

const derive = promisify(pbkdf2);

/** Marks what came from a Traccar: `traccar-pbkdf2$SALT$HASH`, both in hex as its `users` table has them. */
const TRACCAR_MARK = 'traccar-pbkdf2$';

/** The newer hash first, then the one of releases before it (tracking-api §2.5). */
const TRACCAR_HASHES = [
  { digest: 'sha256', iterations: 200_000 },
  { digest: 'sha1', iterations: 1_000 },
] as const;

const verifyTraccar = async (stored: string, password: string): Promise<boolean> => {
  const [salt = '', hash = ''] = stored.slice(TRACCAR_MARK.length).split('$');
  const expected = Buffer.from(hash, 'hex');
  if (expected.length === 0) return false;
  let isRight = false;
  for (const { digest, iterations } of TRACCAR_HASHES) {
    const found = await derive(
      password,
      Buffer.from(salt, 'hex'),
      iterations,
      expected.length,
      digest,
    );
    if (timingSafeEqual(found, expected)) isRight = true;
  }
  return isRight;
};

/**
 * Checks a password against the stored one in any of its forms, and whether to store it anew in
 * today's.
 */
export const verifyPassword = async (
  stored: string,
  password: string,
): Promise<{ isRight: boolean; isOutdated: boolean }> => {
  const isForeign = stored.startsWith(TRACCAR_MARK);
  const forms = passwordForms(password);
  for (const form of forms) {
    const isRight = await (isForeign ? verifyTraccar(stored, form) : verify(stored, form));
    if (isRight) return { isRight, isOutdated: isForeign || form !== forms[0] };
  }
  return { isRight: false, isOutdated: false };
};
