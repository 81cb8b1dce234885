import { type AccessArea, type Actor, decide } from '@rastro/sdk/domain';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { CredentialStore } from '../../features/credentials/credential-store';
import type { DoorLimits } from '../../listener/door-limits';
import { isRefusal, type UpstreamFrame, type UpstreamSocket } from '../../upstream/upstream';
import type { Access } from '../../features/access/access';
import { ApiError } from '../../request/api-error';
import { type Identity, toUpstreamActor } from '../../features/identity/identity';
import { type AdmitOptions, admitSocket, type SocketRequest } from './admit-socket';
import { CLOSE, SocketConnection } from './socket-connection';
import { routeUpgrades } from './upgrade-requests';
import { watchIdentity } from './watch-identity';

interface SocketOptions extends AdmitOptions {
  access: Pick<Access, 'actorOf'>;
  credentials: Pick<CredentialStore, 'onEnded'>;
  clock: () => number;
  limits: Pick<DoorLimits, 'openSocket'>;
}

/** The live sockets of the product's door. */
export interface Sockets {
  /** How many are open. */
  count(): number;
  /** Tells all clients to come back later, and takes no new ones. */
  closeAll(): void;
}

/** Which rights each kind of frame falls under. */
const AREAS: Readonly<Record<UpstreamFrame['key'], AccessArea>> = {
  positions: 'positions',
  devices: 'devices',
  gone: 'devices',
  events: 'events',
  logs: 'logs',
};

const LARGEST_MESSAGE_BYTES = 64 * 1024;

/** `/api/socket`. A socket ends with its session. */
export function registerSocketRoute(app: FastifyInstance, options: SocketOptions): Sockets {
  const { upstream, access, limits } = options;
  const findUpgrade = routeUpgrades(app);
  const connections = new Set<SocketConnection>();
  let isClosing = false;
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE_BYTES,
  });

  const serve = async (socket: WebSocket, identity: Identity): Promise<void> => {
    let isOpen = true;
    let wantsLogs = false;
    let actor: Actor | undefined;
    let stream: UpstreamSocket | undefined = undefined;
    const isOpenTo = (key: UpstreamFrame['key']): boolean =>
      actor !== undefined && decide(actor, 'read', AREAS[key]).allowed;
    const readAlong = (): void => stream?.setLogs(wantsLogs && isOpenTo('logs'));
    const onClosed = (): void => {
      isOpen = false;
      connections.delete(connection);
      stopWatching();
      stream?.close();
    };
    const connection = new SocketConnection(socket, onClosed, (isWanted) => {
      wantsLogs = isWanted;
      readAlong();
    });
    const end = (): void => connection.close(CLOSE.sessionEnded, 'the session has ended');
    const stopWatching = watchIdentity(identity, { ...options, log: app.log, onEnded: end });
    connections.add(connection);
    const leave = (): void => connection.close(CLOSE.away, 'the tracking service is away');
    try {
      actor = await access.actorOf(identity.userId);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return (error.status < 500 ? end : leave)();
    }
    const push = (frame: UpstreamFrame): void => {
      if (isOpenTo(frame.key)) connection.push(frame);
    };
    const opened = await upstream.openSocket(toUpstreamActor(identity), push, leave);
    if (isRefusal(opened)) return (opened.fault === undefined ? end : leave)();
    if (!isOpen) return opened.close();
    stream = opened;
    readAlong();
  };

  app.get('/api/socket', async (request: SocketRequest, reply) => {
    const upgrade = findUpgrade(request.raw);
    if (upgrade === undefined) {
      throw new ApiError(426, 'UPGRADE_REQUIRED', 'This address is a WebSocket.');
    }
    if (isClosing) throw new ApiError(503, 'STOPPING', 'The server is stopping. Try again soon.');
    const identity = await admitSocket(request, options);
    if (!limits.openSocket(request.raw, identity.userId)) {
      throw new ApiError(
        429,
        'HTTP_429_TOO_MANY_REQUESTS',
        'Too many sockets are open from this address or account. Close some, or try again later.',
      );
    }
    reply.hijack();
    upgrade.detach();
    server.handleUpgrade(request.raw, upgrade.raw, upgrade.head, (socket) => {
      serve(socket, identity).catch((error: Error) => {
        request.log.error({ err: error }, 'a socket failed');
        socket.close(CLOSE.failed, 'internal error');
      });
    });
    return reply;
  });

  return {
    count: () => connections.size,
    closeAll() {
      isClosing = true;
      for (const connection of connections) connection.close(CLOSE.restart, 'restart');
    },
  };
}
