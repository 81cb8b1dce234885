import type { App } from './create-app';
import type { OpenPort } from './open-port';

/**
 * Ends the door without cutting what runs: not ready any more, sockets told to come back, and its port
 * closed as that says.
 */
export async function stopApp(
  { fastify, sockets, readiness }: App,
  port: Pick<OpenPort, 'close'>,
): Promise<void> {
  readiness.isStopping = true;
  sockets.closeAll();
  await Promise.all([fastify.close(), port.close()]);
}
