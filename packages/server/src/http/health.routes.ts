import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../db/database';
import type { Upstream } from '../upstream/upstream';

/** Whether new work is welcome. */
export interface Readiness {
  isStopping: boolean;
}

/** What everybody may ask of the tracking API. */
const LOOK = { method: 'GET', path: '/server', query: new URLSearchParams() };

interface ReadinessParts {
  database: Database;
  upstream: Upstream;
  readiness: Readiness;
}

/** What `/readyz` answers. */
interface ReadyAnswer {
  status: 200 | 503;
  word: string;
}

/** Finds out whether the server can do its work. */
export type CheckReady = (log: FastifyBaseLogger) => Promise<ReadyAnswer>;

/**
 * The check of a server that has started. Without its tracking server it stays ready, and says so: its
 * pages tell people that there is maintenance, which a balancer that took it away could not.
 */
export const createReadyCheck =
  ({ database, upstream, readiness }: ReadinessParts): CheckReady =>
  async (log) => {
    if (readiness.isStopping) return { status: 503, word: 'stopping' };
    try {
      await database.query('select 1');
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return { status: 503, word: 'database' };
    }
    const { fault } = await upstream.send(LOOK, { actor: { anonymous: true } });
    return { status: 200, word: fault === undefined ? 'ok' : `tracking ${fault}` };
  };

/** `/healthz`: the process turns. `/readyz`: it can do its work. Plain text without details. */
export function registerHealthRoutes(app: FastifyInstance, checkReady: CheckReady): void {
  const say = (reply: FastifyReply, { status, word }: ReadyAnswer): FastifyReply =>
    reply.code(status).header('cache-control', 'no-store').type('text/plain').send(`${word}\n`);
  app.get('/healthz', { logLevel: 'warn' }, (_request, reply) =>
    say(reply, { status: 200, word: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) =>
    say(reply, await checkReady(request.log)),
  );
}
