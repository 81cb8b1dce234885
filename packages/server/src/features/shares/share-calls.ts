import { EventEmitter } from 'node:events';
import { readFlag } from '@rastro/sdk/domain';
import { ApiError, forbidden, wordsOf } from '../../request/api-error';
import type { OwnResource } from '../../request/own-resource';
import type { Upstream, UpstreamResponse } from '../../upstream/upstream';
import { type Identity, tokenEndOf } from '../identity/identity';
import { readOwn } from './read-own';
import { lineageOf } from '../tokens/lineage-of';
import { readShareInput } from './read-share-input';
import type { Share, ShareInput, ShareStore } from './share-store';
import { readScope } from './shared-scope';

interface ShareCallsOptions {
  upstream: Pick<Upstream, 'send'>;
  shares: ShareStore;
  clock: () => number;
}

/** The calls of links, and who hears that one was changed. */
export interface ShareCalls extends OwnResource<Identity> {
  /** Calls back with the number of a link that shows something else now; returns the unsubscribe. */
  onChanged(listener: (id: number) => void): () => void;
}

/** `/shares`: each account its own links. */
export function createShareCalls({ upstream, shares, clock }: ShareCallsOptions): ShareCalls {
  const changes = new EventEmitter<{ changed: [id: number] }>().setMaxListeners(0);

  const require = async (userId: number, path: string): Promise<Share> => {
    const share = await shares.find(Number(path.split('/')[2]));
    if (share?.userId !== userId) throw new ApiError(404, 'NOT_FOUND', wordsOf('NOT_FOUND'));
    return share;
  };

  /** Nobody shares what they do not see, nor beyond the token they came with. */
  const check = async (body: unknown, identity: Identity): Promise<ShareInput> => {
    const { userId } = identity;
    const input = readShareInput(body as Readonly<Record<string, unknown>>, clock());
    if (readFlag(await readOwn(upstream, userId, '/server'), 'disableShare')) {
      throw forbidden('HTTP_403_FORBIDDEN');
    }
    const { devices, groupIds } = await readScope(upstream, { userId, ...input });
    if (groupIds ? groupIds.size === 0 : devices.length < input.deviceIds.length) {
      const field = groupIds ? 'groupId' : 'deviceIds';
      const words = 'Share only what you see yourself: one of these is not there.';
      throw new ApiError(422, 'FIELD_INVALID', words, { field });
    }
    return { ...input, expiresAt: Math.min(input.expiresAt, tokenEndOf(identity) ?? Infinity) };
  };

  const update = async (share: Share, body: unknown, identity: Identity) => {
    await shares.update(share.id, await check(body, identity));
    changes.emit('changed', share.id);
    return json(toAnswer(await require(identity.userId, `/shares/${share.id}`)));
  };

  return {
    onChanged(listener) {
      changes.on('changed', listener);
      return () => changes.off('changed', listener);
    },
    async send({ method, path, body }, identity) {
      const { userId } = identity;
      if (method === 'POST') {
        const input = await check(body, identity);
        const [share, token] = await shares.create(userId, input, lineageOf(identity));
        return json({ ...toAnswer(share), token });
      }
      if (path === '/shares') return json((await shares.list(userId)).map(toAnswer));
      const share = await require(userId, path);
      if (method === 'GET') return json(toAnswer(share));
      if (method === 'PUT') return update(share, body, identity);
      await shares.end(userId, share.id);
      return { status: 204, body: null };
    },
    async change(path, merge, identity) {
      const share = await require(identity.userId, path);
      return update(share, merge(toAnswer(share)), identity);
    },
  };
}

const json = (value: unknown): UpstreamResponse => ({ status: 200, body: JSON.stringify(value) });

const toAnswer = ({ userId: _userId, ...share }: Share): Record<string, unknown> => ({
  ...share,
  createdAt: toIso(share.createdAt),
  expiresAt: toIso(share.expiresAt),
  lastOpenedAt: share.lastOpenedAt === null ? null : toIso(share.lastOpenedAt),
  token: null,
});

const toIso = (timeMs: number): string => new Date(timeMs).toISOString();
