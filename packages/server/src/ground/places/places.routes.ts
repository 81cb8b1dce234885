import { z } from 'zod';
import { describeCall } from '../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import { LookupError } from '../../lookup/lookup-error';
import { ApiError } from '../../request/api-error';
import type { Point } from '../../lookup/service';
import { readWhole } from '../../request/read-whole';
import { translateError } from '../../request/translate-error';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import { type Identity, identityOf, toUpstreamActor } from '../identity/identity';
import { type Geocoder, REST_MS } from './geocoder';
import { readPoint } from './read-point';

interface PlacesOptions {
  /** Undefined while the tracking server behind is asked. */
  geocoder: () => Geocoder | undefined;
  upstream: Pick<Upstream, 'send'>;
}

/** `GET /api/server/geocode`: the address of a place as text, by this server's own geocoder, else by the tracking server's. */
export function registerPlacesRoutes(
  app: FastifyInstance,
  { geocoder, upstream }: PlacesOptions,
): void {
  app.get(
    '/api/server/geocode',
    describeCall({
      who: ['read', 'server'],
      summary: 'The address of a place as text.',
      query: {
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        background: z.boolean().optional(),
      },
      answer: 'text',
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      const { background } = request.query as Record<string, unknown>;
      const point = readPoint(request.query);
      const own = geocoder();
      const address = own
        ? await own
            .findAddress(point, {
              asker: String(identity.userId),
              isBackground: background === 'true',
            })
            .catch(toApiError)
        : await askBehind(upstream, point, identity);
      void reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8');
      return address;
    },
  );
}

async function askBehind(
  upstream: Pick<Upstream, 'send'>,
  { latitude, longitude }: Point,
  identity: Identity,
): Promise<string> {
  const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude) });
  const answer = await upstream.send(
    { method: 'GET', path: '/server/geocode', query },
    { actor: toUpstreamActor(identity) },
  );
  if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: undefined });
  return (await readWhole(answer)) ?? '';
}

function toApiError(error: unknown): never {
  if (!(error instanceof LookupError)) throw error;
  throw new ApiError(503, 'GEOCODER_AWAY', 'Addresses cannot be looked up at the moment.', {
    retryAfterSeconds: error.problem === 'busy' ? 1 : REST_MS / 1000,
  });
}
