import { formatTime } from '../common/format-time';

/** Neither JSON nor a number holds these. */
const BETWEEN_VALUES = '\u0001';
const BETWEEN_FIXES = '\u0002';

const orNull = (sql: string): string => `coalesce((${sql})::text, 'null')`;

const seconds = (column: string): string => `date_part('epoch', ${column})`;

/**
 * Columns of a fix `p`, in the order of its members. The engine's own protocol is a constant: to
 * quote a text takes long.
 */
const VALUES = [
  'p.id',
  'p.attributes',
  'p.device_id',
  `case p.protocol when 'osmand' then '"osmand"' else ${orNull('to_json(p.protocol)')} end`,
  seconds('p.server_time'),
  seconds('p.device_time'),
  seconds('p.fix_time'),
  'p.valid::text',
  'p.latitude',
  'p.longitude',
  'p.altitude',
  'p.speed',
  'p.course',
  orNull('to_json(p.address)'),
  'p.accuracy',
  orNull('p.network'),
  orNull('p.geofence_ids'),
];

/**
 * Fixes `p` as one text for `writeFixes`, null for none. A day is thousands of fixes: a database takes
 * three times as long to write their JSON, and the embedded one can be asked nothing meanwhile.
 * Without an order they stay in the one that they come in.
 */
export const packFixes = (order?: string): string =>
  `string_agg(concat_ws(E'\\x01', ${VALUES.join(', ')}), E'\\x02'${order ? ` order by ${order}` : ''})`;

const writeTime = (epochSeconds: string | undefined): string =>
  `"${formatTime(Math.round(Number(epochSeconds) * 1_000))}"`;

const writeFix = (packed: string): string => {
  const v = packed.split(BETWEEN_VALUES);
  const serverTime = writeTime(v[4]);
  const deviceTime = v[5] === v[4] ? serverTime : writeTime(v[5]);
  const fixTime = v[6] === v[5] ? deviceTime : writeTime(v[6]);
  return (
    `{"id":${v[0]},"attributes":${v[1]},"deviceId":${v[2]},"protocol":${v[3]},` +
    `"serverTime":${serverTime},"deviceTime":${deviceTime},"fixTime":${fixTime},"valid":${v[7]},` +
    `"latitude":${v[8]},"longitude":${v[9]},"altitude":${v[10]},"speed":${v[11]},"course":${v[12]},` +
    `"address":${v[13]},"accuracy":${v[14]},"network":${v[15]},"geofenceIds":${v[16]}}`
  );
};

/** Fixes as people get them, JSON joined by commas; nothing for none. */
export const writeFixes = (packed: string | null | undefined): string =>
  packed ? packed.split(BETWEEN_FIXES).map(writeFix).join(',') : '';
