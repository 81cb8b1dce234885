import { DEVICES } from './make-fleet.mjs';

const DAY_MS = 86_400_000;
/** A fix every 30 seconds. */
export const FIXES_A_DAY = 2_880;
/** Vehicles that drove all of yesterday: what reports of a day are asked about. */
export const REPORTED = 100;
/** One more has as many fixes as a report gives. */
export const LONG_ROWS = 50_000;
const LONG_DAYS = Math.ceil(LONG_ROWS / FIXES_A_DAY);
const ALL = 1_000_000;
const OTHERS = DEVICES - REPORTED - 1;
const EACH_OF_OTHERS = Math.ceil((ALL - REPORTED * FIXES_A_DAY - LONG_ROWS) / OTHERS);
/** Far beyond what the server numbers from one. */
const FIRST_ID = 1_000_000_000;

/** Midnight (UTC) at which yesterday began. */
export const yesterdayMs = () => Math.floor(Date.now() / DAY_MS) * DAY_MS - DAY_MS;

/** Selects of the rows that what is measured reads: no access, no JSON, no HTTP. */
export function rawSelects(deviceIds) {
  const from = iso(yesterdayMs());
  const to = iso(yesterdayMs() + DAY_MS);
  const hundred = `array[${deviceIds.slice(0, REPORTED).join(',')}]::bigint[]`;
  const fixes = (which, since) =>
    `select * from positions where ${which} and fix_time >= '${since}' and fix_time < '${to}' order by fix_time`;
  return {
    devices: `select d.*, s.status, s.last_update from devices d
      left join device_state s on s.device_id = d.id where d.group_id is not null order by d.name`,
    latest: `select s.position from devices d join device_state s on s.device_id = d.id
      where d.group_id is not null`,
    day: fixes(`device_id = ${deviceIds[0]}`, from),
    days: fixes(`device_id = any(${hundred})`, from),
    long: fixes(`device_id = ${deviceIds[REPORTED]}`, iso(yesterdayMs() - 30 * DAY_MS)),
    events: `select * from events where device_id = any(${hundred})
      and event_time >= '${from}' and event_time < '${to}'`,
  };
}

const iso = (timeMs) => new Date(timeMs).toISOString();
const dateText = (timeMs) => new Date(timeMs).toISOString().slice(0, 10);

const partition = (startMs) => `
  create table if not exists positions_${dateText(startMs).replaceAll('-', '_')}
  partition of positions for values
  from ('${dateText(startMs)} 00:00:00+00') to ('${dateText(startMs + DAY_MS)} 00:00:00+00')`;

/** Fixes 30 seconds apart of vehicles that drive for 45 minutes and stand for 15. */
const insertFixes = ({ firstId, devices, startMs, count }) => `
  insert into positions (id, device_id, protocol, server_time, device_time, fix_time, valid,
    latitude, longitude, altitude, speed, course, accuracy, attributes)
  select ${firstId} + (row_number() over ()) - 1, device, 'osmand', at, at, at, true,
    -23.5 + 0.002 * way, -46.6 + 0.0001 * (device % 1000), 760,
    case when moves then 14.4 else 0 end, 0, 5,
    json_build_object('batteryLevel', 80.0, 'ignition', moves, 'distance',
      case when moves then 222.4 else 0.0 end, 'totalDistance', 222.4 * way, 'motion', moves,
      'hours', 30000 * way)
  from (select device, step, step % 120 < 90 as moves,
      90 * (step / 120) + least(step % 120, 89) as way,
      timestamptz '${dateText(startMs)} 00:00:00+00' + step * interval '30 seconds' as at
    from unnest(array[${devices.join(',')}]::bigint[]) device
    cross join generate_series(0, ${count - 1}) step) fix`;

/** A million fixes, as statements that both databases take: what lies in them before the server starts. */
export function* historyStatements(deviceIds) {
  const startMs = yesterdayMs();
  for (let day = 0; day < LONG_DAYS; day += 1) yield partition(startMs - day * DAY_MS);
  let firstId = FIRST_ID;
  const insert = (devices, from, count) => {
    const sql = insertFixes({ firstId, devices, startMs: from, count });
    firstId += devices.length * count;
    return sql;
  };
  yield insert(deviceIds.slice(0, REPORTED), startMs, FIXES_A_DAY);
  yield insert([deviceIds[REPORTED]], startMs - (LONG_DAYS - 1) * DAY_MS, LONG_ROWS);
  yield insert(deviceIds.slice(REPORTED + 1), startMs - DAY_MS, EACH_OF_OTHERS);
  // As both databases do by themselves before long.
  yield 'vacuum (analyze)';
}
