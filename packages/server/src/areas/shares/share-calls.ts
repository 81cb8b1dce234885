import { EventEmitter } from 'node:events';
import { share } from '@rastro/sdk/contract';
import { forbidden } from '../../request/api-error';
import { refuseField } from '../../request/refuse-field';
import type { OwnResource } from '../../request/own-resource';
import type { Upstream } from '../../upstream/upstream';
import { type Identity, tokenEndOf } from '../../ground/identity/identity';
import { createOwnCrud } from '../../ground/own-resources/create-own-crud';
import type { MayShare } from './maker-rights';
import { readShareInput } from './read-share-input';
import type { Share, ShareInput, ShareStore } from './share-store';
import { askAs, readScope } from './shared-scope';

interface ShareCallsOptions {
  upstream: Pick<Upstream, 'send'>;
  shares: ShareStore;
  mayShare: MayShare;
  /** Base address of an account's links. */
  originOf: (userId: number) => Promise<string | undefined>;
  clock: () => number;
}

/** The calls of links, and who hears that one was changed. */
export interface ShareCalls extends OwnResource<Identity> {
  /** Calls back with the number of a link that shows something else now; returns the unsubscribe. */
  onChanged(listener: (id: number) => void): () => void;
}

/** `/shares`: each account its own links. */
export function createShareCalls(options: ShareCallsOptions): ShareCalls {
  const { upstream, shares, mayShare, originOf, clock } = options;
  const changes = new EventEmitter<{ changed: [id: number] }>().setMaxListeners(0);

  /** Nobody shares what they do not see, nor beyond the token they came with. */
  const check = async (
    body: Readonly<Record<string, unknown>>,
    identity: Identity,
  ): Promise<ShareInput> => {
    const { userId } = identity;
    const input = readShareInput(body, clock());
    if (!(await mayShare(userId))) throw forbidden('HTTP_403_FORBIDDEN');
    const { devices, groupIds } = await readScope(upstream, {
      ...input,
      userId,
      showsDriver: false,
    });
    if (groupIds ? groupIds.size === 0 : devices.length < input.deviceIds.length) {
      throw refuseField(groupIds ? 'groupId' : 'deviceIds', 'refusal.unseen');
    }
    await requireFence(userId, input.arrivalFenceId);
    return { ...input, expiresAt: Math.min(input.expiresAt, tokenEndOf(identity) ?? Infinity) };
  };

  const requireFence = async (userId: number, fenceId: number): Promise<void> => {
    if (fenceId === 0) return;
    const fences = await askAs(upstream, userId, '/geofences');
    if (fences?.some(({ id }) => id === fenceId)) return;
    throw refuseField('arrivalFenceId', 'refusal.share.fence');
  };

  return {
    ...createOwnCrud(share, {
      store: shares,
      check,
      answer: async (item: Share, { userId }) => ({
        ...item,
        ...(item.token && { url: toUrl(await originOf(userId), item) }),
      }),
      calls: {
        openings: async ({ item }) =>
          (await shares.listOpenings(item.id)).map(({ openedAt, ...rest }) => ({
            ...rest,
            openedAt: openedAt.toISOString(),
          })),
      },
      written: ({ id }) => void changes.emit('changed', id),
    }),
    onChanged(listener) {
      changes.on('changed', listener);
      return () => changes.off('changed', listener);
    },
  };
}

/** Returns the address of a link made just now. */
const toUrl = (origin = '', { token = '', language }: Share): string =>
  `${origin}/share/${token}${language === 'auto' ? '' : `?locale=${language}`}`;
