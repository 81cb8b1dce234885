import { watchAnswer } from '../console/in-page.mjs';
import { percentile } from '../lib/percentile.mjs';
import { goTo, openBareSearch } from './in-page.mjs';
import { beside, onBarePage } from './on-bare-page.mjs';

const TIMES = 5;
const SETTLE_MS = 3_000;
const MONTH_MS = 30 * 86_400_000;
/** Each is found in some rows. */
const KEYS = '213';

/** Keys in the search of a report with 50,000 rows. */
export async function measureSearch(context) {
  const page = await context.newPage();
  await page.goto('/reports/history?devices=1&period=yesterday');
  const toolbar = page.locator('.rastro-table-toolbar');
  await toolbar.getByRole('status').filter({ hasText: '50,000' }).waitFor({ timeout: 120_000 });
  const first = await measureKeys(page, '.rastro-table-toolbar [role=status]');
  await page.waitForTimeout(SETTLE_MS);
  const later = await measureKeys(page, '.rastro-table-toolbar [role=status]');
  const bare = await onBarePage(context, async (empty) => {
    await empty.evaluate(openBareSearch, 50_000);
    return measureKeys(empty, 'output');
  });
  const peer = 'a bare loop over 50,000 texts';
  const atOnce = Math.max(...first.painted);
  const keyMs = percentile(later.painted, 0.5);
  const bareMs = percentile(bare.painted, 0.5);
  const answerMs = percentile(later.answered, 0.5);
  const bareAnswerMs = percentile(bare.answered, 0.5);
  return [
    beside('a key in the search of 50,000 rows until it is painted', 'ms', keyMs, peer, bareMs),
    beside('the slowest one as soon as they are there', 'ms', atOnce, peer, bareMs),
    beside('a key until the table shows what it finds', 'ms', answerMs, peer, bareAnswerMs),
  ];
}

/** Writes a word and takes it away again, so that keys find less and more. */
async function measureKeys(page, selector) {
  await page.getByRole('searchbox').first().click();
  const [painted, answered] = [[], []];
  for (const key of [...KEYS, ...[...KEYS].map(() => 'Backspace')]) {
    await page.evaluate(watchAnswer, { type: 'keydown', selector });
    await page.keyboard.press(key);
    const answer = await page.evaluate(() => globalThis.lastAnswer);
    painted.push(answer.paintedMs);
    answered.push(answer.answeredMs);
  }
  return { painted, answered };
}

/** A report of 100 vehicles over a month, from asking for it to its first rows. */
export async function measureFirstRows(context) {
  const page = await context.newPage();
  const shown = [];
  const alone = [];
  await page.goto('/reports/travels');
  for (let time = 0; time < TIMES; time++) {
    await page.locator('.rastro-report-page').waitFor();
    await page.waitForTimeout(SETTLE_MS);
    const path = '/reports/travels?devices=all&period=last30';
    shown.push(await page.evaluate(goTo, { path, selector: '.rastro-table-row' }));
    alone.push(await onBarePage(context, askAlone));
    await page.goBack();
  }
  return [
    beside(
      ...['a report of 100 vehicles over a month until its first rows', 'ms'],
      ...[percentile(shown, 0.5), 'the question about one alone', percentile(alone, 0.5)],
    ),
  ];
}

const askAlone = (page) =>
  page.evaluate(async (monthMs) => {
    const [from, to] = [Date.now() - monthMs, Date.now()].map((ms) => new Date(ms).toISOString());
    const query = new URLSearchParams({ deviceId: '1', from, to });
    const startedAt = performance.now();
    await (await globalThis.fetch(`/api/reports/trips?${query}`)).json();
    return performance.now() - startedAt;
  }, MONTH_MS);
