import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { DoorLimits } from '../../listener/door-limits';
import { ApiError } from '../../request/api-error';
import { CLOSE, type SocketConnection } from './socket-connection';
import { routeUpgrades, type Upgrade } from './upgrade-requests';

/** The live sockets of the product's door. */
export interface Sockets {
  /** How many are open. */
  count(): number;
  /** Tells all clients to come back later, and takes no new ones. */
  closeAll(): void;
}

/** What the routes of sockets have in common. */
export interface OpenSockets extends Sockets {
  /** The upgrade that a request asks for. Throws where it asks for none, and while the server stops. */
  require(request: FastifyRequest): Upgrade;
  /** Makes the request a socket of an account. Throws a 429 when there are too many. */
  accept(request: FastifyRequest, reply: FastifyReply, asked: AskedSocket): FastifyReply;
  remember(connection: SocketConnection): void;
  forget(connection: SocketConnection): void;
}

interface AskedSocket {
  upgrade: Upgrade;
  /** The account whose limit it counts to, or a number of its own below zero. */
  countsTo: number;
  serve: (socket: WebSocket) => Promise<void>;
  /** Called once it has what it begins with, or failed. */
  onServed?: (() => void) | undefined;
}

const LARGEST_MESSAGE_BYTES = 64 * 1024;

/**
 * Packs the frame with all positions, and the large ones of a large fleet: a tenth is left of them. Small
 * ones are not worth the time. Nothing is kept between frames, so that a socket takes no more memory.
 */
const DEFLATE = {
  threshold: 16 * 1024,
  serverNoContextTakeover: true,
  clientNoContextTakeover: true,
  zlibDeflateOptions: { level: 4, memLevel: 7 },
};

/** A 429 for who has as many as he may. */
export const tooManySockets = (): ApiError =>
  new ApiError(
    429,
    'HTTP_429_TOO_MANY_REQUESTS',
    'Too many sockets are open from this address or account. Close some, or try again later.',
  );

/** Prepares a door for sockets. */
export function openSockets(
  app: FastifyInstance,
  limits: Pick<DoorLimits, 'openSocket'>,
): OpenSockets {
  const findUpgrade = routeUpgrades(app);
  const connections = new Set<SocketConnection>();
  let isClosing = false;
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: DEFLATE,
    maxPayload: LARGEST_MESSAGE_BYTES,
  });

  return {
    require(request) {
      const upgrade = findUpgrade(request.raw);
      if (upgrade === undefined) {
        throw new ApiError(426, 'UPGRADE_REQUIRED', 'This address is a WebSocket.');
      }
      if (isClosing) throw new ApiError(503, 'STOPPING', 'The server is stopping. Try again soon.');
      return upgrade;
    },
    accept(request, reply, { upgrade, countsTo, serve, onServed }) {
      if (!limits.openSocket(request.raw, countsTo)) {
        throw tooManySockets();
      }
      reply.hijack();
      upgrade.detach();
      server.handleUpgrade(request.raw, upgrade.raw, upgrade.head, (socket) => {
        serve(socket)
          .catch((error: Error) => {
            request.log.error({ err: error }, 'a socket failed');
            socket.close(CLOSE.failed, 'internal error');
          })
          .finally(onServed);
      });
      return reply;
    },
    remember: (connection) => void connections.add(connection),
    forget: (connection) => void connections.delete(connection),
    count: () => connections.size,
    closeAll() {
      isClosing = true;
      for (const connection of connections) connection.close(CLOSE.restart, 'restart');
    },
  };
}
