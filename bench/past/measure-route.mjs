import { countFrames } from '../console/in-page.mjs';
import { percentile } from '../lib/percentile.mjs';
import { drawBare, noteStrokes, scrub, waitForStroke } from './in-page.mjs';
import { beside, onBarePage } from './on-bare-page.mjs';

const TIMES = 3;
const WATCH_MS = 5_000;
const DAY_MS = 86_400_000;

/** A route of 50,000 points from its answer to the picture, and its moment dragged to and fro. */
export async function measureRoute(context) {
  const [drawn, bare] = [[], []];
  let page;
  for (let time = 0; time < TIMES; time++) {
    await page?.close();
    page = await context.newPage();
    await page.addInitScript(noteStrokes, 'rastro-replay-canvas');
    await page.goto('/history?device=1&period=yesterday');
    drawn.push(await page.evaluate(waitForStroke, '/api/positions'));
    bare.push(await drawOnBarePage(context));
  }
  await page.getByRole('slider').waitFor();
  const fps = await scrubOn(page);
  const bareFps = await onBarePage(context, async (empty) => {
    await empty.setContent('<input type="range" min="0" max="86400000">');
    return scrubOn(empty);
  });
  return [
    beside(
      ...['50,000 points, from the last byte until they are drawn', 'ms', percentile(drawn, 0.5)],
      ...['the same answer on a bare canvas', percentile(bare, 0.5)],
    ),
    beside('frames while their moment is dragged', 'fps', fps, 'a bare slider', bareFps),
  ];
}

const drawOnBarePage = (context) =>
  onBarePage(context, (page) => {
    const [from, to] = [0, DAY_MS].map((ms) => new Date(ms).toISOString());
    const query = new URLSearchParams({ deviceId: '1', from, to });
    return page.evaluate(drawBare, `/api/positions?${query}`);
  });

async function scrubOn(page) {
  const frames = page.evaluate(countFrames, WATCH_MS);
  await page.evaluate(scrub, WATCH_MS);
  return frames;
}
