import { findRenderer } from '../lib/browser.mjs';
import { readResidentMib } from '../lib/process-figures.mjs';
import { watchPauses } from './in-page.mjs';
import { beside, onBarePage } from './on-bare-page.mjs';

const FILES = ['Excel', 'PDF'];
const LOOK_EVERY_MS = 100;
const SETTLE_MS = 3_000;
/** The first vehicle has 50,000 fixes, the others 10,000. */
const [FEW, MANY] = [
  { deviceId: 2, rows: '10,000' },
  { deviceId: 1, rows: '50,000' },
];

/** Reports taken away as files from their page: how long, how long it stood still, what memory that took. */
export async function measureFiles(context, browser) {
  const page = await context.newPage();
  const [few, many] = [await takeFiles(page, browser, FEW), await takeFiles(page, browser, MANY)];
  const csv = few.CSV;
  const idleMs = await onBarePage(context, async (bare) => {
    await bare.evaluate(watchPauses);
    await bare.waitForTimeout(SETTLE_MS);
    return bare.evaluate(() => globalThis.endWatch());
  });
  return FILES.flatMap((file) => [
    beside(`${file} of ${FEW.rows} rows in the page`, 'ms', few[file].ms, 'as CSV', csv.ms),
    beside(
      ...[`the longest pause of the page meanwhile`, 'ms', few[file].pauseMs],
      ...['an idle page', idleMs],
    ),
    beside(
      ...[`${file} of ${MANY.rows} rows, ${many[file].steps} steps of progress`, 'ms'],
      ...[many[file].ms, `${FEW.rows} rows`, few[file].ms],
    ),
    beside(
      ...[`the longest pause of the page meanwhile`, 'ms', many[file].pauseMs],
      ...['an idle page', idleMs],
    ),
    beside(
      ...[`memory that it took beyond the page`, 'MiB', many[file].mib],
      ...[`${FEW.rows} rows`, few[file].mib],
    ),
  ]);
}

async function takeFiles(page, browser, { deviceId, rows }) {
  await page.goto(`/reports/history?devices=${deviceId}&period=yesterday`);
  const status = page.locator('.rastro-table-toolbar [role=status]');
  await status.filter({ hasText: rows }).waitFor({ timeout: 120_000 });
  const pid = await findRenderer(browser);
  const result = {};
  for (const file of ['CSV', ...FILES]) {
    await page.waitForTimeout(SETTLE_MS);
    result[file] = await takeFile(page, pid, file);
  }
  return result;
}

async function takeFile(page, pid, file) {
  const before = readResidentMib(pid);
  let peak = before;
  const bar = page.locator('.rastro-export-menu');
  await bar.evaluate((menu) => {
    globalThis.steps = new Set();
    new globalThis.MutationObserver(() => globalThis.steps.add(menu.textContent)).observe(menu, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const choice = page.getByRole('menuitem', { name: file });
  await choice.waitFor();
  const timer = setInterval(() => (peak = Math.max(peak, readResidentMib(pid))), LOOK_EVERY_MS);
  await page.evaluate(watchPauses);
  const startedAt = performance.now();
  const downloading = page.waitForEvent('download', { timeout: 120_000 });
  await choice.click();
  const download = await downloading.finally(() => clearInterval(timer));
  const ms = performance.now() - startedAt;
  const pauseMs = await page.evaluate(() => globalThis.endWatch());
  const steps = await page.evaluate(() => globalThis.steps.size);
  await download.delete();
  return { ms, pauseMs, steps, mib: peak - before };
}
