import type { FastifyBaseLogger } from 'fastify';
import type { FindAddress } from '../../mail/mail-settings';
import { remakeOnChange } from '../../mail/switched';
import type { Database } from '../../db/database';
import { askGeocoder } from '../../lookup/ask-geocoder';
import { chooseGapMs } from '../../lookup/choose-gap-ms';
import type { Point, Service } from '../../lookup/service';
import { createGeocoder, type Geocoder } from './geocoder';
import { PlaceStore } from './place-store';

interface OpenPlacesOptions {
  /** Undefined while the tracking server behind looks addresses up, if anybody does. */
  readService: () => Service | undefined;
  /** Says addresses of places without a service, where none is set. Default: nobody does. */
  findIncluded?: ((point: Point) => Promise<string>) | undefined;
  database: Database;
  userAgent: () => Promise<string>;
  clock: () => number;
  log: FastifyBaseLogger;
}

/** The geocoder in force, and what forgets old addresses, which may be of settings of before. */
export interface Places {
  /** Undefined while this server looks no addresses up. */
  geocoder(): Geocoder | undefined;
  sweep(this: void, nowMs: number): Promise<void>;
}

/** Addresses as the tracking server of this server, and its mails, ask for them. */
export const toFindAddress = ({ geocoder }: Pick<Places, 'geocoder'>): FindAddress =>
  Object.assign(
    async (point: Point) => (await geocoder()?.findAddress(point, { asker: 'server' })) ?? '',
    { isOn: () => geocoder() !== undefined },
  );

/** Opens the one geocoder of the server: whoever asks keeps its pace. */
export function openPlaces({
  readService,
  findIncluded,
  database,
  userAgent,
  clock,
  log,
}: OpenPlacesOptions): Places {
  const store = new PlaceStore(database, clock);
  const included = findIncluded && { findAddress: (point: Point) => findIncluded(point) };
  const geocoder = remakeOnChange(readService, (service) =>
    createGeocoder({
      ask: async (point) => askGeocoder(service, point, await userAgent()),
      store,
      clock,
      log,
      gapMs: chooseGapMs(service.url),
    }),
  );
  return { geocoder: () => geocoder() ?? included, sweep: (nowMs) => store.sweep(nowMs) };
}
