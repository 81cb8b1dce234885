import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database';
import { askGeocoder } from '../../lookup/ask-geocoder';
import { chooseGapMs } from '../../lookup/choose-gap-ms';
import type { Point, Service } from '../../lookup/service';
import { createGeocoder, type Geocoder } from './geocoder';
import { PlaceStore } from './place-store';

interface OpenPlacesOptions {
  /** Undefined where the tracking server behind looks addresses up, if anybody does. */
  service: Service | undefined;
  /** Says addresses of places without a service, where none is set. Default: nobody does. */
  findIncluded?: ((point: Point) => Promise<string>) | undefined;
  database: Database;
  userAgent: () => Promise<string>;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** A geocoder as the settings say, and what forgets old addresses, which may be of settings of before. */
export interface Places {
  /** Undefined where this server looks no addresses up. */
  geocoder: Geocoder | undefined;
  sweep(): Promise<void>;
}

/** Opens the one geocoder of the server: whoever asks keeps its pace. */
export function openPlaces({
  service,
  findIncluded,
  database,
  userAgent,
  clock,
  log,
}: OpenPlacesOptions): Places {
  const store = new PlaceStore(database, clock);
  const included = findIncluded && { findAddress: (point: Point) => findIncluded(point) };
  const geocoder =
    service &&
    createGeocoder({
      ask: async (point) => askGeocoder(service, point, await userAgent()),
      store,
      clock,
      log,
      gapMs: chooseGapMs(service.url),
    });
  return { geocoder: geocoder ?? included, sweep: () => store.sweep() };
}
