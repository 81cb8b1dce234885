import type { Unit } from '../../../db/database';
import type { Position } from '../../positions/position';
import type { Mark } from './course-walk';
import { toIso } from './track-point';

/** Members of a fix that rows of reports use. */
export type ReportFix = Pick<
  Position,
  | 'id'
  | 'deviceId'
  | 'fixTimeMs'
  | 'latitude'
  | 'longitude'
  | 'speedKnots'
  | 'address'
  | 'attributes'
>;

/** The same as a list, as it is kept. */
export type PackedFix = [
  id: number,
  fixTimeMs: number,
  latitude: number,
  longitude: number,
  speedKnots: number,
  address: string | null,
  attributes: Record<string, unknown>,
];

/** A fix of a device from its list; ids and times in it count from `origin`. */
export const unpackFix = (
  deviceId: number,
  packed: PackedFix,
  origin: { id: number; timeMs: number } = { id: 0, timeMs: 0 },
): ReportFix => {
  const [id, timeMs, latitude, longitude, speedKnots, address, attributes] = packed;
  return {
    id: id + origin.id,
    deviceId,
    fixTimeMs: timeMs + origin.timeMs,
    latitude,
    longitude,
    speedKnots,
    address,
    attributes,
  };
};

/** Such a list as JSON text, made by the database of a row `p`. */
const PACKED_FIX = `('[' || p.id || ',' || (date_part('epoch', p.fix_time) * 1000)::bigint || ','
  || p.latitude || ',' || p.longitude || ',' || p.speed || ','
  || coalesce(to_json(p.address)::text, 'null') || ',' || p.attributes::text || ']')`;

const parse = (text: string): PackedFix => JSON.parse(text) as PackedFix;

/** Fixes by id; those that are gone are missing. */
export const readFixes = async (
  unit: Unit,
  marks: readonly Mark[],
): Promise<Map<number, ReportFix>> => {
  if (marks.length === 0) return new Map();
  const { rows } = await unit.query<{ device_id: number; fix: string }>(
    `select p.device_id, ${PACKED_FIX} as fix
     from unnest($1::bigint[], $2::timestamptz[]) f(id, fix_time)
     join all_positions p on p.id = f.id and p.fix_time = f.fix_time`,
    [marks.map(({ positionId }) => positionId), marks.map(({ timeMs }) => toIso(timeMs))],
  );
  const fixes = rows.map(({ device_id, fix }) => unpackFix(device_id, parse(fix)));
  return new Map(fixes.map((fix) => [fix.id, fix]));
};

/** The first and the last fix of a device in a span. */
export interface Ends {
  first: ReportFix;
  last: ReportFix;
}

/** The ends of devices in a span, by device; those without a fix are missing. */
export const readEnds = async (
  unit: Unit,
  deviceIds: readonly number[],
  fromMs: number,
  toMs: number,
): Promise<Map<number, Ends>> => {
  const end = (direction: 'asc' | 'desc'): string =>
    `(select ${PACKED_FIX} from all_positions p
      where p.device_id = d.id and p.fix_time between $2 and $3
      order by p.fix_time ${direction}, p.id ${direction} limit 1)`;
  const { rows } = await unit.query<{ id: number; first: string | null; last: string | null }>(
    `select d.id, ${end('asc')} as first, ${end('desc')} as last from unnest($1::bigint[]) d(id)`,
    [deviceIds, new Date(fromMs), new Date(toMs)],
    { name: 'report-ends' },
  );
  const ends = new Map<number, Ends>();
  for (const { id, first, last } of rows) {
    if (first === null || last === null) continue;
    ends.set(id, { first: unpackFix(id, parse(first)), last: unpackFix(id, parse(last)) });
  }
  return ends;
};
