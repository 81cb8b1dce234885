import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Encryption keys from a browser, base64url. */
export interface PushRecipientKeys {
  p256dh: string;
  auth: string;
}

/** Random values of each message; a test supplies its own. */
export interface PushLot {
  salt: Buffer;
  privateKey: Buffer;
}

const RECORD_BYTES = 4_096;
const LAST_RECORD = Buffer.from([2]);
/** The most that fits into the one record that push services take (RFC 8291 §4). */
export const MAX_PUSH_BYTES = 3_993;

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));

/** A message for one browser and nobody between (RFC 8291, `aes128gcm` of RFC 8188). Throws for keys that are none. */
export function encryptPush(text: string, keys: PushRecipientKeys, lot?: PushLot): Buffer {
  const theirs = Buffer.from(keys.p256dh, 'base64url');
  const ecdh = createECDH('prime256v1');
  if (lot) ecdh.setPrivateKey(lot.privateKey);
  else ecdh.generateKeys();
  const ours = ecdh.getPublicKey();
  const salt = lot?.salt ?? randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = ecdh.computeSecret(theirs);
  const secret = derive(shared, Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD_BYTES);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([
    ...[salt, size, ours],
    ...[cipher.update(text, 'utf8'), cipher.update(LAST_RECORD), cipher.final()],
    cipher.getAuthTag(),
  ]);
}
