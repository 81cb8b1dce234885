import { percentile } from '../lib/percentile.mjs';
import { readThreadSeconds } from '../lib/thread-figures.mjs';
import { findRenderer, waitForVehicles } from '../lib/browser.mjs';
import { countFrames, watchAges, watchAnswer } from './in-page.mjs';

const VIEWPORT = { width: 1280, height: 800 };
const SETTLE_MS = 5_000;
const WATCH_MS = 8_000;
const WHEEL_EVERY_MS = 50;
/** Each finds fewer, with a thousand vehicles too. */
const KEYS = '973';
const MIB = 1024 * 1024;

/** The whole console at /devices, as somebody uses it who is signed in, in front of a pair of servers. */
export async function measureConsole(browser, pair, { minutes = 0 } = {}) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  const setShare = (share) => fetch(`${pair.upstream}/bench/share/${share}`, { method: 'POST' });
  try {
    await setShare(0);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const load = await open(page, session, pair.front);
    const frames = () => page.evaluate(countFrames, WATCH_MS);
    const renderer = await findRenderer(browser);
    const idle = await withWorkerShare(renderer, frames);
    await setShare(0.1);
    await page.waitForTimeout(SETTLE_MS);
    const updates = await withWorkerShare(renderer, frames);
    const keys = await measureKeys(page);
    const wheelFps = await measureWheel(page);
    const click = await measureClick(page);
    // The map shows the vehicle's fixes once it has come to it.
    await page.locator('[data-shown-fix-at]').waitFor({ state: 'attached', timeout: 60_000 });
    await page.waitForTimeout(2_000);
    const ages = await page.evaluate(watchAges, WATCH_MS);
    await setShare(0);
    const heapMib = await readHeap(session);
    const later = minutes > 0 ? await stayOpen(page, session, setShare, minutes) : undefined;
    return {
      ...load,
      idleFps: idle.value,
      idleWorkerShare: idle.share,
      updatesFps: updates.value,
      updatesWorkerShare: updates.share,
      ...keys,
      wheelFps,
      clickMs: click.answeredMs,
      ageMeanMs: ages.reduce((sum, age) => sum + age, 0) / ages.length,
      ageWorstMs: Math.max(...ages),
      heapMib,
      ...(later !== undefined && { laterHeapMib: later }),
    };
  } finally {
    await context.close();
  }
}

/** Opens the page and waits for rows and vehicles; what came over the wire until then. */
async function open(page, session, origin) {
  let bytes = 0;
  let requests = 0;
  let dataBytes = 0;
  const data = new Set();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\/api\/(devices|positions)/.test(response.url)) data.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
    if (data.has(requestId)) dataBytes += encodedDataLength;
  });
  const signedIn = await page.request.post(`${origin}/api/session`, {
    headers: { origin },
    form: { email: 'bench@example.com', password: 'bench' },
  });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  const startedAt = performance.now();
  await page.goto(`${origin}/devices`);
  await page.locator('.rastro-device-row').first().waitFor({ timeout: 120_000 });
  const firstRowsMs = performance.now() - startedAt;
  await waitForVehicles(page);
  const firstVehiclesMs = performance.now() - startedAt;
  await page.waitForTimeout(SETTLE_MS);
  return { firstRowsMs, firstVehiclesMs, loadMb: bytes / 1e6, requests, fleetMb: dataBytes / 1e6 };
}

/** A figure, and the share of a core, in percent, that the workers of the page took meanwhile. */
async function withWorkerShare(pid, measure) {
  const read = () => readThreadSeconds(pid, 'DedicatedWorker');
  const [before, startedAt] = [read(), performance.now()];
  const value = await measure();
  return { value, share: ((read() - before) * 100_000) / (performance.now() - startedAt) };
}

/** Letters of a search, each until it is painted and until the list shows what it finds. */
async function measureKeys(page) {
  const field = page.getByRole('searchbox').first();
  await field.click();
  const painted = [];
  const answered = [];
  for (let round = 0; round < 3; round++) {
    for (const key of KEYS) {
      await page.waitForTimeout(700);
      const selector = '.rastro-device-list-rows > div';
      await page.evaluate(watchAnswer, { type: 'keydown', selector, attribute: 'style' });
      await page.keyboard.press(key);
      const answer = await page.evaluate(() => globalThis.lastAnswer);
      painted.push(answer.paintedMs);
      if (!Number.isNaN(answer.answeredMs)) answered.push(answer.answeredMs);
    }
    await field.fill('');
    await page.waitForTimeout(1_500);
  }
  return {
    keyMs: percentile(painted, 0.5),
    keyWorstMs: Math.max(...painted),
    keyAnswerMs: percentile(answered, 0.5),
  };
}

async function measureWheel(page) {
  const box = await page.locator('.rastro-device-list-rows').boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const frames = page.evaluate(countFrames, WATCH_MS);
  const endAt = performance.now() + WATCH_MS;
  while (performance.now() < endAt) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(WHEEL_EVERY_MS);
  }
  const fps = await frames;
  await page.locator('.rastro-device-list-rows').evaluate((list) => (list.scrollTop = 0));
  await page.waitForTimeout(1_000);
  return fps;
}

/** A press on the first row, the probe's, until the page about it is painted. */
async function measureClick(page) {
  await page.evaluate(watchAnswer, { type: 'click', selector: 'main h2' });
  await page.locator('.rastro-device-row').first().click();
  return page.evaluate(() => globalThis.lastAnswer);
}

async function readHeap(session) {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / MIB;
}

/** Memory after the page stood open while the fleet moved. */
async function stayOpen(page, session, setShare, minutes) {
  await setShare(0.1);
  await page.waitForTimeout(minutes * 60_000);
  await setShare(0);
  return readHeap(session);
}
