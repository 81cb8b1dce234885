import type { Readable } from 'node:stream';
import type { UpstreamResponse } from '../../upstream/upstream';
import { firstItem } from './first-item';
import { checkAnswer, checkEntity, type ExpectedShape, findShape, strange } from './shapes';
import type { TrackingReply } from './tracking-http';
import { isAwayStatus, toFault, TrackingFault } from './tracking-fault';

/** Up to here an answer is read whole; a longer one is handed on while it comes. */
const WHOLE_BYTES = 64 * 1024;
const MAX_WORDS_LENGTH = 500;
const PASSED_HEADERS = [
  ...(['content-disposition', 'www-authenticate', 'location'] as const),
  // What its licence allows (spec §7).
  ...(['licensemode', 'devicelimit'] as const),
] as const;
const JSON_TYPE = 'application/json';

/** Parses a reply to `method path`. Throws a `TrackingFault` when it makes no sense. */
export async function readAnswer(
  reply: TrackingReply,
  { method, path }: { method: string; path: string },
): Promise<UpstreamResponse> {
  const { status } = reply;
  const contentType = (reply.headers['content-type'] ?? '').split(';')[0]?.toLowerCase() ?? '';
  if (isAwayStatus(status)) {
    reply.body.destroy();
    throw new TrackingFault('away', `A proxy before the tracking server says ${status}.`);
  }
  if (status >= 400) return readRefusal(reply, contentType);
  const isOpenId = path.startsWith('/session/openid/');
  if ((status >= 300 && !isOpenId) || contentType === 'text/html') {
    reply.body.destroy();
    const what = status >= 300 ? `it leads elsewhere (${status})` : 'it is a web page';
    throw strange(path.split('/')[1] ?? '', what);
  }
  const headers = pickHeaders(reply);
  const start = await readStart(reply.body);
  if (start.length === 0 && start.isWhole) return { status, body: null, headers };
  const answer = { status, headers, ...(contentType === '' ? {} : { contentType }) };
  const shape = contentType === JSON_TYPE ? findShape(method, path) : undefined;
  const isText = contentType === JSON_TYPE || contentType.startsWith('text/');
  if (!start.isWhole || !isText) {
    if (shape !== undefined) checkStart(shape, start.chunks);
    return { ...answer, body: null, stream: start.isWhole ? replay(start) : join(start) };
  }
  const body = Buffer.concat(start.chunks).toString();
  if (shape !== undefined) checkWhole(shape, body);
  return { ...answer, body };
}

interface Start {
  chunks: Buffer[];
  length: number;
  isWhole: boolean;
  rest: AsyncIterator<Buffer>;
}

async function readStart(body: Readable): Promise<Start> {
  const rest = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  let length = 0;
  while (length < WHOLE_BYTES) {
    const next = await rest.next().catch((error: unknown) => Promise.reject(toFault(error)));
    if (next.done === true) return { chunks, length, isWhole: true, rest };
    chunks.push(next.value);
    length += next.value.length;
  }
  return { chunks, length, isWhole: false, rest };
}

async function* replay({ chunks }: Start): AsyncGenerator<Buffer> {
  yield* chunks;
}

/**
 * Joins the chunks already read with the rest; when its reader goes away, even before it began, the
 * answer ends at its source.
 */
function join({ chunks, rest }: Start): AsyncIterable<Buffer> {
  const waiting = [...chunks];
  const iterator: AsyncIterator<Buffer> = {
    async next() {
      const value = waiting.shift();
      if (value !== undefined) return { done: false, value };
      return rest.next().catch((error: unknown) => Promise.reject(toFault(error)));
    },
    async return() {
      await rest.return?.();
      return { done: true, value: undefined };
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}

function checkWhole(shape: ExpectedShape, text: string): void {
  checkAnswer(shape, parse(shape.name, text));
}

/** Checks the start of a list; the first item represents all. */
function checkStart({ name, isList }: ExpectedShape, chunks: readonly Buffer[]): void {
  if (!isList) return;
  const first = firstItem(Buffer.concat(chunks).toString());
  if (first === undefined) throw strange(name, 'a list was expected');
  if (first) checkEntity(name, parse(name, first));
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw strange(name, 'it is not JSON');
  }
}

async function readRefusal(reply: TrackingReply, contentType: string): Promise<UpstreamResponse> {
  const { chunks } = await readStart(reply.body);
  reply.body.destroy();
  const [line = ''] = Buffer.concat(chunks)
    .toString()
    .split(/[\r\n]/, 1);
  // Pages of containers say nothing that the status does not.
  const words = contentType === 'text/html' || line.trimStart().startsWith('<') ? '' : line;
  return {
    status: reply.status,
    contentType: 'text/plain',
    body: words === '' ? null : words.slice(0, MAX_WORDS_LENGTH),
    headers: pickHeaders(reply),
  };
}

function pickHeaders({ headers }: TrackingReply): Record<string, string> {
  return Object.fromEntries(
    PASSED_HEADERS.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
