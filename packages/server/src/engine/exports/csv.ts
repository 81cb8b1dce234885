import { formatCsvRow, toWallTime } from '@rastro/sdk/domain';
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

/** Attributes hold anything: what is no plain value is written as JSON. */
const toCell = (value: unknown): string | number | boolean | null => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  return value === null || value === undefined ? null : JSON.stringify(value);
};

const line = (cells: readonly unknown[]): string => formatCsvRow(cells.map(toCell));

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
