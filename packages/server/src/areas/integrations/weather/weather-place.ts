import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS, HOUR_MS } from '@rastro/sdk/domain';
import { askCity, askOwnAddress, type City } from '../../../lookup/ask-city';
import { isPublicAddress } from '../../../lookup/is-public-address';
import { createMemory } from '../../../lookup/memory';
import type { Point } from '../../../lookup/service';

/** Services that say where an address of the internet is. */
export interface CityServices {
  /** With `{ip}` where the address stands. */
  cityUrl: string | undefined;
  /** Says which address this server has, for who comes from the own network. */
  ownAddressUrl: string | undefined;
}

interface WeatherPlaceOptions extends CityServices {
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  userAgent: () => Promise<string>;
}

/** A place to tell the weather of, by its name where that is known. */
export type WeatherPlace = Point & { name: string | null };

/** Start of the map of an account or of the server; 0, 0 means none. */
interface MapStart {
  latitude?: unknown;
  longitude?: unknown;
}

const LASTING = { keptMs: DAY_MS, failedMs: HOUR_MS };
const MAX_ADDRESSES = 1_000;

const isWithin = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Math.abs(value) <= most;

/** Returns the start of the map, if it is a place on the earth. */
export function readMapStart({ latitude, longitude }: MapStart): WeatherPlace | undefined {
  if (!isWithin(latitude, 90) || !isWithin(longitude, 180)) return undefined;
  return latitude === 0 && longitude === 0 ? undefined : { latitude, longitude, name: null };
}

/** Finds the city that an address is in; undefined where nobody can say. Asks once a day. */
export function createCityFinder(options: WeatherPlaceOptions) {
  const { cityUrl, ownAddressUrl, clock, log, userAgent } = options;
  const cities = createMemory<City>({ name: 'weather', clock, log, most: MAX_ADDRESSES });
  const own = createMemory<string>({ name: 'weather', clock, log, most: 1 });

  const toPublic = async (address: string): Promise<string | undefined> => {
    if (isPublicAddress(address)) return address;
    if (ownAddressUrl === undefined) return undefined;
    return own.read('own', async () => askOwnAddress(ownAddressUrl, await userAgent()), LASTING);
  };

  return async (address: string): Promise<WeatherPlace | undefined> => {
    if (cityUrl === undefined) return undefined;
    const known = await toPublic(address);
    if (known === undefined) return undefined;
    return cities.read(known, async () => askCity(cityUrl, known, await userAgent()), LASTING);
  };
}
