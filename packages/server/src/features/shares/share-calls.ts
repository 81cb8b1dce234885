import { EventEmitter } from 'node:events';
import { share } from '@rastro/sdk/contract';
import { readFlag } from '@rastro/sdk/domain';
import { ApiError, forbidden } from '../../request/api-error';
import type { OwnResource } from '../../request/own-resource';
import type { Upstream } from '../../upstream/upstream';
import { type Identity, tokenEndOf } from '../identity/identity';
import { createOwnCrud } from '../own-resources/create-own-crud';
import { readOwn } from './read-own';
import { readShareInput } from './read-share-input';
import type { ShareInput, ShareStore } from './share-store';
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

  /** Nobody shares what they do not see, nor beyond the token they came with. */
  const check = async (
    body: Readonly<Record<string, unknown>>,
    identity: Identity,
  ): Promise<ShareInput> => {
    const { userId } = identity;
    const input = readShareInput(body, clock());
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

  return {
    ...createOwnCrud(share, {
      store: shares,
      check,
      written: ({ id }) => void changes.emit('changed', id),
    }),
    onChanged(listener) {
      changes.on('changed', listener);
      return () => changes.off('changed', listener);
    },
  };
}
