import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { createAnswerTurns, type TurnOptions } from './answer-turns';
import { createBodyBudget } from './body-budget';
import { type DoorLimits, NO_LIMITS } from './door-limits';
import { refuseUpgrade } from './refuse-upgrade';

/**
 * Ends connections whose client has read nothing of what was written for so long. One that waits for an
 * answer is left alone, one that nobody uses ends as its server says.
 */
const endUnread = (
  server: Server,
  { unreadMs, isWaiting }: { unreadMs: number; isWaiting: (socket: Socket) => boolean },
): void => {
  server.setTimeout(unreadMs, (socket) => {
    // A client that reads slowly is no silence for Node: it looks at what has left the queue.
    if (isWaiting(socket) && socket.writableLength === 0) socket.setTimeout(unreadMs);
    else socket.destroy();
  });
};

const CLOSE_TIMEOUT_MS = 5_000;
const CLOSE_IDLE_EVERY_MS = 50;
/** Connections that wait to be taken: one that finds no room is tried again by its system after seconds only. */
const BACKLOG = 4_096;
/** A connection that asked for an upgrade and is not a socket by then is of no use. */
const UPGRADE_TIMEOUT_MS = MINUTE_MS;
/** Node looks twice before it calls a connection silent: nobody reads for a minute at most. */
const UNREAD_MS = MINUTE_MS / 2;
/** Browsers ask one at a time; what goes further than some programs do is no client. */
const TURNS: TurnOptions = { atOnce: 1, maxWaiting: 100 };
/** Time until the headers have come: slow modems take seconds. */
const HEADERS_TIMEOUT_MS = 15_000;
const CHECK_EVERY_MS = 5_000;
const RETRY_AFTER_SECONDS = 1;
const PLAIN_REFUSAL = { type: 'text/plain', text: 'Too many calls. Try again in a second.' };

/** A port that is opened and closed. */
export interface Listener {
  /** Resolves with the port got; rejects when it is taken. */
  listen(): Promise<number>;
  /** Takes no more calls and answers those that were taken, as long as it is given. */
  close(): Promise<void>;
}

/** Request handlers of a port. */
export interface PortHandlers {
  request: RequestListener;
  /** Left out, a request for an upgrade is one like any other. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Bytes that are no request. Left out, they are answered with a 400. */
  clientError?: (error: Error, socket: Duplex) => void;
  /** Words for whoever calls too often, and their media type. Left out, a plain text. */
  refusal?: { type: string; text: string };
  /** Requests that their handler counts itself. */
  isExempt?: (request: IncomingMessage) => boolean;
}

/** Address of a listener, and its shutdown. */
export interface ListenerOptions extends Pick<
  ServerOptions,
  'requestTimeout' | 'keepAliveTimeout' | 'headersTimeout' | 'connectionsCheckingInterval'
> {
  host: string;
  /** 0 asks for a free one. */
  port: number;
  /** Time for open requests to finish at shutdown; default five seconds. */
  closeTimeoutMs?: number;
  log: ListenerLog;
  /** Rate limits per address; unlimited when left out. */
  limits?: PortLimits | undefined;
  /** Max concurrent answers per connection; default one. */
  turns?: TurnOptions;
  /**
   * Takes HTTP as small modems speak it: without a host, lines that end with a line feed alone. Never
   * behind a proxy that reads it otherwise.
   */
  isLenient?: boolean;
  /** An answer that nobody reads ends after twice this; half a minute when left out. */
  unreadMs?: number | undefined;
}

/** Limits that a port uses. */
export type PortLimits = Pick<
  DoorLimits,
  'takeCall' | 'networkOf' | 'openConnection' | 'openRequest'
>;

/** Log of a port for errors that must never happen. */
export interface ListenerLog {
  error(details: object, message: string): void;
}

/** A port for HTTP. Whatever comes in costs at most its own connection. */
export const openListener = (handlers: PortHandlers, options: ListenerOptions): Listener => {
  const {
    host,
    port,
    closeTimeoutMs = CLOSE_TIMEOUT_MS,
    requestTimeout,
    keepAliveTimeout,
    headersTimeout = HEADERS_TIMEOUT_MS,
  } = options;
  const server = createServer({
    ...(requestTimeout !== undefined && { requestTimeout }),
    ...(keepAliveTimeout !== undefined && { keepAliveTimeout }),
    headersTimeout: Math.min(headersTimeout, requestTimeout ?? headersTimeout),
    connectionsCheckingInterval: options.connectionsCheckingInterval ?? CHECK_EVERY_MS,
    requireHostHeader: false,
    insecureHTTPParser: options.isLenient ?? false,
  });
  guard(server, handlers, options);
  return {
    async listen() {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host, backlog: BACKLOG }, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    },
    async close() {
      const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      const all = setTimeout(() => server.closeAllConnections(), closeTimeoutMs);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearInterval(idle);
      clearTimeout(all);
    },
  };
};

const refuse = (response: ServerResponse, status: number): void =>
  void response.writeHead(status, { connection: 'close', 'content-length': 0 }).end();

const askToWait = (
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { type, text }: NonNullable<PortHandlers['refusal']>,
): void => {
  response
    .writeHead(429, {
      'retry-after': String(RETRY_AFTER_SECONDS),
      'cache-control': 'no-store',
      'content-type': type,
      'content-length': Buffer.byteLength(text),
    })
    .end(text);
  // What is left of a body nobody reads.
  request.resume();
};

const guard = (server: Server, handlers: PortHandlers, options: ListenerOptions): void => {
  const { request: answer, upgrade, clientError, refusal = PLAIN_REFUSAL, isExempt } = handlers;
  const { log, turns = TURNS, unreadMs = UNREAD_MS, isLenient = false } = options;
  const limits = options.limits ?? NO_LIMITS;

  server.prependListener('connection', (socket: Socket) => {
    if (!limits.openConnection(socket, socket.localPort ?? 0)) socket.destroy();
  });
  const answers = createAnswerTurns(turns);
  const bodies = createBodyBudget();
  endUnread(server, { unreadMs, isWaiting: answers.areOpen });
  // What is thrown here would end the process.
  const attempt = (socket: Duplex, handle: () => void): void => {
    try {
      handle();
    } catch (error) {
      log.error({ err: error }, 'A connection was cut: nobody could answer it');
      socket.destroy();
    }
  };
  const start: RequestListener = (request, response) => {
    const { socket, httpVersion, headers } = request;
    // Answered by the server itself, these two would not be counted.
    const isExpecting = headers.expect !== undefined && !/^100-continue$/i.test(headers.expect);
    if (isExpecting) return refuse(response, 417);
    if (!isLenient && httpVersion === '1.1' && headers.host === undefined)
      return refuse(response, 400);
    if (!isExempt?.(request) && !limits.takeCall(request)) {
      return askToWait({ request, response }, refusal);
    }
    if (!limits.openRequest(request, response)) return askToWait({ request, response }, refusal);
    const giveBack = bodies.watch(request, limits.networkOf(request), () => socket.destroy());
    if (!giveBack) return askToWait({ request, response }, refusal);
    response.once('close', giveBack);
    attempt(socket, () => answer(request, response));
  };
  const take: RequestListener = (request, response) =>
    answers.take(request.socket, response, () => start(request, response));
  server.on('request', take).on('checkExpectation', take);
  if (clientError) {
    server.on('clientError', (error, socket) => attempt(socket, () => clientError(error, socket)));
  }
  if (!upgrade) return;
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    // Two answers on one connection would be mixed up: no client asks for both at once.
    if (answers.areOpen(socket)) return void socket.destroy();
    const isLetIn = limits.takeCall(request) && limits.openRequest(request, socket);
    if (!isLetIn) return refuseUpgrade(socket, '429 Too Many Requests');
    // The server itself looks after it no more. An open socket takes this away.
    socket.setTimeout(UPGRADE_TIMEOUT_MS, () => socket.destroy());
    attempt(socket, () => upgrade(request, socket, head));
  });
};
