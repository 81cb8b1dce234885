import { countFrames } from '../console/in-page.mjs';
import { administrator, startEmptyServer } from '../import/start-empty-server.mjs';
import { launchBrowser } from '../lib/browser.mjs';
import { fillFleet } from './fill-fleet.mjs';

export const name = 'lists';
export const about =
  'the lists of 5,000 vehicles, 200 groups, 300 people, 400 fences and 60 rules, from the address to the first row';

const ROUNDS = 3;
const WATCH_MS = 3_000;

/**
 * Path of each list, and the text that shows it has loaded: with the filled fleet, and with a new
 * server's data.
 */
const LISTS = [
  { path: '/devices', full: /^Vehicle \d+/, empty: /no devices yet/i },
  { path: '/groups', full: /^Depot \d+/, empty: /group/i },
  { path: '/users', full: /^Person \d+/, empty: /Bench/ },
  { path: '/geofences', full: /^Fence \d+/, empty: /fence/i },
  { path: '/notifications', full: /^Alarm: SOS|online/i, empty: /^Alarm: SOS/ },
];

/** Ms from the address to what is seen, the shortest of some: other work only adds to it. */
async function timeOpening(context, path, seen) {
  const times = [];
  for (let round = 0; round < ROUNDS; round++) {
    const page = await context.newPage();
    const startedAt = performance.now();
    await page.goto(path);
    await page.locator('main').getByText(seen).first().waitFor({ timeout: 60_000 });
    times.push(performance.now() - startedAt);
    await page.close();
  }
  return Math.min(...times);
}

async function countScrolled(context, path, seen) {
  const page = await context.newPage();
  await page.goto(path);
  const row = page.locator('main').getByText(seen).first();
  await row.waitFor({ timeout: 60_000 });
  const { x, y } = await row.boundingBox();
  await page.mouse.move(x + 1, y + 1);
  const frames = page.evaluate(countFrames, WATCH_MS);
  for (const until = performance.now() + WATCH_MS; performance.now() < until;)
    await page.mouse.wheel(0, 240);
  const fps = await frames;
  await page.close();
  return fps;
}

async function signedIn(browser, { url }) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'en-US',
    viewport: { width: 1_280, height: 800 },
  });
  const { email, password } = administrator;
  const answer = await context.request.post('/api/session', {
    form: { email, password },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`nobody could sign in: ${answer.status()}`);
  return context;
}

export async function run({ print }) {
  const [full, empty] = [await startEmptyServer(), await startEmptyServer()];
  const browser = await launchBrowser();
  try {
    await fillFleet(full, print);
    const [ofFull, ofEmpty] = [await signedIn(browser, full), await signedIn(browser, empty)];
    const rows = [];
    for (const list of LISTS) {
      print(`opening ${list.path}`);
      const bare = await timeOpening(ofEmpty, list.path, list.empty);
      const value = await timeOpening(ofFull, list.path, list.full);
      const fps = await countScrolled(ofFull, list.path, list.full);
      const still = await countScrolled(ofEmpty, list.path, list.empty);
      print(
        `${Math.round(value)} ms beside ${Math.round(bare)} ms, ${fps.toFixed(0)} beside ${still.toFixed(0)} fps`,
      );
      rows.push(
        {
          what: `${list.path} to its first row`,
          value,
          unit: 'ms',
          peer: 'the list of a new server',
          ratio: value / bare,
        },
        {
          what: `${list.path} scrolled`,
          value: fps,
          unit: 'fps',
          peer: 'the list of a new server',
          ratio: fps / still,
        },
      );
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all([full.stop(), empty.stop()]);
  }
}
