import { startDemoServer } from '../../scripts/lib/demo-server.mjs';
import { startBareServer } from '../lib/bare-server.mjs';
import { launchBrowser, waitForVehicles } from '../lib/browser.mjs';
import { percentile } from '../lib/percentile.mjs';
import { measureCpuPercent, readResidentMib } from '../lib/process-figures.mjs';
import { startEmptyDatabase } from './empty-database.mjs';

export const name = 'demo';
export const about = 'the demo with nobody looking, and how old the picture is when somebody looks';

const IDLE_SECONDS = 60;
const FIXES = 60;
const FIX_EVERY_MS = 500;

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/** The demo is at rest once its past is in the database. */
async function waitForHistory(url) {
  for (;;) {
    const { demo } = await (await fetch(`${url}/api/server`)).json();
    if (demo.history.done === demo.history.total) return;
    await pause(500);
  }
}

async function signInAsAdministrator(page, server) {
  const [, email] = /Administrator: (\S+)/.exec(server.output());
  const [, password] = /Password: +(\S+)/.exec(server.output());
  const headers = { origin: server.url };
  await page.request.post(`${server.url}/api/session`, {
    headers,
    form: { email, password },
  });
  const device = { name: 'Bench', uniqueId: 'bench-1' };
  const created = await page.request.post(`${server.url}/api/devices`, {
    headers,
    data: device,
  });
  return (await created.json()).id;
}

const send = (server, at, step) => {
  const place = `lat=${30.26 + step * 1e-4}&lon=-97.74&speed=20&bearing=0`;
  return fetch(`${server.ingestUrl}/?id=bench-1&timestamp=${at}&${place}`, {
    method: 'POST',
  });
};

/** Runs inside the page, whose policy forbids the text of a script. */
const isShown = (at) =>
  Number(globalThis.document.querySelector('[data-shown-fix-at]')?.dataset.shownFixAt) >= at;

/** Milliseconds from a fix being durable on the server to its vehicle being drawn there. */
async function measureAges(page, server) {
  const ages = [];
  for (let step = 0; step < FIXES; step += 1) {
    const at = Math.floor(Date.now() / 1000) * 1000 + step;
    await send(server, at, step);
    const storedAt = performance.now();
    await page.waitForFunction(isShown, at);
    ages.push(performance.now() - storedAt);
    await pause(FIX_EVERY_MS);
  }
  return ages;
}

/** Measures the browser's own time to answer such a query: the floor of the measure. */
async function measureRoundTrip(page) {
  const startedAt = performance.now();
  for (let step = 0; step < FIXES; step += 1) await page.waitForFunction(() => true);
  return (performance.now() - startedAt) / FIXES;
}

async function measureFreshness(server) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
    });
    const deviceId = await signInAsAdministrator(page, server);
    await send(server, Date.now() - 5000, 0);
    await page.goto(`${server.url}/devices/${deviceId}`);
    await waitForVehicles(page);
    const floor = await measureRoundTrip(page);
    const ages = await measureAges(page, server);
    const row = (what, value) => ({
      what,
      value,
      unit: 'ms',
      peer: 'asking the browser',
      ratio: value / floor,
    });
    return [
      row('age of what is shown, median', percentile(ages, 0.5)),
      row('age of what is shown, 95 %', percentile(ages, 0.95)),
    ];
  } finally {
    await browser.close();
  }
}

export async function run({ print }) {
  const server = await startDemoServer();
  try {
    print('waiting for the past to be loaded');
    await waitForHistory(server.url);
    print(`watching it for ${IDLE_SECONDS} s`);
    const bare = await startBareServer();
    const [cpu, idleCpu] = await Promise.all(
      [server.pid, bare.pid].map((pid) => measureCpuPercent(pid, IDLE_SECONDS)),
    );
    await bare.stop();
    // The clock of the processor ticks a hundred times a second: less than one tick is not seen.
    const idle = Math.max(idleCpu, 1 / IDLE_SECONDS);
    const memory = readResidentMib(server.pid);
    const empty = await startEmptyDatabase();
    const emptyMemory = readResidentMib(empty.pid);
    await empty.stop();
    print('looking at it');
    return [
      {
        what: 'processor, nobody looking',
        value: cpu,
        unit: '% of a core',
        peer: 'a server that answers nobody',
        ratio: cpu / idle,
      },
      {
        what: 'resident, nobody looking',
        value: memory,
        unit: 'MiB',
        peer: 'an empty PGlite',
        ratio: memory / emptyMemory,
      },
      ...(await measureFreshness(server)),
    ];
  } finally {
    await server.stop();
  }
}
