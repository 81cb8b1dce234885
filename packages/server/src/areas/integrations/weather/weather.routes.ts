import { z } from 'zod';
import { describeCall } from '../../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import { identityOf } from '../../../ground/identity/identity';
import type { Weather } from './weather';

interface WeatherOptions {
  /** Undefined while it is switched off. */
  readWeather: () => Weather | undefined;
}

/** `GET /api/weather`: the weather where the account's map begins; null while nobody can say, or it is off. */
export function registerWeatherRoutes(app: FastifyInstance, { readWeather }: WeatherOptions): void {
  app.get(
    '/api/weather',
    describeCall({
      who: ['read', 'server'],
      summary: 'The weather where the map of the account begins; null while nobody can say.',
      answer: z.looseObject({}).nullable(),
    }),
    async (request, reply) => {
      const identity = identityOf(request);
      void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      return JSON.stringify((await readWeather()?.of(identity.userId, request.ip)) ?? null);
    },
  );
}
