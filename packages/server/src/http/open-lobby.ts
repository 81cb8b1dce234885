import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config';
import { registerBrandingRoutes } from '../ground/branding/branding.routes';
import type { BrandSource } from '../ground/branding/brand-source';
import type { PortLimits } from '../listener/open-listener';
import { ApiError } from '../request/api-error';
import { createBareApp } from './create-bare-app';
import { registerHealthRoutes } from './health.routes';
import { type OpenPort, openPort } from './open-port';
import { registerConsole } from './static/console.routes';

/** Options of the lobby, which answers before the database is open. */
export interface LobbyOptions {
  config: Pick<Config, 'host' | 'port' | 'publicUrl' | 'allowedOrigins' | 'trustProxy'>;
  brand: BrandSource;
  /** Folder of the built console; undefined has no pages. */
  consoleDir: string | undefined;
  log: FastifyBaseLogger;
  /** Max wait of a request for the gate before it is asked to come back later; default 20 s. */
  longestWaitMs?: number;
  /** Rate limits per address; unlimited when left out. */
  limits?: PortLimits;
}

/** The product's port, from before there is a door. */
export interface Lobby extends Pick<OpenPort, 'port' | 'close'> {
  /** From now on that door answers, first what has waited for it. */
  open(door: FastifyInstance): Promise<void>;
}

/** Long enough for a start, shorter than what waits in front of a server gives it. */
const MAX_WAIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 5;

/**
 * Opens the product's port before there is a database: the console and the brand, which browsers take
 * longest to load, are answered at once; everything else waits for the door.
 * Throws `ConfigError` when the port is taken or not allowed.
 */
export async function openLobby(options: LobbyOptions): Promise<Lobby> {
  const { config, brand, consoleDir, log, limits, longestWaitMs = MAX_WAIT_MS } = options;
  const { fastify } = createBareApp({
    config,
    brand,
    loggerInstance: log,
    // What waits is logged by the door, where it is answered.
    logController: new LogController({ disableRequestLogging: ({ is404 }) => is404 }),
  });
  let end: (door?: Server) => void = () => undefined;
  const waiting = new Promise<Server | undefined>((resolve) => (end = resolve));
  fastify.addHook('onRequest', async (request, reply) => {
    if (!request.is404) return;
    const door = await Promise.race([waiting, wait(longestWaitMs, undefined, { ref: false })]);
    if (door === undefined) throw starting();
    reply.hijack();
    door.emit('request', request.raw, reply.raw);
    return reply;
  });
  fastify.server.on('upgrade', (request, socket, head) => {
    void waiting.then((door) => {
      if (door === undefined) socket.destroy();
      else door.emit('upgrade', request, socket, head);
    });
  });
  registerHealthRoutes(fastify, async () => ({ status: 503, word: 'starting' }));
  await registerBrandingRoutes(fastify, brand);
  await registerConsole(fastify, { consoleDir, brand });
  await fastify.ready();

  const port = await openPort({ ...config, log, limits }, fastify.server);
  return {
    port: port.port,
    async open(door) {
      await door.ready();
      port.answerWith(door.server);
      end(door.server);
    },
    close() {
      end();
      return port.close();
    },
  };
}

const starting = (): ApiError =>
  new ApiError(503, 'STARTING', 'The server is starting. Try again in a moment.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
