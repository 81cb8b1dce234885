import type { RouteMatch } from '../../http/gate/match-route';
import type { Identity } from '../../http/identity';
import type { SessionsService } from './sessions.service';

/** After a new password, a disabled or a deleted account: its other sessions and sockets end at once. */
export async function endSessionsAfter(
  sessions: SessionsService,
  { route, id }: RouteMatch,
  body: unknown,
  identity: Identity,
): Promise<void> {
  if (route.area !== 'users' || id === undefined) return;
  const own = identity.kind === 'session' ? identity.session.tokenHash : undefined;
  if (route.method === 'DELETE') await sessions.endAllOf(id);
  if (route.method === 'PUT' && isLockingOut(body)) await sessions.endAllOf(id, own);
}

const isLockingOut = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (('password' in body && Boolean(body.password)) ||
    ('disabled' in body && body.disabled === true));
