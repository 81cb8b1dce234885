import type { TakeTurns } from '../../../db/take-turns';
import type { Upstream } from '../../../upstream/upstream';
import type { Access } from '../../../ground/access/access';

const LIMITED = { '/devices': 'devices', '/users': 'users' } as const;

/**
 * A tracking API elsewhere that counts what an account has and makes one more in two steps: of who has a limit, one
 * is made after the other, so that nobody gets beyond it by asking for many at once (spec §5).
 */
export const countInTurn = (
  upstream: Upstream,
  { access, takeTurns }: { access: Pick<Access, 'actorOf'>; takeTurns: TakeTurns },
): Upstream => ({
  ...upstream,
  async send(request, context) {
    const kind = LIMITED[request.path as keyof typeof LIMITED];
    const { actor } = context;
    if (request.method !== 'POST' || kind === undefined || !('userId' in actor)) {
      return upstream.send(request, context);
    }
    const { limits, kind: role } = await access.actorOf(actor.userId);
    if (role === 'administrator' || limits[kind] <= 0) return upstream.send(request, context);
    const key = `${kind} of ${actor.userId} of ${upstream.origin}`;
    return takeTurns(key, () => upstream.send(request, context));
  },
});
