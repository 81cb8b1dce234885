import { isSafeDeletion, toDeletedDevice } from '@rastro/sdk/domain';
import { readWhole } from '../../../request/read-whole';
import type { Upstream } from '../../../upstream/upstream';
import type { DeletedStore } from './deleted-store';

const ONE = /^\/devices\/(\d+)$/;

interface KeepOptions {
  store: Pick<DeletedStore, 'add'>;
  prefix: string;
  clock: () => number;
}

/**
 * A tracking API that hides a device in place of deleting it while the server's setting is on (spec §3). The setting
 * is read anew each time: who turns it on need not wait.
 */
export const keepDeleted = (
  upstream: Upstream,
  { store, prefix, clock }: KeepOptions,
): Upstream => ({
  ...upstream,
  async send(request, context) {
    const id = request.method === 'DELETE' ? ONE.exec(request.path)?.[1] : undefined;
    if (id === undefined) return upstream.send(request, context);
    const call = { method: 'GET', path: '/server', query: new URLSearchParams() };
    const answer = await upstream.send(call, context);
    if (answer.status >= 400) return answer;
    const server = JSON.parse((await readWhole(answer)) ?? '{}') as object;
    if (!isSafeDeletion(server, prefix)) return upstream.send(request, context);
    const hidden = await upstream.change(
      request.path,
      (stored) =>
        toDeletedDevice(stored as { uniqueId: string }, { prefix, nowMs: clock() }) as Record<
          string,
          unknown
        > & { uniqueId: string },
      context,
    );
    if (hidden.status >= 400) return hidden;
    await store.add([Number(id)]);
    return { status: 204, body: null };
  },
});
