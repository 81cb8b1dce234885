import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnsweredCall } from '../listener/answered-call';

/** Every address of the gate; which call it is, its row says. */
const GATE = '/api/*';
const OWN = /^\/(api\/|healthz$|readyz$)/;

/** Tells of every call once it is answered. Sockets, which end with their connection, are no calls. */
export function watchCalls(app: FastifyInstance, onCall: (call: AnsweredCall) => void): void {
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.raw.headersSent) {
      const { method } = request;
      const status = reply.statusCode;
      onCall({ method, template: templateOf(request), status, durationMs: reply.elapsedTime });
    }
    done();
  });
}

function templateOf({ gateTemplate, is404, routeOptions: { url } }: FastifyRequest): string | null {
  if (gateTemplate) return `/api${gateTemplate}`;
  if (is404 || url === undefined || url === GATE) return null;
  // Each file of the console and of the brand is a route, under names that others choose.
  return OWN.test(url) ? url : 'page';
}
