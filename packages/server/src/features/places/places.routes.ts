import { z } from 'zod';
import { describeCall } from '../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import { LookupError } from '../../lookup/lookup-error';
import { ApiError, unauthorized } from '../../request/api-error';
import type { Access } from '../access/access';
import type { Identify } from '../identity/identity';
import { type Geocoder, REST_MS } from './geocoder';
import { readPoint } from './read-point';

interface PlacesOptions {
  identify: Identify;
  access: Pick<Access, 'require'>;
  geocoder: Geocoder;
}

/** `GET /api/server/geocode`: the address of a place as text, by this server's own geocoder. */
export function registerPlacesRoutes(
  app: FastifyInstance,
  { identify, access, geocoder }: PlacesOptions,
): void {
  app.get(
    '/api/server/geocode',
    describeCall({
      summary: 'The address of a place as text.',
      query: {
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        background: z.boolean().optional(),
      },
      answer: 'text',
    }),
    async (request, reply) => {
      const identity = await identify(request);
      if (identity === undefined) throw unauthorized();
      await access.require(identity.userId, 'read', 'server');
      const { background } = request.query as Record<string, unknown>;
      const address = await geocoder
        .findAddress(readPoint(request.query), {
          asker: String(identity.userId),
          isBackground: background === 'true',
        })
        .catch(toApiError);
      void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return address;
    },
  );
}

function toApiError(error: unknown): never {
  if (!(error instanceof LookupError)) throw error;
  throw new ApiError(503, 'GEOCODER_AWAY', 'Addresses cannot be looked up at the moment.', {
    retryAfterSeconds: error.problem === 'busy' ? 1 : REST_MS / 1000,
  });
}
