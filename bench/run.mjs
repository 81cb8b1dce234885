/** Figures and ratios, never in a test: `npm run bench` for all, `npm run bench -- console import` for some; `--name=value` reaches them. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = dirname(fileURLToPath(import.meta.url));
const known = readdirSync(folder)
  .filter((name) => existsSync(join(folder, name, 'index.mjs')))
  .sort();

// Where it is set, each process of Node reads certificates before anything else: 55 ms that no figure is about.
delete process.env.NODE_EXTRA_CA_CERTS;

const print = (line) => console.error(`  ${line}`);

/** @param {{ what: string, value: number, unit: string, peer?: string, ratio?: number }} row */
function formatRow({ what, value, unit, peer, ratio }) {
  const figure = `${format(value)} ${unit}`.padStart(18);
  const versus = peer === undefined ? '' : `${format(ratio)} × ${peer}`;
  return `${figure}  ${what}${versus ? `  (${versus})` : ''}`;
}

const format = (value) =>
  new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3 }).format(value);

function describeMachine() {
  const [load] = loadavg();
  const calm = load < 0.5 ? '' : ': not calm, figures suffer';
  return `Node ${process.version}, ${cpus().length} cores, load ${load.toFixed(2)}${calm}`;
}

async function main() {
  const words = process.argv.slice(2);
  const asked = words.filter((word) => !word.startsWith('--'));
  const options = Object.fromEntries(
    words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')),
  );
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no bench ${unknown.join(', ')}. Known: ${known.join(', ')}.`);
    process.exit(2);
  }
  const results = {};
  for (const name of asked.length > 0 ? asked : known) {
    const bench = await import(join(folder, name, 'index.mjs'));
    console.log(`\n${bench.name}: ${bench.about}\n${describeMachine()}`);
    try {
      results[name] = await bench.run({ print, options });
      for (const row of results[name]) console.log(formatRow(row));
    } catch (error) {
      console.error(error);
      process.exitCode = 1;
    }
  }
  mkdirSync('.build', { recursive: true });
  writeFileSync('.build/bench.json', `${JSON.stringify(results, null, 2)}\n`);
}

await main();
