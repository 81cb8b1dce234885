/** The whole console through the server, with a fleet that moves and alarms; beside maps alone. */
import { loadavg } from 'node:os';
import { launchBrowser, waitForVehicles } from '../lib/browser.mjs';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { startPair } from '../lib/start-pair.mjs';
import { countFrames } from './in-page.mjs';
import { measureConsole } from './measure-console.mjs';
import { buildPages } from './peer/build-pages.mjs';
import { startTracker } from './peer/start-tracker.mjs';

export const name = 'console';
export const about =
  'the console at /devices in front of a stand-in tracking server that changes a tenth of the fleet a ' +
  'second, one in a hundred with an alarm, beside other maps without list and search. S: Chromium draws ' +
  'by a GPU process, N: without one. --vehicles=1000,50000 --flags=S --minutes=10 --peers=no ' +
  '--checkout=FOLDER measures the console of another checkout';

const PEERS = { markers: 'plain Leaflet markers', maplibre: 'MapLibre, clustered' };
const PEER_VEHICLES = 1_000;

const FIGURES = [
  ['frames, nothing changes', 'idleFps', 'fps'],
  ["map worker's share of a core, nothing changes", 'idleWorkerShare', '%'],
  ['frames under updates', 'updatesFps', 'fps'],
  ["map worker's share of a core under updates", 'updatesWorkerShare', '%'],
  ['frames while the wheel turns over the list', 'wheelFps', 'fps'],
  ['a key in the search box until it is painted', 'keyMs', 'ms'],
  ['the slowest of nine keys', 'keyWorstMs', 'ms'],
  ['a key until the list shows what it finds', 'keyAnswerMs', 'ms'],
  ['a press on a row until its page is painted', 'clickMs', 'ms'],
  ['age of what is shown, mean', 'ageMeanMs', 'ms'],
  ['age of what is shown, worst', 'ageWorstMs', 'ms'],
  ['first load', 'loadMb', 'MB'],
  ['requests of it', 'requests', ''],
  ['of that devices and positions', 'fleetMb', 'MB'],
  ['first rows', 'firstRowsMs', 'ms'],
  ['first vehicles', 'firstVehiclesMs', 'ms'],
  ['memory of the page', 'heapMib', 'MiB'],
  ['memory of the page after its minutes', 'laterHeapMib', 'MiB'],
];

export async function run({ print = () => {}, options = {} } = {}) {
  const sizes = (options.vehicles ?? '1000,10000').split(',').map(Number);
  const kinds = (options.flags ?? 'S,N').split(',');
  const rows = [];
  for (const kind of kinds) {
    const peers = options.peers === 'no' ? {} : await measurePeers(chromiumFlags[kind]);
    for (const [peer, fps] of Object.entries(peers)) {
      print(
        `${kind}: ${PEERS[peer]}, ${PEER_VEHICLES} vehicles under updates: ${fps.toFixed(1)} fps`,
      );
    }
    for (const vehicles of sizes) {
      const result = await measure(vehicles, chromiumFlags[kind], options);
      print(`${kind}: ${vehicles} vehicles measured, load ${loadavg()[0].toFixed(1)}`);
      rows.push(...toRows(kind, vehicles, result, peers));
    }
  }
  return rows;
}

async function measure(vehicles, flags, { checkout, minutes }) {
  const standIn = new URL('stand-in.mjs', import.meta.url);
  const pair = await startPair({ standIn, devices: vehicles, checkout });
  const browser = await launchBrowser(flags);
  try {
    return await measureConsole(browser, pair, { minutes: Number(minutes ?? 0) });
  } finally {
    await browser.close();
    await pair.stop();
  }
}

/** Frames under updates of the peers, which are maps alone. */
async function measurePeers(flags) {
  const folder = await buildPages();
  const tracker = await startTracker({
    folder,
    vehicles: PEER_VEHICLES,
    updatesPerSecond: PEER_VEHICLES / 10,
  });
  const browser = await launchBrowser(flags);
  const result = {};
  try {
    for (const peer of Object.keys(PEERS)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`${tracker.url}/${peer}.html`);
      await waitForVehicles(page);
      await page.waitForTimeout(3_000);
      result[peer] = await page.evaluate(countFrames, 8_000);
      await page.close();
    }
    return result;
  } finally {
    await browser.close();
    await tracker.stop();
  }
}

function toRows(kind, vehicles, result, peers) {
  return FIGURES.filter(([, key]) => result[key] !== undefined).flatMap(([words, key, unit]) => {
    const row = { what: `${kind}, ${vehicles} vehicles: ${words}`, value: result[key], unit };
    if (key !== 'updatesFps' || Object.keys(peers).length === 0) return [row];
    return Object.entries(peers).map(([peer, fps]) => ({
      ...row,
      peer: `${PEERS[peer]}, ${PEER_VEHICLES} vehicles`,
      ratio: result[key] / fps,
    }));
  });
}
