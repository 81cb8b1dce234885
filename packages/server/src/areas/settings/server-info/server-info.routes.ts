import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import { translateError } from '../../../request/translate-error';
import { type Identify, toUpstreamActor } from '../../../ground/identity/identity';
import { toRefusal, type Upstream } from '../../../upstream/upstream';
import type { CompleteServer } from './complete-server';

interface ServerInfoOptions {
  upstream: Upstream;
  identify: Identify;
  completeServer: CompleteServer;
}

/** `GET /api/server`: the tracking server's entity, the prefix, the base maps, and how the demo is doing. Public. */
export function registerServerInfoRoutes(app: FastifyInstance, options: ServerInfoOptions): void {
  const { upstream, identify, completeServer } = options;
  app.get(
    '/api/server',
    describeCall({
      who: { isPublic: 'the sign-in page reads it' },
      summary: 'The settings of the server, as far as who asks may know them.',
      answer: { entity: 'Server' },
    }),
    async (request, reply) => {
      const identity = await identify(request);
      const answer = await upstream.send(
        { method: 'GET', path: '/server', query: new URLSearchParams() },
        { actor: identity === undefined ? { anonymous: true } : toUpstreamActor(identity) },
      );
      if (answer.status >= 400 || answer.body === null) {
        throw translateError(toRefusal(answer), { entity: undefined });
      }
      void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      return completeServer(answer.body, request);
    },
  );
}
