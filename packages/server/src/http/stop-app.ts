import { setTimeout as wait } from 'node:timers/promises';
import type { App } from './create-app';

const IDLE_CHECK_MS = 50;
const LONGEST_STOP_MS = 10_000;

/**
 * Ends the door without cutting what runs: not ready any more, sockets told to come back, idle
 * connections closed as they become idle, running requests finished, the rest cut after 10 s.
 */
export async function stopApp({ fastify, sockets, readiness }: App): Promise<void> {
  readiness.isStopping = true;
  sockets.closeAll();
  const { server } = fastify;
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const giveUp = new AbortController();
  void wait(LONGEST_STOP_MS, undefined, { signal: giveUp.signal, ref: false }).then(
    () => server.closeAllConnections(),
    () => undefined,
  );
  try {
    await fastify.close();
  } finally {
    clearInterval(idle);
    giveUp.abort();
  }
}
