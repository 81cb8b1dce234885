import { pipeline, type Readable } from 'node:stream';
import { promisify } from 'node:util';
import {
  brotliCompress,
  type BrotliOptions,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
  type ZlibOptions,
} from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, type Encoding } from './choose-encoding';

/** One packet: what is smaller is not sent any faster. */
const MIN_BYTES = 1_400;
const COMPRESSIBLE =
  /^(?:application\/(?:json|gpx\+xml|vnd\.google-earth\.kml\+xml)|text\/(?:plain|csv))\b/;
/**
 * Answers of these may hold a secret. The length of a compressed answer tells what a secret in it has in
 * common with text that somebody else chose.
 */
const SECRET = /^\/api\/(?:session|socket-tickets|setup|password|shares?)\b/;

/** Made for each answer anew: little memory and little time, most of the gain. */
const BROTLI: BrotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
const GZIP: ZlibOptions = { level: 4 };

const WHOLE: Readonly<Record<Encoding, (bytes: string | Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify<typeof bytes, BrotliOptions, Buffer>(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify<typeof bytes, ZlibOptions, Buffer>(gzip)(bytes, GZIP),
};
const STREAMS = {
  br: () => createBrotliCompress(BROTLI),
  gzip: () => createGzip(GZIP),
} as const;

/** Sends long answers of the API compressed to those who take them so, streams while they come. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isLong = isStream(payload) || lengthOf(payload) >= MIN_BYTES;
    if (!isLong || !mayCompress(request, reply)) return done(null, payload);
    addVary(reply);
    const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
    if (encoding === undefined) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (isStream(payload)) {
      // Whoever fails, or goes away, ends both.
      return done(
        null,
        pipeline(payload, STREAMS[encoding](), () => undefined),
      );
    }
    WHOLE[encoding](payload as string | Buffer).then(
      (bytes) => done(null, bytes),
      (error: Error) => done(error),
    );
  });
}

function mayCompress({ url }: FastifyRequest, reply: FastifyReply): boolean {
  return (
    url.startsWith('/api/') &&
    !SECRET.test(url) &&
    reply.statusCode === 200 &&
    !reply.hasHeader('content-encoding') &&
    !reply.hasHeader('accept-ranges') &&
    COMPRESSIBLE.test(String(reply.getHeader('content-type') ?? ''))
  );
}

const isStream = (payload: unknown): payload is Readable =>
  typeof payload === 'object' && payload !== null && 'pipe' in payload;

const lengthOf = (payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;

/** Tells caches that an answer comes in several encodings. */
export function addVary(reply: FastifyReply): void {
  const before = reply.getHeader('vary');
  void reply.header(
    'vary',
    before === undefined ? 'accept-encoding' : `${String(before)}, accept-encoding`,
  );
}
