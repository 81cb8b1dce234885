/** Writes reports as files in a process of its own: milliseconds and bytes of each kind, and its peak memory. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(pathToFileURL('packages/cli/package.json'));
const { makeExport } = await import(pathToFileURL(require.resolve('@rastro/sdk/export')));
const [format, count] = [process.argv[2], Number(process.argv[3])];
const PIECE = 500;
const START_MS = Date.UTC(2026, 0, 1);

const columns = [
  ['vehicle', 'text'],
  ['plate', 'text'],
  ['start', 'time'],
  ['end', 'time'],
  ['from', 'text'],
  ['to', 'text'],
  ['distance', 'distance'],
  ['speed', 'speed'],
].map(([key, kind]) => ({ key, kind, label: key }));

const toRow = (index) => ({
  type: 'row',
  cells: [
    `Caminhão ${index % 100}`,
    `ABC${index}`,
    START_MS + index * 60_000,
    START_MS + index * 60_000 + 1_800_000,
    `Rua Guararapes, ${index}, Brooklin, São Paulo`,
    `Avenida Juscelino Kubitschek, ${index}, Itaim Bibi`,
    index * 17,
    index % 60,
  ],
});

function* lines() {
  for (let at = 0; at < count; at += PIECE) {
    const length = Math.min(PIECE, count - at);
    yield Array.from({ length }, (_, index) => toRow(at + index));
  }
}

const document = {
  title: 'Trips',
  subtitle: ['2026'],
  tables: [{ name: 'Trips', columns, lines: lines() }],
  brand: { name: 'Bench', color: '#2f5bd7' },
  style: { locale: 'pt-BR', timeZone: 'America/Sao_Paulo' },
  words: { pageOf: 'Page {page} of', madeAt: 'now', empty: 'none' },
};
const startedAt = performance.now();
let bytes = 0;
for await (const piece of makeExport(document, format)) bytes += piece.length;
const ms = performance.now() - startedAt;
const peakMib = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ ms, bytes, peakMib }));
