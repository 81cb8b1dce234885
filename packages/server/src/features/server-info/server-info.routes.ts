import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translateError } from '../../http/gate/translate-error';
import { type Identify, toActor } from '../../http/identity';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import type { DemoDoor } from '../demo-door/demo-door';
import { STREETS_URL } from '../demo-door/demo-door.routes';

interface ServerInfoOptions {
  upstream: Upstream;
  identify: Identify;
  attributePrefix: string;
  demo: DemoDoor | undefined;
  isDemoOpenTo: (request: FastifyRequest) => boolean;
}

/** `GET /api/server`: the tracking server's entity, the prefix, and how the demo is doing. Public. */
export function registerServerInfoRoutes(app: FastifyInstance, options: ServerInfoOptions): void {
  const { upstream, identify, attributePrefix, demo, isDemoOpenTo } = options;
  app.get('/api/server', async (request, reply) => {
    const identity = await identify(request);
    const answer = await upstream.send(
      { method: 'GET', path: '/server', query: new URLSearchParams() },
      { actor: identity === undefined ? { anonymous: true } : toActor(identity) },
    );
    if (answer.status >= 400 || answer.body === null) {
      throw translateError(toRefusal(answer), { entity: undefined });
    }
    const server = JSON.parse(answer.body) as Record<string, unknown>;
    void reply.header('cache-control', 'no-store');
    return {
      ...server,
      attributePrefix,
      demo:
        demo === undefined
          ? null
          : {
              signIn: isDemoOpenTo(request),
              streetsUrl: STREETS_URL,
              ...demo.info(),
            },
    };
  });
}
