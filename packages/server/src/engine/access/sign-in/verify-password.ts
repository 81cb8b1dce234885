import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { verify } from '@node-rs/argon2';

const derive = promisify(pbkdf2);

/** Marks what came from a Traccar: `traccar-pbkdf2$SALT$HASH`, both in hex as its `users` table has them. */
const TRACCAR_MARK = 'traccar-pbkdf2$';

/** The newer hash first, then the one of releases before it (tracking-api §2.5). */
const TRACCAR_HASHES = [
  { digest: 'sha256', iterations: 200_000 },
  { digest: 'sha1', iterations: 1_000 },
] as const;

/** Whether a password is the stored one, and whether it should be stored anew in today's form. */
export const verifyPassword = async (
  stored: string,
  password: string,
): Promise<{ isRight: boolean; isOutdated: boolean }> => {
  if (!stored.startsWith(TRACCAR_MARK)) {
    return { isRight: await verify(stored, password), isOutdated: false };
  }
  const [salt = '', hash = ''] = stored.slice(TRACCAR_MARK.length).split('$');
  const expected = Buffer.from(hash, 'hex');
  if (expected.length === 0) return { isRight: false, isOutdated: true };
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
  return { isRight, isOutdated: true };
};
