import { formatTime } from '../format-time';

/** Below any byte of a number or of JSON: 1 stands between the values of a fix, 2 between fixes. */
const LARGEST_MARK = 2;
const COMMA = 0x2c;
const CLOSE = 0x7d;
const MINUS = 0x2d;
const POINT = 0x2e;
const ZERO = 0x30;
const TIME_LENGTH = formatTime(0).length;

const orNull = (sql: string): string => `coalesce((${sql})::text, 'null')`;

/** The engine's own protocol is told apart: to quote a text takes the database long. */
const PROTOCOL = `case p.protocol when 'osmand' then '"osmand"'
  else ${orNull('to_json(p.protocol)')} end`;

/** Members in order: what is copied as the database writes it, and times. */
const MEMBERS: readonly (readonly [name: string, sql: string, kind?: 'time'])[] = [
  ['id', 'p.id'],
  ['attributes', 'p.attributes'],
  ['deviceId', 'p.device_id'],
  ['protocol', PROTOCOL],
  ['serverTime', 'p.server_time', 'time'],
  ['deviceTime', 'p.device_time', 'time'],
  ['fixTime', 'p.fix_time', 'time'],
  ['valid', 'p.valid::text'],
  ['latitude', 'p.latitude'],
  ['longitude', 'p.longitude'],
  ['altitude', 'p.altitude'],
  ['speed', 'p.speed'],
  ['course', 'p.course'],
  ['address', orNull('to_json(p.address)')],
  ['accuracy', 'p.accuracy'],
  ['network', orNull('p.network')],
  ['geofenceIds', orNull('p.geofence_ids')],
];

const VALUES = MEMBERS.map(([, sql, kind]) =>
  kind === 'time' ? `date_part('epoch', ${sql})` : sql,
);

/** What stands before each value. */
const LABELS = MEMBERS.map(([name], index) => Buffer.from(`${index === 0 ? '{' : ','}"${name}":`));
const LABELS_LENGTH = LABELS.reduce((sum, { length }) => sum + length, 0);
const IS_TIME = MEMBERS.map(([, , kind]) => kind === 'time');
/** More than a fix grows by. */
const GROWTH = LABELS_LENGTH + IS_TIME.filter(Boolean).length * (TIME_LENGTH + 2) + 2;

/** Fixes as the database hands them over. */
export interface PackedFixes {
  packed: string | null;
  count: number;
}

/**
 * Columns `packed` and `count` of rows `p`, for `positionsJson`: names and times are written here,
 * for a database takes three times as long to write the whole text, and nobody can ask it meanwhile.
 */
export const packedFixesSql = (order = ''): string =>
  `string_agg(concat_ws(E'\\x01', ${VALUES.join(', ')}), E'\\x02' ${order}) as packed,
   count(*) as count`;

/** Seconds as text, `1763596800.125`, as epoch ms. */
const readMs = (bytes: Buffer, start: number, end: number): number => {
  const isNegative = bytes[start] === MINUS;
  let value = 0;
  let digits = -1;
  for (let at = isNegative ? start + 1 : start; at < end && digits < 3; at += 1) {
    const byte = bytes[at]!;
    if (byte === POINT) digits = 0;
    else value = value * 10 + byte - ZERO;
    if (byte !== POINT && digits >= 0) digits += 1;
  }
  const ms = value * 10 ** (3 - Math.max(0, digits));
  return isNegative ? -ms : ms;
};

/** Fixes as people get them, JSON joined by commas. By bytes: texts this long are costly to put together. */
export const positionsJson = ({ packed, count }: PackedFixes): Buffer => {
  const bytes = Buffer.from(packed ?? '');
  const json = Buffer.allocUnsafe(bytes.length + count * GROWTH);
  let length = 0;
  let at = 0;
  let timeMs = Number.NaN;
  let time = '';
  for (let fix = 0; fix < count; fix += 1) {
    if (fix > 0) json[length++] = COMMA;
    for (let member = 0; member < LABELS.length; member += 1) {
      const label = LABELS[member]!;
      for (let index = 0; index < label.length; index += 1) json[length++] = label[index]!;
      const start = at;
      while (at < bytes.length && bytes[at]! > LARGEST_MARK) {
        if (!IS_TIME[member]) json[length++] = bytes[at]!;
        at += 1;
      }
      if (IS_TIME[member]) {
        const ms = readMs(bytes, start, at);
        // The times of a fix are mostly one.
        if (ms !== timeMs) time = `"${formatTime(ms)}"`;
        timeMs = ms;
        for (let index = 0; index < time.length; index += 1) {
          json[length++] = time.charCodeAt(index);
        }
      }
      at += 1;
    }
    json[length++] = CLOSE;
  }
  return json.subarray(0, length);
};
