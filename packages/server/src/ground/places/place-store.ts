import { DAY_MS } from '@rastro/sdk/domain';
import type { Database } from '../../db/database';
import type { Point } from '../../lookup/service';

/** About 11 m: who stands beside a place has its address. */
const DECIMALS = 4;
const UNIT = 10 ** DECIMALS;
const KEPT_MS = 90 * DAY_MS;
const MAX_PLACES = 200_000;

/** The place that stands for those around it. */
export const roundPlace = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * UNIT) / UNIT,
  longitude: Math.round(longitude * UNIT) / UNIT,
});

const toKey = ({ latitude, longitude }: Point): [number, number] => [
  Math.round(latitude * UNIT),
  Math.round(longitude * UNIT),
];

/** Addresses that were found, for 90 days. */
export class PlaceStore {
  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly clock: () => number,
  ) {}

  /** The address of a place, empty where there is none; undefined when nobody asked lately. */
  async find(point: Point): Promise<string | undefined> {
    const { rows } = await this.database.query<{ address: string }>(
      'select address from place where latitude_e4 = $1 and longitude_e4 = $2 and found_at > $3',
      [...toKey(point), this.oldest()],
    );
    return rows[0]?.address;
  }

  async keep(point: Point, address: string): Promise<void> {
    await this.database.query(
      `insert into place (latitude_e4, longitude_e4, address, found_at) values ($1, $2, $3, $4)
       on conflict (latitude_e4, longitude_e4)
       do update set address = excluded.address, found_at = excluded.found_at`,
      [...toKey(point), address, new Date(this.clock())],
    );
  }

  /** Forgets what is old, and the oldest of too many. */
  async sweep(nowMs: number, maxPlaces = MAX_PLACES): Promise<void> {
    await this.database.query('delete from place where found_at <= $1', [
      new Date(nowMs - KEPT_MS),
    ]);
    await this.database.query(
      `delete from place where (latitude_e4, longitude_e4) in
         (select latitude_e4, longitude_e4 from place order by found_at desc offset $1)`,
      [maxPlaces],
    );
  }

  private oldest(): Date {
    return new Date(this.clock() - KEPT_MS);
  }
}
