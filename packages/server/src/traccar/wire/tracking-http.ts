import type { Readable } from 'node:stream';
import { Pool } from 'undici';
import { MINUTE_MS } from '@rastro/sdk/domain';
import type { Content } from './build-content';
import { toFault } from './tracking-fault';
import { unpackBody } from './unpack-body';

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
