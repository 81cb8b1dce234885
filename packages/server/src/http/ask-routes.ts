import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Access } from '../ground/access/access';
import type { Identify } from '../ground/identity/identity';
import type { IdentifyKey } from '../ground/keys/keys';
import { hasBody } from '../listener/body-budget';
import { unauthorized } from '../request/api-error';
import type { RouteQuestion } from '../request/route-access';

interface AskOptions {
  identify: Identify;
  identifyKey: IdentifyKey;
  access: Pick<Access, 'require' | 'requireSetUp'>;
  /** Throws a 404 or a 405 for a request that the gate does not know. */
  checkCall: (request: FastifyRequest) => void;
}

/** Throws at the start where a route does not say who may call it. */
export function requireRouteAccess(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void routes.push(route));
  app.addHook('onReady', (done) => {
    const silent = routes
      .filter(({ config }) => config?.who === undefined)
      .map(({ method, url }) => `${[method].flat().join(', ')} ${url}`);
    const words = `Say who may call: ${silent.join('; ')} (request/route-access.ts).`;
    done(silent.length > 0 ? new Error(words) : undefined);
  });
}

/**
 * Asks of each call whether its account may make it: by its headers, before anything of a body is held, and once more
 * when that has come, for an account may end meanwhile. Bodies of strangers are held only where a route is open to them.
 */
export function askRoutes(app: FastifyInstance, options: AskOptions): void {
  const { identify, identifyKey, access, checkCall } = options;

  const ask = async (request: FastifyRequest): Promise<void> => {
    const { who } = request.routeOptions.config;
    const isAsked = typeof who === 'string' ? who !== 'account-or-key' : Array.isArray(who);
    if (!isAsked) return;
    const identity = await identify(request);
    if (identity === undefined) throw unauthorized();
    request.identity = identity;
    const { userId } = identity;
    if (who === 'signed-in') await access.requireSetUp(userId);
    else if (Array.isArray(who)) await access.require(userId, ...(who as RouteQuestion));
  };

  app.decorateRequest('identity', null);
  app.addHook('onRequest', async (request) => {
    if (request.is404) return;
    await ask(request);
    if (request.routeOptions.config.who !== 'account-or-key' || !hasBody(request.raw)) return;
    checkCall(request);
    const isKnown = (await identifyKey(request)) ?? (await identify(request));
    if (isKnown === undefined) throw unauthorized();
  });
  app.addHook('preHandler', async (request) => {
    if (!request.is404 && hasBody(request.raw)) await ask(request);
  });
}
