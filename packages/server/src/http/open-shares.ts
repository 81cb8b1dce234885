import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import type { CredentialStore } from '../features/credentials/credential-store';
import type { LoginThrottle } from '../features/sessions/login-throttle';
import { createSessionCookie } from '../features/sessions/session-cookie';
import { createFindByToken } from '../features/shares/find-by-token';
import { createIdentifyView } from '../features/shares/identify-view';
import { createShareCalls, type ShareCalls } from '../features/shares/share-calls';
import { ShareStore } from '../features/shares/share-store';
import { ShareViews } from '../features/shares/share-views';
import { registerSharedViewRoutes } from '../features/shares/shared-view.routes';
import type { Upstream } from '../upstream/upstream';
import type { OpenSockets } from './socket/open-sockets';
import { registerSharedSocketRoute } from './socket/shared-socket.routes';

interface SharesOptions {
  database: Database;
  upstream: Upstream;
  credentials: CredentialStore;
  throttle: LoginThrottle;
  sockets: OpenSockets;
  clock: () => number;
  publicUrl: string | undefined;
  /** The server's attribute prefix. */
  prefix: string;
}

/** Beside the session's own, so that who opens a link stays signed in. */
const COOKIE_NAME = 'shared';

/** Opens what viewers of links see, and answers the calls of who makes them. */
export function openShares(fastify: FastifyInstance, options: SharesOptions): ShareCalls {
  const { database, upstream, credentials, throttle, sockets, clock, publicUrl, prefix } = options;
  const shares = new ShareStore(database, credentials, upstream.origin, clock);
  const shareCalls = createShareCalls({ upstream, shares, clock });
  const views = new ShareViews(credentials, shares);
  const cookie = createSessionCookie(publicUrl, COOKIE_NAME);
  const findByToken = createFindByToken({ views, throttle });
  const identify = createIdentifyView({ views, cookie, findByToken, publicUrl });
  const of = { upstream, views, prefix, clock };
  registerSharedViewRoutes(fastify, { ...of, findByToken, cookie, identify });
  registerSharedSocketRoute(fastify, {
    ...of,
    credentials,
    shareCalls,
    identifyView: identify,
    sockets,
  });
  return shareCalls;
}
