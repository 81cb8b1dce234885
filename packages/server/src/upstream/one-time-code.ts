import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 advises. */
const KEY_BYTES = 20;
/** A shorter key is no secret. */
const MIN_CODE_KEY_BYTES = 10;
const DIGITS = 6;

const read = (key: string): TOTP | undefined => {
  try {
    return new TOTP({ secret: Secret.fromBase32(key.replace(/\s/g, '')), digits: DIGITS });
  } catch {
    return undefined;
  }
};

/** A new key of one-time codes, base32. */
export const createCodeKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** True for a key that an app which makes codes can take. */
export const isCodeKey = (key: string): boolean =>
  (read(key)?.secret.bytes.length ?? 0) >= MIN_CODE_KEY_BYTES;

/** The code of a key at a moment (RFC 6238); undefined for what is no key. */
export const codeAt = (key: string, timestamp: number): string | undefined =>
  read(key)?.generate({ timestamp });

/**
 * Returns the half minute since 1970 that a code belongs to; undefined when it matches none near
 * `timestamp`. One step before or after counts too by default, as clocks differ.
 */
export const findCodeStep = (
  key: string,
  code: string,
  timestamp: number,
  stepsApart = 1,
): number | undefined => {
  const totp = read(key);
  // Apps show them in two halves; where codes travel as numbers, zeros in front are lost.
  const token = code.replace(/[\s-]/g, '').padStart(DIGITS, '0');
  const apart = totp?.validate({ token, timestamp, window: stepsApart });
  return totp && typeof apart === 'number' ? totp.counter({ timestamp }) + apart : undefined;
};

/** The address that apps read from a picture: the key, whose it is and for what. */
export const toKeyUri = (key: string, { issuer, label }: { issuer: string; label: string }) =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(key), digits: DIGITS }).toString();
