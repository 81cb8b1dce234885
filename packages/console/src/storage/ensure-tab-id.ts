import { SESSION_TOKEN_LENGTH } from '@rastro/sdk/domain';
import { storageKeys } from './storage-keys';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
/** Bytes at or above this multiple of the alphabet would favour its first letters. */
const UNBIASED_LIMIT = 256 - (256 % ALPHABET.length);

function createTabId(): string {
  let id = '';
  while (id.length < SESSION_TOKEN_LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < UNBIASED_LIMIT) id += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return id;
}

/** The browser's random 20-character id (spec §3, TKSESSIONTOKEN). It opens nothing: no secret. */
export function ensureTabId(): string {
  try {
    const stored = localStorage.getItem(storageKeys.tabId);
    if (stored !== null && /^[A-Za-z0-9]{20}$/.test(stored)) return stored;
    const created = createTabId();
    localStorage.setItem(storageKeys.tabId, created);
    return created;
  } catch {
    return createTabId();
  }
}
