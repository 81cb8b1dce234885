import type { Actor, UpstreamRequest, UpstreamResponse } from '../upstream/upstream';

type Send = (request: UpstreamRequest, actor: Actor) => Promise<UpstreamResponse>;

const USER = /^\/users\/(\d+)$/;
const QUERY = new URLSearchParams();

/** Whether a body makes an account an administrator's. */
const isAdministrator = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'administrator' in body &&
  body.administrator === true;

/**
 * A tracking server elsewhere at which whoever makes an administrator stands above it (decision 6), by the link of who
 * manages whom: a Traccar makes none, and all its administrators would be the highest.
 */
export function standAbove(send: Send): Send {
  const link = (userId: number, managedUserId: number) =>
    send(
      { method: 'POST', path: '/permissions', query: QUERY, body: { userId, managedUserId } },
      { userId },
    );

  const promote = async (request: UpstreamRequest, userId: number, id: number) => {
    const known = await send({ method: 'GET', path: request.path, query: QUERY }, { userId });
    const isPromotion = known.status < 400 && !isAdministrator(JSON.parse(known.body ?? '{}'));
    // Before it is one: a call that stops in between leaves a link that gives an administrator nothing new.
    const linked = isPromotion ? await link(userId, id) : undefined;
    return linked && linked.status >= 400 ? linked : send(request, { userId });
  };

  return async (request, actor) => {
    const { method, path, body } = request;
    if (!('userId' in actor) || !isAdministrator(body)) return send(request, actor);
    const { userId } = actor;
    const id = Number(USER.exec(path)?.[1] ?? userId);
    if (method === 'PUT' && id !== userId) return promote(request, userId, id);
    const answer = await send(request, actor);
    if (method !== 'POST' || path !== '/users' || answer.status >= 400) return answer;
    const made = Number((JSON.parse(answer.body ?? '{}') as { id: number }).id);
    const linked = await link(userId, made);
    if (linked.status < 400) return answer;
    await send({ method: 'DELETE', path: `/users/${made}`, query: QUERY }, actor);
    return linked;
  };
}
