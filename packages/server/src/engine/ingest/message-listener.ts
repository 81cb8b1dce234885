import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isDatabaseAway, isDiskFull } from '../../db/database-away';
import type { EngineLog } from '../engine-log';
import type { IngestMessage, IngestResult } from './ingest-message';
import type { Intake } from './intake';
import { MalformedMessage } from './malformed-message';
import { parseOsmandJson } from './parse-osmand-json';
import { parseOsmandQuery } from './parse-osmand-query';
import type { RawMessage } from './raw-message';

/** Longest body a tracker may send (tracking-api §7). */
const MAX_BODY_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 5;
const STATUS = { busy: 429, away: 503, stored: 200, dropped: 200 } as const;

/** Who takes the messages, and where refusals are written. */
export interface MessageListenerOptions {
  engine: Pick<Intake, 'ingest' | 'noteRefusal'>;
  log: EngineLog;
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0;

const readBody = async (request: IncomingMessage): Promise<string> => {
  // Most trackers say all in the address; to wait for the end of nothing takes a tenth of a message's time.
  if (!hasBody(request)) return '';
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

const parseMessage = (request: IncomingMessage, body: string): IngestMessage | null => {
  if (isJson(request)) return parseOsmandJson(body);
  const { url = '/' } = request;
  const start = url.indexOf('?');
  const inUrl = new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
  const message = parseOsmandQuery(inUrl.size > 0 ? inUrl : new URLSearchParams(body));
  return message && { ...message, takesCommand: true };
};

const toRaw = ({ method, url, socket }: IncomingMessage, body: string): RawMessage => ({
  host: socket.remoteAddress ?? '',
  text: `${method ?? ''} ${url ?? ''}${body && `\n${body}`}`,
});

const answer = (
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text = '',
): void => {
  if (status === STATUS.busy || status === STATUS.away) {
    response.setHeader('retry-after', RETRY_AFTER_SECONDS);
  }
  response.writeHead(status, { 'content-length': Buffer.byteLength(text) }).end(text);
  // What is left of a body nobody reads.
  if (!request.complete) request.resume();
};

/** Answers trackers that speak OsmAnd, on whatever port they come (tracking-api §7). */
export const createMessageListener = ({ engine, log }: MessageListenerOptions): RequestListener => {
  const refuse = (socket: Socket, device: string | undefined, reason: string): void => {
    log.warn(
      { device, reason },
      `Message of device ${JSON.stringify(device ?? '?')} refused: ${reason}`,
    );
    socket.destroy();
  };

  const parse = (request: IncomingMessage, body: string, raw: RawMessage): IngestMessage | null => {
    try {
      return parseMessage(request, body);
    } catch (error) {
      if (error instanceof MalformedMessage && error.uniqueId) {
        engine.noteRefusal(error.uniqueId, raw, error.message);
      }
      throw error;
    }
  };

  const take = async (
    request: IncomingMessage,
    response: ServerResponse,
    socket: Socket,
  ): Promise<void> => {
    const unknown = isJson(request) ? 404 : 400;
    const body = await readBody(request);
    const raw = toRaw(request, body);
    const message = parse(request, body, raw);
    if (!message) return answer(request, response, unknown);
    const result: IngestResult = await engine.ingest({ ...message, raw });
    if (result.outcome === 'refused') return refuse(socket, message.uniqueId, result.reason);
    if (result.outcome === 'unknownDevice') return answer(request, response, unknown);
    const text = 'reply' in result ? result.reply : undefined;
    answer(request, response, STATUS[result.outcome], text);
  };

  return (request, response) => {
    // A request that ends early forgets its socket.
    const { socket } = request;
    take(request, response, socket).catch((error: unknown) => {
      if (error instanceof MalformedMessage) return refuse(socket, error.uniqueId, error.message);
      if (socket.destroyed) return;
      if (isDiskFull(error) || isDatabaseAway(error)) {
        log.warn({ reason: (error as Error).message }, 'A tracker was asked to come back');
        return answer(request, response, STATUS.away);
      }
      log.error({ err: error }, 'A message could not be stored');
      socket.destroy();
    });
  };
};
