import { z } from 'zod';
import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance } from 'fastify';

interface IngestAddressOptions {
  /** By the name that the request reached the server by; undefined where this server takes no messages. */
  ingestUrl: ((hostname: string) => string | null) | undefined;
}

/** `GET /api/ingest`: where trackers send to (`url`, or null), told to administrators only. */
export function registerIngestAddressRoutes(
  app: FastifyInstance,
  { ingestUrl }: IngestAddressOptions,
): void {
  app.get(
    '/api/ingest',
    describeCall({
      who: ['read', 'ingest'],
      summary: 'Where trackers send to.',
      answer: z.object({ url: z.string().nullable() }),
    }),
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { url: ingestUrl?.(request.hostname) ?? null };
    },
  );
}
