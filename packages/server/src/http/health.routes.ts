import { openToAll } from '../request/route-access';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../db/database';
import type { Upstream } from '../upstream/upstream';

/** Readiness of the server for new work. */
export interface Readiness {
  isStopping: boolean;
}

/** Request to the tracking API that is open to everybody. */
const LOOK = { method: 'GET', path: '/server', query: new URLSearchParams() };

interface ReadinessParts {
  database: Database;
  upstream: Upstream;
  readiness: Readiness;
}

/** Response of `/readyz`. */
interface ReadyAnswer {
  status: 200 | 503;
  word: string;
}

/** Finds out whether the server can do its work. */
export type CheckReady = (log: FastifyBaseLogger) => Promise<ReadyAnswer>;

/** Looks again and again whether the server can do its work, from the first question on. */
export interface ReadinessWatch {
  /** Returns the result of the last check. */
  check: CheckReady;
  stop(): void;
}

const UNHELD = { ref: false };
/** After each look. */
const LOOK_AGAIN_MS = 1_000;
/** A look that takes longer is an answer, too. */
const MAX_LOOK_MS = 10_000;

/**
 * The check of a server that has started: whoever asks costs the database nothing. Without its tracking
 * server it stays ready, and says so: its pages tell people that there is maintenance, which a balancer
 * that took it away could not.
 */
export function watchReadiness({ database, upstream, readiness }: ReadinessParts): ReadinessWatch {
  let latest: ReadyAnswer | undefined;
  let lookedAt = performance.now();
  let first: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const ask = async (log: FastifyBaseLogger): Promise<ReadyAnswer> => {
    try {
      await database.query('select 1');
      const { fault } = await upstream.send(LOOK, { actor: { anonymous: true } });
      return { status: 200, word: fault === undefined ? 'ok' : `tracking ${fault}` };
    } catch (error) {
      if (latest?.word !== 'database' && !isOver) {
        log.error({ err: error }, 'the database does not answer');
      }
      return { status: 503, word: 'database' };
    }
  };
  const look = async (log: FastifyBaseLogger): Promise<void> => {
    latest = await ask(log);
    lookedAt = performance.now();
    if (!isOver) timer = setTimeout(() => void look(log), LOOK_AGAIN_MS).unref();
  };

  return {
    async check(log) {
      if (readiness.isStopping) return { status: 503, word: 'stopping' };
      first ??= look(log);
      if (latest === undefined) await Promise.race([first, wait(MAX_LOOK_MS, undefined, UNHELD)]);
      const isStale = performance.now() - lookedAt > MAX_LOOK_MS;
      return latest === undefined || isStale ? { status: 503, word: 'database' } : latest;
    },
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

const OF_MONITORS = openToAll('monitors have no account, and read one word');

/** `/healthz`: the process turns. `/readyz`: it can do its work. Plain text without details. */
export function registerHealthRoutes(app: FastifyInstance, checkReady: CheckReady): void {
  const say = (reply: FastifyReply, { status, word }: ReadyAnswer): FastifyReply =>
    reply.code(status).header('cache-control', 'no-store').type('text/plain').send(`${word}\n`);
  app.get('/healthz', { logLevel: 'warn', ...OF_MONITORS }, (_request, reply) =>
    say(reply, { status: 200, word: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'warn', ...OF_MONITORS }, async (request, reply) =>
    say(reply, await checkReady(request.log)),
  );
}
