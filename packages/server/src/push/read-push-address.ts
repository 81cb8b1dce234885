import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import type { PushAddress } from './push-devices';

const MAX_ENDPOINT_LENGTH = 1_024;
const AUTH_BYTES = 16;
const POINT_BYTES = 65;

/** Returns the invalid member of a browser's push address; the address itself when it is valid. */
export function readPushAddress(
  value: Readonly<Record<keyof PushAddress, unknown>>,
): PushAddress | keyof PushAddress {
  const { endpoint, p256dh, auth } = value;
  if (typeof endpoint !== 'string' || !isServiceAddress(endpoint)) return 'endpoint';
  if (typeof p256dh !== 'string' || !isPoint(p256dh)) return 'p256dh';
  if (typeof auth !== 'string' || toBytes(auth)?.length !== AUTH_BYTES) return 'auth';
  return { endpoint, p256dh, auth };
}

/** Push services have names, and are asked by https at its port: whoever subscribes names any. */
function isServiceAddress(text: string): boolean {
  if (text.length > MAX_ENDPOINT_LENGTH || !URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  const hasName =
    isIP(host) === 0 && host.includes('.') && !/\.(local|internal|localhost)$/.test(host);
  return protocol === 'https:' && port === '' && username === '' && password === '' && hasName;
}

function isPoint(text: string): boolean {
  const bytes = toBytes(text);
  if (bytes?.length !== POINT_BYTES) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}

const toBytes = (text: string): Buffer | undefined =>
  /^[\w-]{1,100}={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : undefined;
