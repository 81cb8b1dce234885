import type { FastifyBaseLogger } from 'fastify';
import { LookupError } from '../../lookup/lookup-error';
import type { Point } from '../../lookup/service';
import { type PlaceStore, roundPlace } from './place-store';
import { createTurns } from './turns';

/** Finds addresses of places. */
export interface Geocoder {
  /**
   * The address, empty where there is none. Throws a `LookupError` when nobody can say; in the background also
   * while others wait. Of several who ask each has a turn after the other, whatever one of them asks for.
   */
  findAddress(point: Point, by?: Asking): Promise<string>;
}

/** Requester of an address, and the kind of request. */
interface Asking {
  /** An account, or what of the server asks by itself. */
  asker?: string;
  /** Nobody waits for it. */
  isBackground?: boolean;
}

interface GeocoderOptions {
  ask: (point: Point) => Promise<string>;
  store: Pick<PlaceStore, 'find' | 'keep'>;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Between two questions; default a second, as public services ask for. */
  gapMs?: number;
}

const GAP_MS = 1_000;
const MAX_WAITING = 5;
/** Pause after a service failed, in ms. */
export const REST_MS = 30_000;

/** Asks the service for what is not kept: one question after the other at its pace, one for all who want the same place. */
export function createGeocoder(options: GeocoderOptions): Geocoder {
  const { ask, store, clock, log, gapMs = GAP_MS } = options;
  const turns = createTurns(gapMs, MAX_WAITING);
  const asked = new Map<string, Promise<string>>();
  let restsUntil = 0;
  let failed: LookupError | undefined;

  const refuseWhileResting = (): void => {
    if (failed !== undefined && clock() < restsUntil) throw failed;
  };

  const find = async (point: Point, { asker = '', isBackground }: Asking): Promise<string> => {
    const kept = await store.find(point);
    if (kept !== undefined) return kept;
    refuseWhileResting();
    await turns.take(asker, isBackground);
    // It may have failed while this one waited for its turn.
    refuseWhileResting();
    const address = await ask(point).catch((error: unknown) => {
      if (!(error instanceof LookupError)) throw error;
      if (failed === undefined) log.warn({ problem: error.problem }, `geocoder: ${error.message}`);
      failed = error;
      restsUntil = clock() + REST_MS;
      throw error;
    });
    failed = undefined;
    await store
      .keep(point, address)
      .catch((error: unknown) => log.warn({ err: error }, 'an address could not be kept'));
    return address;
  };

  const findAddress: Geocoder['findAddress'] = (exact, by = {}) => {
    const point = roundPlace(exact);
    const key = `${point.latitude} ${point.longitude}`;
    const running = asked.get(key);
    if (running) {
      // What is refused to the background is not refused to who waits.
      return by.isBackground ? running : running.catch(() => findAddress(exact, by));
    }
    const finding = find(point, by).finally(() => asked.delete(key));
    asked.set(key, finding);
    return finding;
  };
  return { findAddress };
}
