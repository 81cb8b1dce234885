import { z } from 'zod';
import { describeCall } from '../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import type { Access } from '../access/access';
import { unauthorized } from '../../request/api-error';
import type { Identify } from '../identity/identity';

interface IngestAddressOptions {
  identify: Identify;
  access: Pick<Access, 'require'>;
  /** By the name that the request reached the server by; undefined where this server takes no messages. */
  ingestUrl: ((hostname: string) => string | null) | undefined;
}

/** `GET /api/ingest`: where trackers send to (`url`, or null), told to administrators only. */
export function registerIngestAddressRoutes(
  app: FastifyInstance,
  { identify, access, ingestUrl }: IngestAddressOptions,
): void {
  app.get(
    '/api/ingest',
    describeCall({
      summary: 'Where trackers send to.',
      answer: z.object({ url: z.string().nullable() }),
    }),
    async (request, reply) => {
      const identity = await identify(request);
      if (identity === undefined) throw unauthorized();
      await access.require(identity.userId, 'read', 'ingest');
      void reply.header('cache-control', 'no-store');
      return { url: ingestUrl?.(request.hostname) ?? null };
    },
  );
}
