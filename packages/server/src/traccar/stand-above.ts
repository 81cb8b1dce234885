import type { Actor, UpstreamRequest, UpstreamResponse } from '../upstream/upstream';

type Send = (request: UpstreamRequest, actor: Actor) => Promise<UpstreamResponse>;

const USER = /^\/users\/(\d+)$/;
const QUERY = new URLSearchParams();

/** True for an account, as read or written, of an administrator. */
const isAdministrator = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'administrator' in body &&
  body.administrator === true;

/**
 * A tracking server elsewhere at which whoever makes an administrator stands above it (decision 6), by the link of who
 * manages whom, and stays there: a Traccar makes none, and all its administrators would be the highest.
 */
export function standAbove(send: Send): Send {
  const link = (userId: number, managedUserId: number, actorId = userId) =>
    send(
      { method: 'POST', path: '/permissions', query: QUERY, body: { userId, managedUserId } },
      { userId: actorId },
    );

  const read = async <T>(actorId: number, path: string, query = QUERY): Promise<T | undefined> => {
    const answer = await send({ method: 'GET', path, query }, { userId: actorId });
    return answer.status < 400 ? (JSON.parse(answer.body ?? 'null') as T) : undefined;
  };

  const administratorsOf = async (actorId: number, query?: URLSearchParams): Promise<number[]> => {
    const users = await read<{ id: number; administrator?: boolean }[]>(actorId, '/users', query);
    return (users ?? []).filter(isAdministrator).map(({ id }) => id);
  };

  /** Puts the administrators below one who is about to be none below whoever stands above it. */
  const handOver = async (id: number, actorId: number): Promise<UpstreamResponse | undefined> => {
    const managedBy = (userId: number) =>
      administratorsOf(actorId, new URLSearchParams({ userId: String(userId) }));
    const below = await managedBy(id);
    if (below.length === 0) return undefined;
    for (const superior of await administratorsOf(actorId)) {
      const managed = superior === id ? [] : await managedBy(superior);
      if (!managed.includes(id)) continue;
      for (const one of below) {
        if (one === superior || managed.includes(one)) continue;
        const linked = await link(superior, one, actorId);
        if (linked.status >= 400) return linked;
      }
    }
    return undefined;
  };

  const make = async (request: UpstreamRequest, actor: Actor & { userId: number }) => {
    const answer = await send(request, actor);
    if (answer.status >= 400) return answer;
    const made = Number((JSON.parse(answer.body ?? '{}') as { id: number }).id);
    const linked = await link(actor.userId, made);
    if (linked.status < 400) return answer;
    await send({ method: 'DELETE', path: `/users/${made}`, query: QUERY }, actor);
    return linked;
  };

  return async (request, actor) => {
    const { method, path, body } = request;
    if (!('userId' in actor)) return send(request, actor);
    const { userId } = actor;
    const willBe = isAdministrator(body);
    if (method === 'POST' && path === '/users' && willBe) return make(request, actor);
    const id = Number(USER.exec(path)?.[1]);
    if (Number.isNaN(id) || (method !== 'PUT' && method !== 'DELETE')) return send(request, actor);
    const known = await read(userId, path);
    if (known === undefined || isAdministrator(known) === willBe) return send(request, actor);
    // Before the write: a call that stops in between leaves a link that gives an administrator nothing new.
    const refusal = willBe ? id !== userId && (await link(userId, id)) : await handOver(id, userId);
    return refusal && refusal.status >= 400 ? refusal : send(request, actor);
  };
}
