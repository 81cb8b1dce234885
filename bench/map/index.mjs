/** The live map under load, fed through the real client store, against plain Leaflet markers. */
import { loadavg } from 'node:os';
import { buildPages } from './build-pages.mjs';
import { launchBrowser } from '../lib/browser.mjs';
import { measurePage } from './measure-page.mjs';
import { startTracker } from './start-tracker.mjs';

export const name = 'map';

export const about =
  'a synthetic fleet, all in view; age: from the making of a fix, through frames put together for ' +
  '100 ms as the server does, to the frame that shows it';

const RUNS = [
  { page: 'live-map', vehicles: 1_000, updatesPerSecond: 100 },
  { page: 'markers', vehicles: 1_000, updatesPerSecond: 100 },
  { page: 'live-map', vehicles: 10_000, updatesPerSecond: 1_000 },
];

const FIGURES = [
  ['fps', 'fps'],
  ['frame p50', 'frameP50Ms'],
  ['frame p95', 'frameP95Ms'],
  ['main thread a frame', 'mainThreadMs'],
  ['age p50', 'ageP50Ms'],
  ['age p95', 'ageP95Ms'],
];

/**
 * @param {{ print?: (line: string) => void, seconds?: number }} options
 * @returns {Promise<{ what: string, value: number, unit: string, peer?: string, ratio?: number }[]>}
 */
export async function run({ print = () => {}, seconds = 10 } = {}) {
  const folder = await buildPages();
  const browser = await launchBrowser();
  const results = [];
  try {
    for (const wanted of RUNS) {
      const tracker = await startTracker({ folder, ...wanted });
      try {
        const result = await measurePage(browser, `${tracker.url}/${wanted.page}.html`, seconds);
        results.push({ ...wanted, ...result });
        print(describe(wanted, result));
      } finally {
        await tracker.stop();
      }
    }
  } finally {
    await browser.close();
  }
  return toRows(results);
}

function describe({ page, vehicles, updatesPerSecond }, result) {
  const load = loadavg()[0].toFixed(1);
  const fleet = `${vehicles} vehicles, ${updatesPerSecond} updates/s`;
  const figures = FIGURES.map(([words, key]) => `${words} ${result[key]}`).join(', ');
  return `${page}, ${fleet}: ${figures}; ${result.workers} worker(s), ${result.drawn} drawn, load ${load}`;
}

function toRows(results) {
  const peer = results.find((result) => result.page === 'markers');
  return results
    .filter((result) => result !== peer)
    .flatMap((result) =>
      FIGURES.map(([words, key]) => ({
        what: `${words}, ${result.vehicles} vehicles at ${result.updatesPerSecond} updates/s`,
        value: result[key],
        unit: key === 'fps' ? 'fps' : 'ms',
        peer: `plain Leaflet markers, ${peer.vehicles} vehicles`,
        ratio: round(result[key] / peer[key]),
      })),
    );
}

const round = (value) => Math.round(value * 100) / 100;
