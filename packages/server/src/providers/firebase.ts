import { createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { HOUR_MS, SECOND_MS } from '@rastro/sdk/domain';
import { DeliveryError } from '../mail/delivery-error';
import { callProvider, notTaken, type ProviderAnswer } from './call-provider';
import type { Switched } from '../mail/switched';

/** A project of Firebase, and the service account that sends in its name. */
export interface FirebaseSettings {
  /** Address of Cloud Messaging. */
  url: string;
  projectId: string;
  clientEmail: string;
  privateKey: KeyObject;
  /** Address at which the account obtains its short-lived keys. */
  tokenUrl: string;
}

/** Message shown in the app, with the data it opens. */
export interface AppMessage {
  title: string;
  body: string;
  data: Readonly<Record<string, string>>;
  ttlMs: number;
}

/** Messages to apps. */
export interface Firebase extends Switched {
  /** Hands one over. Throws `DeliveryError`, `AppIsGone` for an app that was removed. */
  send(token: string, message: AppMessage): Promise<void>;
  /** Gets a key for the service account, and sends nothing. Throws `DeliveryError`. */
  verify(): Promise<void>;
}

/** The app of this token was removed: it is never to be asked again. */
export class AppIsGone extends DeliveryError {
  constructor() {
    super('refused', 'The app was removed');
    this.name = 'AppIsGone';
  }
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** A key is renewed so long before it ends. */
const EARLY_MS = 60 * SECOND_MS;

const toPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Reads the JSON file of a service account; undefined for what is none. */
export function readServiceAccount(text: string): Omit<FirebaseSettings, 'url'> | undefined {
  try {
    const json = JSON.parse(text) as Record<string, unknown>;
    const { project_id: projectId, client_email: clientEmail, token_uri: tokenUrl } = json;
    if (typeof projectId !== 'string' || !/^[a-z0-9:.-]+$/.test(projectId)) return undefined;
    if (typeof clientEmail !== 'string' || typeof tokenUrl !== 'string') return undefined;
    if (!/^https?:$/.test(new URL(tokenUrl).protocol)) return undefined;
    const privateKey = createPrivateKey(String(json['private_key']));
    if (privateKey.asymmetricKeyType !== 'rsa') return undefined;
    return { projectId, clientEmail, tokenUrl, privateKey };
  } catch {
    return undefined;
  }
}

/** Returns an error when Cloud Messaging reports that an app is gone. */
const readRefusal = ({ json }: ProviderAnswer): DeliveryError | undefined => {
  const { details } = (json?.['error'] ?? {}) as { details?: unknown };
  const isGone =
    Array.isArray(details) &&
    details.some((one: { errorCode?: unknown } | null) => one?.errorCode === 'UNREGISTERED');
  return isGone ? new AppIsGone() : undefined;
};

/** Cloud Messaging (HTTP v1). */
export function createFirebase(settings: FirebaseSettings, clock = Date.now): Firebase {
  const { url, projectId, clientEmail, privateKey, tokenUrl } = settings;
  let key: Promise<{ text: string; endsMs: number }> | undefined;

  const askKey = async (): Promise<{ text: string; endsMs: number }> => {
    const seconds = Math.floor(clock() / SECOND_MS);
    const claims = { iss: clientEmail, scope: SCOPE, aud: tokenUrl, iat: seconds };
    const exp = seconds + HOUR_MS / SECOND_MS;
    const said = `${toPart({ alg: 'RS256', typ: 'JWT' })}.${toPart({ ...claims, exp })}`;
    const assertion = `${said}.${sign('RSA-SHA256', Buffer.from(said), privateKey).toString('base64url')}`;
    const what = 'the service account';
    const { json } = await callProvider({
      provider: 'Firebase',
      what,
      url: tokenUrl,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: GRANT, assertion }).toString(),
    });
    const { access_token: text, expires_in: validS } = json ?? {};
    if (typeof text !== 'string' || !/^[\x21-\x7e]+$/.test(text)) throw notTaken('Firebase', what);
    const validMs = typeof validS === 'number' ? validS * SECOND_MS : 0;
    return { text, endsMs: clock() + validMs - EARLY_MS };
  };

  const readKey = async (): Promise<string> => {
    try {
      let known = await key;
      if (!known || known.endsMs <= clock()) known = await (key = askKey());
      return known.text;
    } catch (error) {
      key = undefined;
      // No message was handed over yet: all of them wait.
      if (!(error instanceof DeliveryError) || error.problem === 'failed') throw error;
      throw new DeliveryError('away', 'Firebase gives the service account no key');
    }
  };

  return {
    async verify() {
      await askKey();
    },
    async send(token, { title, body, data, ttlMs }) {
      const bearer = await readKey();
      const ttl = `${Math.max(0, Math.floor(ttlMs / SECOND_MS))}s`;
      const android = { priority: 'high', ttl };
      try {
        const { json } = await callProvider({
          provider: 'Firebase',
          url: `${url.replace(/\/+$/, '')}/v1/projects/${projectId}/messages:send`,
          headers: { authorization: `Bearer ${bearer}` },
          body: JSON.stringify({
            message: { token, notification: { title, body }, data, android },
          }),
          readRefusal,
        });
        if (typeof json?.['name'] !== 'string') throw notTaken('Firebase');
      } catch (error) {
        if (error instanceof DeliveryError && error.problem === 'away') key = undefined;
        throw error;
      }
    },
  };
}
