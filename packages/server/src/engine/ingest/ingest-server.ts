import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { EngineLog } from '../engine-log';
import type { IngestMessage, IngestResult } from './ingest-message';
import type { Intake } from './intake';
import { MalformedMessage } from './malformed-message';
import { parseOsmandJson } from './parse-osmand-json';
import { parseOsmandQuery } from './parse-osmand-query';

/** Longest body a tracker may send (tracking-api §7). */
const MAX_BODY_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 5;
/** A tracker that has not said all by then is gone. */
const REQUEST_TIMEOUT_MS = 30_000;
/** What is under way when the server stops gets this long. */
const CLOSE_TIMEOUT_MS = 5_000;
const CLOSE_IDLE_EVERY_MS = 50;

/** Where trackers connect. */
export interface IngestServerOptions {
  engine: Pick<Intake, 'ingest'>;
  host: string;
  /** 0 asks for a free one. */
  port: number;
  log: EngineLog;
}

/** The OsmAnd door (tracking-api §7). */
export interface IngestServer {
  /** Resolves with the port got; rejects when it is taken. */
  listen(): Promise<number>;
  /** Takes no more messages, answers those that were taken. */
  close(): Promise<void>;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new MalformedMessage('the body is longer than 64 KB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

const isJson = (request: IncomingMessage): boolean =>
  request.headers['content-type']?.toLowerCase().startsWith('application/json') ?? false;

const readMessage = async (request: IncomingMessage): Promise<IngestMessage | null> => {
  const body = await readBody(request);
  if (isJson(request)) return parseOsmandJson(body);
  const { url = '/' } = request;
  const start = url.indexOf('?');
  const inUrl = new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
  return parseOsmandQuery(inUrl.size > 0 ? inUrl : new URLSearchParams(body));
};

/** A listener of its own for trackers. */
export const createIngestServer = ({
  engine,
  host,
  port,
  log,
}: IngestServerOptions): IngestServer => {
  const refuse = (socket: Socket, device: string | undefined, reason: string): void => {
    log.warn(
      { device, reason },
      `Message of device ${JSON.stringify(device ?? '?')} refused: ${reason}`,
    );
    socket.destroy();
  };

  const answer = (request: IncomingMessage, response: ServerResponse, status: number): void => {
    if (status === 429) response.setHeader('retry-after', RETRY_AFTER_SECONDS);
    response.writeHead(status, { 'content-length': 0 }).end();
    // What is left of a body nobody reads.
    request.resume();
  };

  const take = async (
    request: IncomingMessage,
    response: ServerResponse,
    socket: Socket,
  ): Promise<void> => {
    const unknown = isJson(request) ? 404 : 400;
    const message = await readMessage(request);
    if (!message) return answer(request, response, unknown);
    const result: IngestResult = await engine.ingest(message);
    if (result.outcome === 'refused') return refuse(socket, message.uniqueId, result.reason);
    const status = { unknownDevice: unknown, busy: 429, stored: 200, dropped: 200 } as const;
    answer(request, response, status[result.outcome]);
  };

  const server = createServer((request, response) => {
    // A request that ends early forgets its socket.
    const { socket } = request;
    take(request, response, socket).catch((error: unknown) => {
      if (error instanceof MalformedMessage) return refuse(socket, error.uniqueId, error.message);
      if (socket.destroyed) return;
      log.error({ err: error }, 'A message could not be stored');
      socket.destroy();
    });
  });
  server.requestTimeout = REQUEST_TIMEOUT_MS;

  return {
    async listen() {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve();
        });
      });
      return (server.address() as AddressInfo).port;
    },
    async close() {
      const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
      const all = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
      await new Promise<void>((resolve) => server.close(() => resolve()));
      clearInterval(idle);
      clearTimeout(all);
    },
  };
};
