import { keepAccountState, withoutAccountState } from '@rastro/sdk/domain';
import type { Upstream } from './upstream';

const USER = /^\/users(?:\/\d+)?$/;

type Body = Record<string, unknown>;

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A tracking API that never keeps what the product alone says of an account: clients send back what they read, or make it
 * up, and other clients of the tracking API would take it for true.
 */
export function keepOutAccountState<Tracking extends Pick<Upstream, 'send' | 'change'>>(
  upstream: Tracking,
  prefix: string,
): Tracking {
  const clean = <Sent>(user: Sent): Sent =>
    isObject(user) && isObject(user['attributes'])
      ? { ...user, attributes: withoutAccountState(user['attributes'], prefix) }
      : user;
  /**
   * Keeps account state as stored; an account that scans codes may already have its driver there.
   */
  const keep = (user: Body, stored: Body): Body =>
    clean({ ...user, attributes: keepAccountState(user, stored, prefix) });

  return {
    ...upstream,
    send: (request, context) =>
      upstream.send(
        request.body !== undefined && USER.test(request.path)
          ? { ...request, body: clean(request.body) }
          : request,
        context,
      ),
    change: (path, merge, context) =>
      upstream.change(
        path,
        USER.test(path) ? (stored) => keep(merge(stored), stored) : merge,
        context,
      ),
  };
}
