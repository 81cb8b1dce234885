import type { Unit } from '../../../db/database';
import type { Ends, ReportFix } from './report-fix';
import { toIso } from './track-point';

/**
 * Attributes that are 0 in the first message after a tracker restarts, or where its sensor was
 * silent for a moment.
 */
const COUNTERS = ['fuelUsed', 'fuel', 'fuelLevel'] as const;

interface Gap {
  end: ReportFix;
  name: string;
  ends: Ends;
}

const findGaps = (ends: Ends): Gap[] =>
  COUNTERS.flatMap((name) => {
    const values = [ends.first, ends.last].map(({ attributes }) => attributes[name]);
    const isKnown = values.some((value) => typeof value === 'number' && value !== 0);
    if (!isKnown) return [];
    return [ends.first, ends.last]
      .filter((_, index) => values[index] === 0)
      .map((end) => ({ end, name, ends }));
  });

const nearest = (direction: 'asc' | 'desc'): string =>
  `(select (p.attributes ->> g.name)::float8 from all_positions p
    where p.device_id = g.device_id and p.fix_time between g.from_time and g.to_time
      and case when json_typeof(p.attributes -> g.name) = 'number'
        then (p.attributes ->> g.name)::float8 <> 0 else false end
    order by p.fix_time ${direction}, p.id ${direction} limit 1)`;

/** Puts the nearest known figure in the place of a 0 at one end of a time whose other end knows one. */
export const mendCounters = async (unit: Unit, all: readonly Ends[]): Promise<Ends[]> => {
  const gaps = all.flatMap(findGaps);
  if (gaps.length === 0) return [...all];
  const { rows } = await unit.query<{ value: number | null }>(
    `select case when g.is_first then ${nearest('asc')} else ${nearest('desc')} end as value
     from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::timestamptz[], $5::boolean[])
       with ordinality g(device_id, name, from_time, to_time, is_first, place)
     order by g.place`,
    [
      gaps.map(({ end }) => end.deviceId),
      gaps.map(({ name }) => name),
      gaps.map(({ ends }) => toIso(ends.first.fixTimeMs)),
      gaps.map(({ ends }) => toIso(ends.last.fixTimeMs)),
      gaps.map(({ end, ends }) => end === ends.first),
    ],
  );
  const mended = new Map<Ends, Ends>();
  gaps.forEach(({ end, name, ends }, index) => {
    const value = rows[index]?.value;
    if (value === null || value === undefined) return;
    const side = end === ends.first ? 'first' : 'last';
    const before = mended.get(ends) ?? ends;
    const attributes = { ...before[side].attributes, [name]: value };
    mended.set(ends, { ...before, [side]: { ...before[side], attributes } });
  });
  return all.map((ends) => mended.get(ends) ?? ends);
};
