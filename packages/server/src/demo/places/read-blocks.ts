import { parseCsv } from '../day/parse-csv';
import type { BlockSide, CityWay } from './city-way';

/** The blocks of `segments.csv`. Throws `SyntaxError` for text that is no such table. */
export function readBlocks(csv: string): CityWay[] {
  const [head = [], ...rows] = parseCsv(csv);
  const columnOf = new Map(head.map((name, at) => [name, at]));
  const read = (row: readonly string[], name: string): string => {
    const at = columnOf.get(name);
    if (at === undefined) throw new SyntaxError(`The blocks of the city have no column ${name}`);
    return row[at] ?? '';
  };
  const readSide = (row: readonly string[], side: 'left' | 'right'): BlockSide => {
    const from = read(row, `${side}_from`);
    const to = read(row, `${side}_to`);
    const zip = read(row, `zip_${side}`);
    return {
      ...(from !== '' && to !== '' && { numbers: { from: Number(from), to: Number(to) } }),
      ...(zip !== '' && { zip }),
    };
  };
  return rows.map((row) => ({
    name: read(row, 'name'),
    line: read(row, 'line')
      .split(' ')
      .map((point) => {
        const [longitude = Number.NaN, latitude = Number.NaN] = point.split(',').map(Number);
        return { latitude, longitude };
      }),
    left: readSide(row, 'left'),
    right: readSide(row, 'right'),
  }));
}
