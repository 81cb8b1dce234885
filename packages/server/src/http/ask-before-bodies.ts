import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Identify } from '../features/identity/identity';
import type { IdentifyKey } from '../features/keys/keys';
import { hasBody } from '../listener/body-budget';
import { unauthorized } from '../request/api-error';

/**
 * Refuses strangers by their headers, before anything of a body is held; routes that are `FOR_STRANGERS`
 * hold little. Whether there is such a call is said first, as without a body. Each route asks again once it has the body: an account may end while that comes.
 */
export function askBeforeBodies(
  app: FastifyInstance,
  {
    identify,
    identifyKey,
    checkCall,
  }: {
    identify: Identify;
    identifyKey: IdentifyKey;
    checkCall: (request: FastifyRequest) => void;
  },
): void {
  app.addHook('onRequest', async (request) => {
    const { isForStrangers, isForKeys } = request.routeOptions.config;
    if (request.is404 || isForStrangers || !hasBody(request.raw)) return;
    checkCall(request);
    const isKnown = (isForKeys && (await identifyKey(request))) || (await identify(request));
    if (isKnown === undefined) throw unauthorized();
  });
}
