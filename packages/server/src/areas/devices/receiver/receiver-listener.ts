import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { type Listener, type ListenerLog, openListener } from '../../../listener/open-listener';
import { isPublicAddress } from '../../../lookup/is-public-address';
import type { Receiver } from './receiver';

interface ReceiverListenerOptions {
  receiver: Receiver;
  host: string;
  /** 0 asks for a free one. */
  port: number;
  /** Secret that a tracking server sends as `Authorization: Bearer`. */
  secret: string;
  log: ListenerLog;
}

const REQUEST_TIMEOUT_MS = 10_000;
const BODY_LIMIT_BYTES = 256 * 1024;
const CALLS: Readonly<Record<string, keyof Receiver>> = {
  '/positions': 'position',
  '/events': 'event',
};

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The body of a call; undefined when it is too long, or cut off. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request) {
      const part = chunk as Buffer; // no encoding is set
      bytes += part.length;
      if (bytes > BODY_LIMIT_BYTES) return undefined;
      chunks.push(part);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).toString();
}

/**
 * A port of its own for what a Traccar forwards: `POST /positions` and `POST /events`, from private networks, with
 * the secret. A stranger is told nothing but 401; 503 asks for another try.
 */
export const createReceiverListener = (options: ReceiverListenerOptions): Listener => {
  const { receiver, host, port, secret, log } = options;
  const expected = digest(`Bearer ${secret}`);
  const isKnown = ({ headers, socket }: IncomingMessage): boolean => {
    const address = socket.remoteAddress ?? '';
    const isPrivate = isIP(address) !== 0 && !isPublicAddress(address);
    return timingSafeEqual(digest(headers.authorization ?? ''), expected) && isPrivate;
  };

  const answer = async (request: IncomingMessage): Promise<number> => {
    if (!isKnown(request)) return 401;
    const call = CALLS[(request.url ?? '').split('?')[0] ?? ''];
    if (!call) return 404;
    if (request.method !== 'POST') return 405;
    const text = await readBody(request);
    if (text === undefined) return 413;
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch {
      return 400;
    }
    try {
      return (await receiver[call](body)) === 'unreadable' ? 400 : 200;
    } catch (error) {
      log.error({ err: error }, 'What was forwarded could not be acted on');
      return 503;
    }
  };
  const request = (raw: IncomingMessage, response: ServerResponse): void => {
    void answer(raw).then((status) => {
      // What is left of a body nobody reads.
      raw.resume();
      const ends = raw.complete ? {} : { connection: 'close' };
      response.writeHead(status, { ...ends, 'content-length': 0, 'cache-control': 'no-store' });
      response.end();
    });
  };
  return openListener({ request }, { host, port, requestTimeout: REQUEST_TIMEOUT_MS, log });
};
