import { toWallTime } from '@rastro/sdk/domain';
import type { PositionEntity } from '../positions/position';

const TIMES = ['serverTime', 'deviceTime', 'fixTime'] as const;
const MEMBERS = [
  'valid',
  'latitude',
  'longitude',
  'altitude',
  'speed',
  'course',
  'address',
  'accuracy',
] as const;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const localText = (iso: string, timeZone: string): string => {
  const local = toWallTime(Date.parse(iso), timeZone);
  const date = [local.year, twoDigits(local.month), twoDigits(local.day)].join('-');
  const time = [local.hour, local.minute, local.second].map(twoDigits).join(':');
  return `${date} ${time}`;
};

/** Text that a spreadsheet would count out is marked as text; numbers are what they are. */
const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') {
    return typeof value === 'object' ? cell(JSON.stringify(value)) : String(value);
  }
  // eslint-disable-next-line no-control-regex -- a control character before a sign hides the sign
  const safe = /^[=+\-@\u0000-\u001f]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const line = (cells: readonly unknown[]): string => `${cells.map(cell).join(',')}\r\n`;

/** A track as CSV: a column for each member and each attribute any of its fixes has, times in a zone. */
export async function* writeCsv(
  attributes: readonly string[],
  timeZone: string,
  pages: AsyncIterable<readonly PositionEntity[]>,
): AsyncGenerator<string> {
  yield line(['id', 'deviceId', 'protocol', ...TIMES, ...MEMBERS, ...attributes]);
  for await (const page of pages) {
    const lines = page.map((position) =>
      line([
        position.id,
        position.deviceId,
        position.protocol,
        ...TIMES.map((name) => localText(position[name], timeZone)),
        ...MEMBERS.map((name) => position[name]),
        ...attributes.map((name) => position.attributes[name]),
      ]),
    );
    if (lines.length > 0) yield lines.join('');
  }
}
