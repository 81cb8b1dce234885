import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import type { Upstream } from '../upstream/upstream';

/** Whether new work is welcome. */
export interface Readiness {
  isStopping: boolean;
}

/** What everybody may ask of the tracking API. */
const LOOK = { method: 'GET', path: '/server', query: new URLSearchParams() };

interface HealthParts {
  database: Database;
  upstream: Upstream;
  readiness: Readiness;
}

/**
 * `/healthz`: the process turns. `/readyz`: it can do its work. Plain text without details. Without its
 * tracking server it stays ready, and says so: its pages tell people that there is maintenance, which a
 * balancer that took it away could not.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  { database, upstream, readiness }: HealthParts,
): void {
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('text/plain').send('ok\n'),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    void reply.header('cache-control', 'no-store').type('text/plain');
    if (readiness.isStopping) return reply.code(503).send('stopping\n');
    try {
      await database.query('select 1');
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer');
      return reply.code(503).send('database\n');
    }
    const { fault } = await upstream.send(LOOK, { actor: { anonymous: true } });
    return reply.send(fault === undefined ? 'ok\n' : `tracking ${fault}\n`);
  });
}
