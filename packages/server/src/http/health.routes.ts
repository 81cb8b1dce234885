import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';

/** Whether new work is welcome. */
export interface Readiness {
  isStopping: boolean;
}

/** `/healthz`: the process turns. `/readyz`: it can do its work. Plain text without details. */
export function registerHealthRoutes(
  app: FastifyInstance,
  { database, readiness }: { database: Database; readiness: Readiness },
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
    return reply.send('ok\n');
  });
}
