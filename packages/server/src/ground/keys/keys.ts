import {
  type AccessSubject,
  type AskedOfKey,
  isInReach,
  MINUTE_MS,
  splitList,
} from '@rastro/sdk/domain';
import type { FastifyRequest } from 'fastify';
import { hashSecret } from '../../db/credential-secret';
import { type ApiError, forbidden } from '../../request/api-error';
import { isForeign } from '../../request/origin-rules';
import { readBearer } from '../../request/read-bearer';
import type { Access } from '../access/access';
import type { CredentialStore } from '../credentials/credential-store';
import type { Identity } from '../identity/identity';
import type { Key, KeyStore } from './key-store';
import { readNetworks } from './read-key-input';

/** A program with a key: it acts as the account that made it, within what the key may. */
export interface KeyIdentity {
  identity: Extract<Identity, { kind: 'token' }>;
  key: Key;
}

/** Members of a key that decide which calls it may make. */
export type KeyScope = Pick<Key, 'reads' | 'writes' | 'mayShare'>;

/** Finds out whose key a request came with; undefined for none. Throws a 403 where it may not come from there. */
export type IdentifyKey = (request: FastifyRequest) => Promise<KeyIdentity | undefined>;

interface IdentifyKeyOptions {
  credentials: Pick<CredentialStore, 'find' | 'touch'>;
  keys: Pick<KeyStore, 'findLive'>;
  access: Pick<Access, 'actorOf'>;
  publicUrl: string | undefined;
  clock: () => number;
}

const TOUCH_AFTER_MS = MINUTE_MS;
/** Throws a 403 where a key may not make a call, whatever its account may. */
export function requireScope({ reads, writes, mayShare }: KeyScope, asked: AskedOfKey): void {
  const isNamed = splitList(asked.method === 'GET' ? reads : writes).includes(asked.area);
  const isAllowed = isNamed || (asked.area === 'shares' && mayShare);
  if (!isAllowed || !isInReach(asked)) throw outOfScope();
}

/** Throws a 403 where a key would write what locks, unlocks or anchors by itself: that acts when the key has ended. */
export function requireNoEffects({ effects = [] }: AccessSubject): void {
  if (effects.length > 0) throw outOfScope();
}

/** A call that a key was not made for. */
export const outOfScope = (): ApiError => forbidden('KEY_SCOPE_MISSING');

/** Finds keys by the `Authorization` of requests. They never count from pages of other sites: who shows one there has told it. */
export const createIdentifyKey =
  ({ credentials, keys, access, publicUrl, clock }: IdentifyKeyOptions): IdentifyKey =>
  async (request) => {
    const text = readBearer(request);
    if (text === undefined) return undefined;
    const found = await credentials.find('key', hashSecret(text));
    const key = found && (await keys.findLive(found.id));
    if (!found || !key) return undefined;
    const networks = readNetworks(key.addresses);
    const version = request.ip.includes(':') ? 'ipv6' : 'ipv4';
    if (networks && !networks.check(request.ip, version)) throw forbidden('KEY_ADDRESS');
    if (isForeign(request, publicUrl)) throw forbidden('KEY_IN_PAGE');
    // Keys of before are no way around what nobody may make any more.
    if (!(await access.actorOf(found.userId)).hasPlus) throw forbidden('PLUS_REQUIRED');
    if (clock() - (found.lastUsedAt ?? 0) > TOUCH_AFTER_MS) await credentials.touch(found.hash);
    const { id, hash, name, userId, createdAt, lastUsedAt, endsAt } = found;
    const token = { id, hash, name, userId, createdAt, lastUsedAt, expiresAt: endsAt };
    return {
      identity: {
        kind: 'token',
        userId,
        token: { ...token, foreignTokens: undefined, keyName: name },
      },
      key,
    };
  };
