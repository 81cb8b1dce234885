import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Makes texts unreadable at rest (AES-256-GCM), each bound to what it is for. */
export interface Seal {
  seal(text: string, boundTo: string): string;
  /** Undefined when it was sealed with another key, for something else, or changed. */
  unseal(sealed: string, boundTo: string): string | undefined;
}

/** Purpose of encrypted data: each has its own key. */
export type SealPurpose =
  | 'tokens of the tracking server'
  | 'keys of push messages'
  | 'recovery codes'
  | 'secrets of webhooks'
  | 'secrets of integrations'
  | 'proof of the secret';

/** A seal whose key is derived from a secret. */
export function createSeal(secret: string, purpose: SealPurpose): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  return {
    seal(text, boundTo) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(boundTo));
      const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), bytes]).toString('base64url');
    },
    unseal(sealed, boundTo) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(boundTo))
        .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
        return Buffer.concat([text, decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
