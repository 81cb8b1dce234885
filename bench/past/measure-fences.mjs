import { countFrames } from '../console/in-page.mjs';
import { beside, onBarePage } from './on-bare-page.mjs';

const WATCH_MS = 6_000;
const SETTLE_MS = 2_000;
const ZOOM_EVERY_MS = 700;

/** The map with 2,000 fences in view, dragged and zoomed. */
export async function measureFences(context) {
  const page = await context.newPage();
  await page.goto('/geofence');
  await page.getByText('Fence 1', { exact: true }).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(SETTLE_MS);
  const map = await page.locator('.leaflet-container').boundingBox();
  const at = { x: map.x + map.width * 0.7, y: map.y + map.height / 2 };
  const [drag, zoom] = [await watch(page, at, dragOn), await watch(page, at, zoomOn)];
  const [bareDrag, bareZoom] = await onBarePage(context, async (bare) => [
    await watch(bare, at, dragOn),
    await watch(bare, at, zoomOn),
  ]);
  const peer = 'an empty page';
  return [
    beside('frames while the map is dragged with 2,000 fences', 'fps', drag, peer, bareDrag),
    beside('frames while it is zoomed', 'fps', zoom, peer, bareZoom),
  ];
}

async function watch(page, at, move) {
  await page.mouse.move(at.x, at.y);
  const frames = page.evaluate(countFrames, WATCH_MS);
  await move(page, at, performance.now() + WATCH_MS);
  const fps = await frames;
  await page.waitForTimeout(SETTLE_MS);
  return fps;
}

async function dragOn(page, { x, y }, untilMs) {
  await page.mouse.down();
  for (let step = 0; performance.now() < untilMs; step++) {
    await page.mouse.move(x + 160 * Math.sin(step / 12), y + 90 * Math.cos(step / 9));
  }
  await page.mouse.up();
}

async function zoomOn(page, _at, untilMs) {
  for (let step = 0; performance.now() < untilMs; step++) {
    await page.mouse.wheel(0, step % 4 < 2 ? -240 : 240);
    await page.waitForTimeout(ZOOM_EVERY_MS);
  }
}
