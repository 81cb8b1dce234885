import { HOUR_MS } from '@rastro/sdk/domain';
import { apiKey } from '@rastro/sdk/contract';
import { ApiError, wordsOf } from '../../request/api-error';
import { defineFeature } from '../feature';
import { tokenEndOf } from '../identity/identity';
import { createOwnCrud } from '../own-resources/create-own-crud';
import { type Key, KeyStore } from './key-store';
import { createIdentifyKey, type IdentifyKey } from './keys';
import { readKeyInput } from './read-key-input';

declare module '../feature' {
  interface Offers {
    keyStore: KeyStore;
    identifyKey: IdentifyKey;
  }
}

/** Keys by which partners' servers speak to this one. */
export const keysFeature = defineFeature({
  name: 'keys',
  needs: ['credentials', 'access'],
  open({ config, database, upstream, clock }, { credentials, access }) {
    const { publicUrl } = config;
    const keys = new KeyStore(database, credentials, upstream.origin, clock);
    return {
      offers: {
        keyStore: keys,
        identifyKey: createIdentifyKey({ credentials, keys, access, publicUrl, clock }),
      },
      resources: {
        ApiKey: createOwnCrud(apiKey, {
          store: keys,
          // Nobody makes a key that lives longer than what they came with.
          check: (body, who) => {
            const input = readKeyInput(body, clock());
            return { ...input, expiresAt: Math.min(input.expiresAt, tokenEndOf(who) ?? Infinity) };
          },
          calls: {
            async rotate({ who, body }) {
              const item = await keys.find(who, Number(body['keyId']));
              if (item === undefined) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
              const overlap = Number(body['overlapHours'] ?? 24) * HOUR_MS;
              const made = await keys.create(who, item);
              await keys.shorten(item.id, clock() + overlap);
              return toAnswer(made);
            },
          },
        }),
      },
    };
  },
});

const toIso = (timeMs: number | null): string | null =>
  timeMs === null ? null : new Date(timeMs).toISOString();

const toAnswer = ({ userId: _userId, ...key }: Key) => ({
  ...key,
  expiresAt: toIso(key.expiresAt),
  createdAt: toIso(key.createdAt),
  lastUsedAt: toIso(key.lastUsedAt),
});
