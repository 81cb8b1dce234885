import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { TrackingFault } from './tracking-fault';

const UNPACK = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
} as const;

const isKnown = (encoding: string): encoding is keyof typeof UNPACK =>
  Object.hasOwn(UNPACK, encoding);

/** A body as it was before `Content-Encoding`, while it comes. Throws a `TrackingFault` on an unknown one. */
export function unpackBody(body: Readable, contentEncoding: string | undefined): Readable {
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
