import type {
  Upstream,
  UpstreamContext,
  UpstreamRequest,
  UpstreamResponse,
} from '../../upstream/upstream';
import type { ResellerStore, ResoldKind } from '../../ground/accounts/reseller-store';
import type { SuspendNew } from './suspend-new';

const KINDS: Readonly<Record<string, ResoldKind>> = { '/devices': 'device', '/users': 'user' };
const ONE = /^(\/devices|\/users)\/(\d+)$/;

/**
 * The tracking API where what an account below a reseller makes is counted, and refused where one of the resellers above
 * has as much as it may; the account of a reseller stays while there is somebody below it.
 */
export const limitTrees = (
  tracking: Upstream,
  store: ResellerStore,
  suspendNew: SuspendNew,
): Pick<Upstream, 'send'> => ({
  async send(request: UpstreamRequest, context: UpstreamContext): Promise<UpstreamResponse> {
    const { actor } = context;
    const { method, path } = request;
    const kind = KINDS[path];
    if (method === 'POST' && kind && 'userId' in actor) {
      const { userId } = actor;
      const isResold = (await store.above(userId)).length > 0;
      // Who nobody resells to may come below a reseller some day, with the vehicles that it made.
      if (!isResold && kind === 'user') return tracking.send(request, context);
      const claimId = isResold ? await store.claim(userId, kind) : undefined;
      let made: UpstreamResponse;
      try {
        made = await tracking.send(request, context);
      } catch (error) {
        if (claimId !== undefined) await store.giveBack(claimId);
        throw error;
      }
      const id = made.status < 400 && made.body ? (JSON.parse(made.body) as { id: number }).id : 0;
      if (id > 0) {
        const suspended = suspendNew();
        await store.keep(claimId, userId, { kind, id }, suspended.add);
        await suspended.tell();
      } else if (claimId !== undefined) await store.giveBack(claimId);
      return made;
    }
    const [, root = '', name] = method === 'DELETE' ? (ONE.exec(path) ?? []) : [];
    const gone = KINDS[root];
    const id = Number(name);
    if (gone === 'user') await store.requireEmpty(id);
    const answer = await tracking.send(request, context);
    if (gone && answer.status < 400) await store.forget({ kind: gone, id });
    return answer;
  },
});
