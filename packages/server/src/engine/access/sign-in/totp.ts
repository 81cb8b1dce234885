import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const KEY_BYTES = 20;
/** A code of the step before or after counts too: clocks differ. */
const STEPS_APART = [0, -1, 1];

const decodeBase32 = (text: string): Buffer => {
  let bits = '';
  for (const letter of text.toUpperCase().replace(/=+$/, '')) {
    bits += Math.max(0, ALPHABET.indexOf(letter)).toString(2).padStart(5, '0');
  }
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
};

const codeAt = (key: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
};

/** True for a code of the key within half a minute (RFC 6238). */
export const isTotpCode = (key: string, code: string, nowMs: number): boolean => {
  const bytes = decodeBase32(key);
  const step = Math.floor(nowMs / STEP_MS);
  return STEPS_APART.some((apart) => codeAt(bytes, step + apart) === code.trim().padStart(6, '0'));
};

/** A new key, base32. */
export const createTotpKey = (): string => {
  const bits = [...randomBytes(KEY_BYTES)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
};
