import type { FastifyBaseLogger } from 'fastify';
import { MINUTE_MS } from '@rastro/sdk/domain';
import type { Upstream } from '../../../upstream/upstream';
import { askForecast, type Forecast } from '../../../lookup/ask-forecast';
import { createMemory } from '../../../lookup/memory';
import type { Service } from '../../../lookup/service';
import { readUser } from '../../../ground/sessions/read-user';
import {
  type CityServices,
  createCityFinder,
  readMapStart,
  type WeatherPlace,
} from './weather-place';

/** The weather where somebody is, and the name of the place where it is known. */
export interface LocalWeather extends Forecast {
  city: string | null;
}

/** Tells the weather. */
export interface Weather {
  /** For an account that asks from an address; null where no place is known or nobody can say. */
  of(userId: number, address: string): Promise<LocalWeather | null>;
}

interface WeatherOptions {
  service: Service & CityServices;
  upstream: Pick<Upstream, 'send'>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  userAgent: () => Promise<string>;
}

const LASTING = { keptMs: 15 * MINUTE_MS, failedMs: MINUTE_MS };
const MAX_CELLS = 1_000;

/** About 11 km, in which the weather is one: nobody outside learns more of a place. */
const toCell = (degrees: number): number => Math.round(degrees * 10) / 10;

/** Weather by the service of the settings: at the start of the account's map, else by its address, else at the start of the server's map. */
export function createWeather({
  service,
  upstream,
  clock,
  log,
  userAgent,
}: WeatherOptions): Weather {
  const forecasts = createMemory<Forecast>({ name: 'weather', clock, log, most: MAX_CELLS });
  const findCity = createCityFinder({ ...service, clock, log, userAgent });

  const findPlace = async (userId: number, address: string): Promise<WeatherPlace | undefined> => {
    const user = readMapStart(JSON.parse(await readUser(upstream, userId)) as object);
    const near = user ?? (await findCity(address));
    if (near) return near;
    const server = await upstream.send(
      { method: 'GET', path: '/server', query: new URLSearchParams() },
      { actor: { userId } },
    );
    return server.status < 400
      ? readMapStart(JSON.parse(server.body ?? '{}') as object)
      : undefined;
  };

  return {
    async of(userId, address) {
      const place = await findPlace(userId, address);
      if (place === undefined) return null;
      const cell = { latitude: toCell(place.latitude), longitude: toCell(place.longitude) };
      const forecast = await forecasts.read(
        `${cell.latitude} ${cell.longitude}`,
        async () => askForecast(service, cell, await userAgent()),
        LASTING,
      );
      return forecast === undefined ? null : { ...forecast, city: place.name || null };
    },
  };
}
