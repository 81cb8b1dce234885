import type { FastifyInstance } from 'fastify';
import { ApiError, unauthorized } from '../../http/api-error';
import { translateError } from '../../http/gate/translate-error';
import { type Identify, toActor } from '../../http/identity';
import { toRefusal, type Upstream } from '../../upstream/upstream';

interface IngestAddressOptions {
  upstream: Upstream;
  identify: Identify;
  /** By the name that the request reached the server by; undefined where this server takes no messages. */
  ingestUrl: ((hostname: string) => string | null) | undefined;
}

/** `GET /api/ingest`: where trackers send to (`url`, or null), told to administrators only. */
export function registerIngestAddressRoutes(
  app: FastifyInstance,
  { upstream, identify, ingestUrl }: IngestAddressOptions,
): void {
  app.get('/api/ingest', async (request, reply) => {
    const identity = await identify(request);
    if (identity === undefined) throw unauthorized('Sign in first.');
    const answer = await upstream.send(
      { method: 'GET', path: `/users/${identity.userId}`, query: new URLSearchParams() },
      { actor: toActor(identity) },
    );
    if (answer.status >= 400 || answer.body === null) {
      throw translateError(toRefusal(answer), { entity: undefined });
    }
    if ((JSON.parse(answer.body) as { administrator?: unknown }).administrator !== true) {
      throw new ApiError(403, 'HTTP_403_FORBIDDEN', 'Only administrators may do that.');
    }
    void reply.header('cache-control', 'no-store');
    return { url: ingestUrl?.(request.hostname) ?? null };
  });
}
