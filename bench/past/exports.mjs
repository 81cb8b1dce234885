import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const writer = join(import.meta.dirname, 'write-files.mjs');
const FEW = 10_000;
const MANY = 50_000;

const write = (format, count) =>
  JSON.parse(execFileSync(process.execPath, [writer, format, String(count)], { encoding: 'utf8' }));

/** Excel and PDF beside the same rows as CSV, and the memory that five times as many take. */
export function measureExports({ print }) {
  const rows = [];
  const names = { xlsx: 'Excel', pdf: 'PDF' };
  const csv = write('csv', FEW);
  print(`CSV of ${FEW} rows: ${Math.round(csv.ms)} ms, ${Math.round(csv.peakMib)} MiB`);
  for (const [format, name] of Object.entries(names)) {
    const few = write(format, FEW);
    rows.push({
      what: `${name} of ${FEW.toLocaleString('en-US')} rows`,
      value: few.ms,
      unit: 'ms',
      peer: 'the same rows as CSV',
      ratio: few.ms / csv.ms,
    });
    const many = write(format, MANY);
    rows.push({
      what: `${name} of ${MANY.toLocaleString('en-US')} rows, peak memory`,
      value: many.peakMib,
      unit: 'MiB',
      peer: `${FEW.toLocaleString('en-US')} rows`,
      ratio: many.peakMib / few.peakMib,
    });
  }
  return rows;
}
