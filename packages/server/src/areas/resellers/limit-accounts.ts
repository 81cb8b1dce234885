import { forbidden } from '../../request/api-error';
import { readWhole } from '../../request/read-whole';
import type { Upstream, UpstreamContext, UpstreamResponse } from '../../upstream/upstream';
import {
  type AccountLimits,
  type GiveLimits,
  isSameLimits,
  readAccountLimits,
  requireOwnLimits,
} from './account-limits';
import type { ResellerStore } from '../../ground/accounts/reseller-store';

type User = Record<string, unknown>;
type Calls = Pick<Upstream, 'send' | 'change'>;

interface Options {
  store: Pick<ResellerStore, 'limitsOf' | 'below'>;
  limits: GiveLimits;
}

const USER = /^\/users\/(\d+)$/;
const NONE: AccountLimits = { deviceLimit: 0, userLimit: 0 };

/** The tracking API where a reseller says how much the accounts below it may have, within what it may have itself. */
export function limitAccounts(tracking: Calls, { store, limits }: Options): Calls {
  const read = async (path: string, context: UpstreamContext): Promise<User | undefined> => {
    const answer = await tracking.send(
      { method: 'GET', path, query: new URLSearchParams() },
      context,
    );
    if (answer.status >= 400) return undefined;
    return JSON.parse((await readWhole(answer)) ?? '{}') as User;
  };

  /** Writes an account whose limits are other ones: those first, so that what is written is what is there by then. */
  const write = async (
    path: string,
    context: Omit<UpstreamContext, 'unit'>,
    { toWhole, run }: { toWhole: (stored: User) => User; run: () => Promise<UpstreamResponse> },
  ): Promise<UpstreamResponse> => {
    const { actor } = context;
    const id = Number(USER.exec(path)?.[1]);
    const by = 'userId' in actor ? actor.userId : id;
    const own = id === by ? undefined : await store.limitsOf(by);
    const stored = own && (await read(path, { actor }));
    if (!own || !stored) return run();
    const [before, after] = [readAccountLimits(stored), readAccountLimits(toWhole(stored))];
    if (isSameLimits(before, after)) return run();
    if (!(await store.below(by)).includes(id)) throw forbidden('ADMINISTRATOR_REQUIRED');
    requireOwnLimits(own, after, before);
    await limits.give(by, id, after);
    const answer = await run();
    if (answer.status >= 400) await limits.give(by, id, before);
    return answer;
  };

  const create: Upstream['send'] = async (request, context) => {
    const { actor, alongside: _together, ...rest } = context;
    const asked = readAccountLimits((request.body ?? {}) as User);
    const by = 'userId' in actor ? actor.userId : 0;
    const own = isSameLimits(asked, NONE) || by === 0 ? undefined : await store.limitsOf(by);
    if (!own) return tracking.send(request, context);
    requireOwnLimits(own, asked, NONE);
    await limits.requireGiver(by);
    const body = { ...(request.body as User), ...NONE };
    // Written down with what it may have, which it is given only then.
    const answer = await tracking.send({ ...request, body }, { ...rest, actor });
    if (answer.status >= 400) return answer;
    const made = JSON.parse((await readWhole(answer)) ?? '{}') as User & { id: number };
    try {
      await limits.give(by, made.id, asked);
    } catch (error) {
      const path = `/users/${made.id}`;
      await tracking.send({ method: 'DELETE', path, query: new URLSearchParams() }, { actor });
      throw error;
    }
    return { ...answer, body: JSON.stringify({ ...made, ...asked }) };
  };

  return {
    async send(request, context) {
      const { method, path, body } = request;
      if (method === 'POST' && path === '/users') return create(request, context);
      if (method !== 'PUT' || !USER.test(path)) return tracking.send(request, context);
      const run = () => tracking.send(request, context);
      return write(path, context, { toWhole: () => body as User, run });
    },
    async change(path, merge, context) {
      const run = () => tracking.change(path, merge, context);
      return USER.test(path) ? write(path, context, { toWhole: merge, run }) : run();
    },
  };
}
