import type {
  Upstream,
  UpstreamContext,
  UpstreamRequest,
  UpstreamResponse,
} from '../../upstream/upstream';
import type { ResellerStore, ResoldKind } from './reseller-store';

const KINDS: Readonly<Record<string, ResoldKind>> = { '/devices': 'device', '/users': 'user' };
const ONE = /^(\/devices|\/users)\/(\d+)$/;

/**
 * The tracking API where what an account below a reseller makes is counted, and refused where one of the resellers above
 * has as much as it may.
 */
export const limitTrees = (tracking: Upstream, store: ResellerStore): Pick<Upstream, 'send'> => ({
  async send(request: UpstreamRequest, context: UpstreamContext): Promise<UpstreamResponse> {
    const { actor } = context;
    const { method, path } = request;
    const kind = KINDS[path];
    if (method === 'POST' && kind && 'userId' in actor) {
      const [resellerId] = await store.above(actor.userId);
      if (resellerId === undefined) return tracking.send(request, context);
      const claimId = await store.claim(resellerId, kind);
      let made: UpstreamResponse;
      try {
        made = await tracking.send(request, context);
      } catch (error) {
        await store.giveBack(claimId);
        throw error;
      }
      const id = made.status < 400 && made.body ? (JSON.parse(made.body) as { id: number }).id : 0;
      if (id > 0) await store.keep(claimId, resellerId, { kind, id });
      else await store.giveBack(claimId);
      return made;
    }
    const answer = await tracking.send(request, context);
    const [, root = '', id] = method === 'DELETE' ? (ONE.exec(path) ?? []) : [];
    const gone = KINDS[root];
    if (gone && answer.status < 400) await store.forget({ kind: gone, id: Number(id) });
    return answer;
  },
});
