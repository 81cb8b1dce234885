import { Pool } from 'undici';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Content } from './build-content';
import { toFault, TrackingFault } from './tracking-fault';

const UNPACK = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
} as const;

const isKnown = (encoding: string): encoding is keyof typeof UNPACK =>
  Object.hasOwn(UNPACK, encoding);

/** A body as it was before `Content-Encoding`, while it comes. Throws a `TrackingFault` on an unknown one. */
function unpackBody(body: Readable, contentEncoding: string | undefined): Readable {
  const encoding = (contentEncoding ?? '').trim().toLowerCase();
  if (encoding === '' || encoding === 'identity') return body;
  if (!isKnown(encoding)) {
    body.destroy();
    throw new TrackingFault(
      'incompatible',
      `The tracking server, or a proxy before it, answers packed as "${encoding.slice(0, 40)}", which was not asked for.`,
    );
  }
  // Whoever fails, or goes away, ends both.
  return pipeline(body, UNPACK[encoding](), () => undefined);
}

/** Methods supported by the tracking server. */
export const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const;
export type Method = (typeof METHODS)[number];

/** Credentials of a call; no call is anonymous. */
export type CallAs = { cookie: string } | { bearer: string } | undefined;

/** One call, already made anew: nothing of the caller's request goes along that is not named here. */
export interface TrackingCall {
  method: Method;
  /** With the query: `/api/devices?id=5`. */
  target: string;
  content?: Content;
  accept?: string | undefined;
  /** Address of the client. */
  address?: string | undefined;
  as?: CallAs;
  signal?: AbortSignal | undefined;
}

/** Reply of the tracking server; its body is still arriving. */
export interface TrackingReply {
  status: number;
  headers: Readonly<Record<string, string | undefined>>;
  /** `JSESSIONID=…`, when the answer set one. */
  cookie: string | undefined;
  body: Readable;
}

/** The connections to the tracking server. */
export interface TrackingHttp {
  /** Throws a `TrackingFault` when there is no answer. */
  call(call: TrackingCall): Promise<TrackingReply>;
  close(): Promise<void>;
}

const CONNECTIONS = 128;
const CONNECT_TIMEOUT_MS = 3_000;
/** Timeout of an answer, equal to that of a client (spec §9). */
const ANSWER_TIMEOUT_MS = MINUTE_MS;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** A connection that the other side closed while it was idle: nothing was done yet. */
const STALE = new Set(['UND_ERR_SOCKET', 'ECONNRESET']);

/** A pool of connections to `origin`. */
export function createTrackingHttp(origin: string): TrackingHttp {
  const pool = new Pool(origin, {
    connections: CONNECTIONS,
    pipelining: 1,
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });

  // Over a network fewer bytes are faster; on the same machine packing only costs.
  const encodings = LOOPBACK.test(new URL(origin).hostname) ? undefined : 'br, gzip';

  const attempt = async (call: TrackingCall): Promise<TrackingReply> => {
    const { statusCode, headers, body } = await pool.request({
      method: call.method,
      path: call.target,
      headers: toHeaders(call, encodings),
      body: call.content?.bytes ?? null,
      ...(call.signal === undefined ? {} : { signal: call.signal }),
    });
    const isEmpty = statusCode === 204 || headers['content-length'] === '0';
    const encoding = [headers['content-encoding']].flat()[0];
    const unpacked = isEmpty ? body : unpackBody(body, encoding);
    // Whoever reads the body is told; one that nobody reads any more must not end the process.
    unpacked.on('error', () => undefined);
    const setCookies = [headers['set-cookie'] ?? []].flat();
    return {
      status: statusCode,
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]),
      ),
      cookie: setCookies.map(readSessionCookie).find((cookie) => cookie !== undefined),
      body: unpacked,
    };
  };

  return {
    async call(call) {
      try {
        return await attempt(call).catch((error: unknown) => {
          const { code } = error as { code?: string };
          if (call.method !== 'GET' || !STALE.has(code ?? '')) throw error;
          return attempt(call);
        });
      } catch (error) {
        throw toFault(error);
      }
    },
    close: () => pool.destroy(),
  };
}

function toHeaders(
  { content, accept, address, as }: TrackingCall,
  encodings: string | undefined,
): Record<string, string> {
  return {
    ...(encodings === undefined ? {} : { 'accept-encoding': encodings }),
    ...(accept === undefined ? {} : { accept }),
    ...(content?.type === undefined ? {} : { 'content-type': content.type }),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    ...(as !== undefined && 'cookie' in as ? { cookie: as.cookie } : {}),
    ...(as !== undefined && 'bearer' in as ? { authorization: `Bearer ${as.bearer}` } : {}),
  };
}

function readSessionCookie(line: string): string | undefined {
  return /^JSESSIONID=[\w.!*+/=-]+/.exec(line)?.[0];
}
