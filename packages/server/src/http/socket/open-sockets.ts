import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { DoorLimits } from '../../listener/door-limits';
import { createFairTurns } from '../../listener/fair-turns';
import { toNetwork } from '../../listener/to-network';
import { ApiError } from '../../request/api-error';
import { CLOSE, type SocketConnection } from './socket-connection';
import { routeUpgrades, type Upgrade } from './upgrade-requests';

/** The live sockets of the product's door. */
export interface Sockets {
  /** Returns the number of open sockets. */
  count(): number;
  /** Tells all clients to come back later, and takes no new ones. */
  closeAll(): void;
}

/** State shared by the socket routes. */
export interface OpenSockets extends Sockets {
  /** The upgrade that a request asks for. Throws where it asks for none, and while the server stops. */
  require(request: FastifyRequest): Upgrade;
  /** Asks who opens a socket, in its turn. */
  admit<T>(request: FastifyRequest, ask: () => Promise<T>): Promise<T>;
  /** Makes the request a socket of an account, in its turn. Throws a 429 when there are too many. */
  accept(request: FastifyRequest, reply: FastifyReply, asked: AskedSocket): Promise<FastifyReply>;
  remember(connection: SocketConnection): void;
  forget(connection: SocketConnection): void;
}

interface AskedSocket {
  upgrade: Upgrade;
  /** The account whose limit it counts to, or a number of its own below zero. */
  countsTo: number;
  /** Resolves once it has what it begins with; calls back with the vehicles that it is given. */
  serve: (socket: WebSocket, onBegun: (vehicles: number) => void) => Promise<void>;
}

/** Each asks the database several things, and others' calls are to get in between; where those of one address hang, others open. */
const TURNS = { atOnce: 16, ofAddress: 8 };
/** An opening costs as much as so many vehicles that a socket begins with. */
const OPENING_COST = 200;

const MAX_MESSAGE_BYTES = 64 * 1024;

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
  const admissions = createFairTurns(TURNS);
  const openings = createFairTurns(TURNS);
  let isClosing = false;
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: DEFLATE,
    maxPayload: MAX_MESSAGE_BYTES,
  });

  const refuseWhileClosing = (): void => {
    if (isClosing) throw new ApiError(503, 'STOPPING', 'The server is stopping. Try again soon.');
  };

  return {
    require(request) {
      const upgrade = findUpgrade(request.raw);
      if (upgrade === undefined) {
        throw new ApiError(426, 'UPGRADE_REQUIRED', 'This address is a WebSocket.');
      }
      refuseWhileClosing();
      return upgrade;
    },
    async admit(request, ask) {
      const { authorization, cookie = '' } = request.headers;
      // Which account it is, is not known yet.
      const account = authorization ?? cookie;
      const endTurn = await admissions.begin({ address: toNetwork(request.ip), account });
      return ask().finally(endTurn);
    },
    async accept(request, reply, { upgrade, countsTo, serve }) {
      if (!limits.openSocket(request.raw, countsTo)) throw tooManySockets();
      const address = toNetwork(request.ip);
      const endTurn = await openings.begin({ address, account: countsTo });
      let cost = OPENING_COST;
      const end = (): void => endTurn(cost);
      // Whoever left while they waited needs no turn, and whatever hangs afterwards keeps none.
      if (request.raw.socket.destroyed) end();
      else request.raw.socket.once('close', end);
      try {
        refuseWhileClosing();
      } catch (error) {
        end();
        throw error;
      }
      reply.hijack();
      upgrade.detach();
      server.handleUpgrade(request.raw, upgrade.raw, upgrade.head, (socket) => {
        serve(socket, (vehicles) => (cost += vehicles))
          .catch((error: Error) => {
            request.log.error({ err: error }, 'a socket failed');
            socket.close(CLOSE.failed, 'internal error');
          })
          .finally(end);
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
