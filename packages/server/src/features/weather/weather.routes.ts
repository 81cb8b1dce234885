import { z } from 'zod';
import { describeCall } from '../../request/describe-call';
import type { FastifyInstance } from 'fastify';
import { unauthorized } from '../../request/api-error';
import type { Access } from '../access/access';
import type { Identify } from '../identity/identity';
import type { Weather } from './weather';

interface WeatherOptions {
  identify: Identify;
  access: Pick<Access, 'require'>;
  /** Undefined while it is switched off. */
  readWeather: () => Weather | undefined;
}

/** `GET /api/weather`: the weather where the account's map begins; null while nobody can say, or it is off. */
export function registerWeatherRoutes(
  app: FastifyInstance,
  { identify, access, readWeather }: WeatherOptions,
): void {
  app.get(
    '/api/weather',
    describeCall({
      summary: 'The weather where the map of the account begins; null while nobody can say.',
      answer: z.looseObject({}).nullable(),
    }),
    async (request, reply) => {
      const identity = await identify(request);
      if (identity === undefined) throw unauthorized();
      await access.require(identity.userId, 'read', 'server');
      void reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
      return JSON.stringify((await readWeather()?.of(identity.userId, request.ip)) ?? null);
    },
  );
}
