import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { MINUTE_MS } from '@rastro/sdk/domain';
import type { DoorLimits } from '../listener/door-limits';
import { refuseUpgrade } from '../listener/refuse-upgrade';
import type { DoorReads } from '../upstream/door-reads';
import { isRefusal, type Upstream, type UpstreamFrame } from '../upstream/upstream';
import type { DoorSessions } from './door-sessions';
import { type DoorIdentity, findSession, identifyToken, isGoodToken } from './identify';
import { createStallWatch } from './stall-watch';

const KEEP_ALIVE_MS = 55_000;
const MAX_MESSAGE_BYTES = 64 * 1024;
const RESTART = 1012;
const UNAUTHORIZED = '401 Unauthorized';
/** The session behind it has ended. */
const ENDED = 1008;
const RECHECK_MS = MINUTE_MS;

/** Options of the door's sockets. */
export interface DoorSocketOptions {
  upstream: Upstream;
  sessions: DoorSessions;
  limits: Pick<DoorLimits, 'openSocket'>;
  /** Takes down who reads positions. */
  reads?: DoorReads | undefined;
  /** Told of a failure that is nobody's fault. */
  onError: (error: unknown) => void;
}

/** `/api/socket` of the door: one frame a fix, at once. */
export interface DoorSockets {
  upgrade(request: IncomingMessage, raw: Duplex, head: Buffer): void;
  /** Number of open sockets. */
  count(): number;
  /** Ends those whose token is no longer good. */
  recheck(): Promise<void>;
  /** Ends those of an account. */
  closeAllOf(userId: number): void;
  /** Tells all clients to come back later. */
  closeAll(): void;
}

const frameBytes = ({ key, items }: UpstreamFrame): Buffer =>
  Buffer.from(`{"${key}":[${items.map(({ json }) => json).join(',')}]}`);

/** Frames that go to many are made once: the stream hands all of them the same object. */
const createFrameMaker = (): ((frame: UpstreamFrame) => Buffer) => {
  let last: { frame: UpstreamFrame; bytes: Buffer } | undefined;
  return (frame) => {
    if (last?.frame !== frame) last = { frame, bytes: frameBytes(frame) };
    return last.bytes;
  };
};

const wantsLogs = (text: string): boolean | undefined => {
  try {
    const message = JSON.parse(text) as { logs?: unknown } | null;
    return typeof message?.logs === 'boolean' ? message.logs : undefined;
  } catch {
    return undefined;
  }
};

/** The live sockets of the engine's door. */
export const createDoorSockets = (options: DoorSocketOptions): DoorSockets => {
  const { upstream, sessions, onError, limits, reads } = options;
  const open = new Map<WebSocket, DoorIdentity>();
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });

  const admit = async (request: IncomingMessage): Promise<DoorIdentity | undefined> => {
    const query = new URL(request.url ?? '', 'http://door').searchParams;
    const token = query.get('token');
    return token === null
      ? findSession(request, upstream, sessions)
      : identifyToken(upstream, token);
  };

  const makeFrame = createFrameMaker();

  const createSend = (socket: WebSocket): ((text: string | Buffer) => void) => {
    const isStalled = createStallWatch(Date.now);
    return (text) => {
      if (socket.readyState !== socket.OPEN) return;
      if (isStalled(socket.bufferedAmount)) socket.terminate();
      else socket.send(text, { binary: false });
    };
  };

  const recheck = async (): Promise<void> => {
    for (const [socket, { token }] of open) {
      if (token !== undefined && !(await isGoodToken(upstream, token))) socket.close(ENDED);
    }
  };
  const rechecking = setInterval(() => void recheck().catch(onError), RECHECK_MS).unref();

  const serve = async (
    socket: WebSocket,
    identity: DoorIdentity,
    address: string | undefined,
  ): Promise<void> => {
    open.set(socket, identity);
    socket.once('close', () => open.delete(socket));
    socket.on('error', () => socket.terminate());
    const { userId } = identity.actor;
    const read = { userId, address, method: 'GET', path: '/socket', query: new URLSearchParams() };
    const leaveOff = await reads?.hold(read);
    if (socket.readyState !== socket.OPEN) return leaveOff?.();
    const send = createSend(socket);
    const keepAlive = setInterval(() => send('{}'), KEEP_ALIVE_MS);
    const stream = upstream.openSocket(
      identity.actor,
      // Clients made for Traccar do not know of devices that are gone.
      (frame) => frame.key === 'gone' || send(makeFrame(frame)),
      () => socket.close(RESTART, 'restart'),
      { isLiteral: true },
    );
    socket.on('close', () => {
      clearInterval(keepAlive);
      leaveOff?.();
      stream.then((held) => isRefusal(held) || held.close()).catch(onError);
    });
    const held = await stream;
    if (isRefusal(held)) return socket.terminate();
    socket.on('message', (data) => {
      const logs = wantsLogs(String(data));
      if (logs !== undefined) held.setLogs(logs);
    });
  };

  const start = async (request: IncomingMessage, raw: Duplex, head: Buffer): Promise<void> => {
    const path = request.url?.split('?')[0];
    const identity = path === '/api/socket' ? await admit(request) : undefined;
    if (!identity) return refuseUpgrade(raw, UNAUTHORIZED);
    if (!limits.openSocket(request, identity.actor.userId)) {
      return refuseUpgrade(raw, '429 Too Many Requests');
    }
    server.handleUpgrade(request, raw, head, (socket) => {
      serve(socket, identity, request.socket.remoteAddress).catch((error: unknown) => {
        onError(error);
        socket.terminate();
      });
    });
  };

  return {
    upgrade(request, raw, head) {
      start(request, raw, head).catch(() => refuseUpgrade(raw, UNAUTHORIZED));
    },
    count: () => open.size,
    recheck,
    closeAllOf(userId) {
      for (const [socket, { actor }] of open) if (actor.userId === userId) socket.close(ENDED);
    },
    closeAll() {
      clearInterval(rechecking);
      for (const socket of open.keys()) socket.close(RESTART, 'restart');
    },
  };
};
