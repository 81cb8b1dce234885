import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isDatabaseAway, isDiskFull } from '../../../db/database-away';
import { hasBody } from '../../../listener/body-budget';
import type { PortLimits } from '../../../listener/open-listener';
import { type DoorLimits, NO_LIMITS } from '../../../listener/door-limits';
import type { EngineLog } from '../../common/engine-log';
import { findMessageProblem } from '../messages/find-message-problem';
import type { IngestMessage, IngestResult } from '../messages/ingest-message';
import type { Intake } from '../intake';
import { MalformedMessage, UnacceptableMessage } from '../messages/malformed-message';
import { parseOsmandJson } from '../messages/parse-osmand-json';
import { parseOsmandQuery } from '../messages/parse-osmand-query';
import type { RawMessage } from '../messages/raw-message';
import { createCountedLines } from './counted-lines';
import { createRefusalLog, type Sender } from './refusal-log';
import type { Knock, UnknownTrackers } from '../../../upstream/unknown-trackers';

/** Longest body a tracker may send (tracking-api §7). */
const MAX_BODY_BYTES = 64 * 1024;
const RETRY_AFTER_SECONDS = 5;
/** Lines a minute: while the database is away each message would be one. */
const AWAY_LINES = 1;
const FAILED_LINES = 20;
const STATUS = { busy: 429, away: 503, stored: 200, dropped: 200, unacceptable: 400 } as const;

/** A request and the connection it came by: one that ends early forgets its socket. */
interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  socket: Socket;
}

/** Receiver of the messages, and the log of refusals. */
export interface MessageListenerOptions {
  engine: Pick<Intake, 'ingest' | 'noteRefusal' | 'knows'>;
  log: EngineLog;
  /**
   * Limits of messages per device, or per address of an unknown device; unlimited when left out.
   */
  limits?: PortLimits & Pick<DoorLimits, 'takeMessage'>;
  /** Remembers who is no device of ours. */
  unknownTrackers?: Pick<UnknownTrackers, 'note'> | undefined;
  /** Called with what became of each message. */
  onOutcome?: ((outcome: MessageOutcome) => void) | undefined;
}

/**
 * Outcome of a message that came in: stored; dropped, though it was fine; refused, because of its
 * content or its device; unknown, without a device here; busy, to be sent again; failed, because
 * the database is away or full, or by a fault.
 */
export type MessageOutcome = 'stored' | 'dropped' | 'refused' | 'unknown' | 'busy' | 'failed';

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

const readForm = (request: IncomingMessage, body: string): IngestMessage | null => {
  if (isJson(request)) return parseOsmandJson(body);
  const { url = '/' } = request;
  const start = url.indexOf('?');
  const inUrl = new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
  const message = parseOsmandQuery(inUrl.size > 0 ? inUrl : new URLSearchParams(body));
  return message && { ...message, takesCommand: true };
};

const parseMessage = (request: IncomingMessage, body: string): IngestMessage | null => {
  const message = readForm(request, body);
  const problem = message && findMessageProblem(message);
  if (problem) throw new UnacceptableMessage(problem, message.uniqueId);
  return message;
};

const addressOf = ({ socket }: Pick<IncomingMessage, 'socket'>): string =>
  socket.remoteAddress ?? '';

const toRaw = ({ method, url, socket }: IncomingMessage, body: string): RawMessage => ({
  host: addressOf({ socket }),
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
export const createMessageListener = ({
  engine,
  log,
  limits = NO_LIMITS,
  unknownTrackers,
  onOutcome = () => undefined,
}: MessageListenerOptions): RequestListener => {
  const refusals = createRefusalLog(log, unknownTrackers);
  const away = createCountedLines(AWAY_LINES, (count) =>
    log.warn({ count }, `${count} more messages were asked to come back within a minute`),
  );
  const failed = createCountedLines(FAILED_LINES, (count) =>
    log.error({ count }, `${count} more messages could not be stored within a minute`),
  );

  const close = (socket: Socket, sender: Sender, knock: Knock) => {
    refusals.write(sender, knock);
    socket.destroy();
  };

  const refuse = (
    { request, response, socket }: Exchange,
    raw: RawMessage,
    error: MalformedMessage,
  ): void => {
    const { uniqueId, message: reason } = error;
    const isKnown = uniqueId !== undefined && engine.noteRefusal(uniqueId, raw, reason);
    const sender = isKnown ? 'device' : 'unknown';
    const knock = { device: uniqueId, address: raw.host, reason };
    if (!(error instanceof UnacceptableMessage)) return close(socket, sender, knock);
    refusals.write(sender, knock);
    answer(request, response, STATUS.unacceptable, reason);
  };

  // Many devices share a gateway's address: one that is known counts for itself.
  const isTooOften = (request: IncomingMessage, uniqueId: string | undefined): boolean =>
    uniqueId !== undefined && engine.knows(uniqueId)
      ? !limits.takeMessage(uniqueId)
      : !limits.takeCall(request);

  const askToComeBack = ({ request, response }: Exchange): 'busy' => {
    answer(request, response, STATUS.busy);
    return 'busy';
  };

  const take = async (exchange: Exchange): Promise<MessageOutcome> => {
    const { request, response, socket } = exchange;
    const unknown = isJson(request) ? 404 : 400;
    const body = await readBody(request);
    const raw = toRaw(request, body);
    let message: IngestMessage | null;
    try {
      message = parseMessage(request, body);
    } catch (error) {
      if (!(error instanceof MalformedMessage)) throw error;
      if (isTooOften(request, error.uniqueId)) return askToComeBack(exchange);
      refuse(exchange, raw, error);
      return 'refused';
    }
    if (isTooOften(request, message?.uniqueId)) return askToComeBack(exchange);
    if (!message) {
      const reason = `${raw.host} names no device`;
      refusals.write('unknown', { device: undefined, address: raw.host, reason });
      answer(request, response, unknown);
      return 'unknown';
    }
    const { uniqueId } = message;
    const result: IngestResult = await engine.ingest({ ...message, raw });
    if (result.outcome === 'refused') {
      const { reason } = result;
      close(socket, 'device', { device: uniqueId, address: raw.host, reason });
      return 'refused';
    }
    if (result.outcome === 'unknownDevice') {
      const reason = 'there is no such device';
      refusals.write('unknown', { device: uniqueId, address: raw.host, reason });
      answer(request, response, unknown);
      return 'unknown';
    }
    const text = 'reply' in result ? result.reply : undefined;
    answer(request, response, STATUS[result.outcome], text);
    return result.outcome;
  };

  return (request, response) => {
    const { socket } = request;
    take({ request, response, socket }).then(onOutcome, (error: unknown) => {
      onOutcome(error instanceof MalformedMessage ? 'refused' : 'failed');
      if (error instanceof MalformedMessage) {
        // It counts like any other, though nothing is left to refuse.
        limits.takeCall({ socket, headers: request.headers });
        const address = addressOf({ socket });
        return close(socket, 'unknown', { device: undefined, address, reason: error.message });
      }
      if (socket.destroyed) return;
      if (isDiskFull(error) || isDatabaseAway(error)) {
        const { message: reason } = error as Error;
        away.write(() => log.warn({ reason }, 'A tracker was asked to come back'));
        return answer(request, response, STATUS.away);
      }
      failed.write(() => log.error({ err: error }, 'A message could not be stored'));
      socket.destroy();
    });
  };
};
