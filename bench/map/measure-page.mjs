import { waitForVehicles } from '../lib/browser.mjs';

const SETTLE_MS = 3_000;

/** Opens a page and measures it once its vehicles are drawn. */
export async function measurePage(browser, url, seconds) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(url);
    await waitForVehicles(page);
    await page.waitForTimeout(SETTLE_MS);
    await page.evaluate(() => globalThis.showAll());
    await page.waitForTimeout(SETTLE_MS);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const before = await readTaskSeconds(session);
    const { frames, ages, drawn } = await page.evaluate(watchFrames, seconds * 1_000);
    const after = await readTaskSeconds(session);
    const gaps = frames.slice(1).map((at, index) => at - frames[index]);
    return {
      fps: round((1_000 * gaps.length) / (frames.at(-1) - frames[0])),
      frameP50Ms: round(quantile(gaps, 0.5)),
      frameP95Ms: round(quantile(gaps, 0.95)),
      mainThreadMs: round((1_000 * (after - before)) / frames.length),
      ageP50Ms: round(quantile(ages, 0.5)),
      ageP95Ms: round(quantile(ages, 0.95)),
      workers: page.workers().length,
      drawn,
    };
  } finally {
    await page.close();
  }
}

/** Runs in the page: when its frames came, and how old the probe's fix was when it was shown. */
function watchFrames(milliseconds) {
  return new Promise((resolve) => {
    const { document, MutationObserver, requestAnimationFrame } = globalThis;
    const host = document.querySelector('[data-drawn]');
    const frames = [];
    const ages = [];
    const observer = new MutationObserver(() => ages.push(Date.now() - host.dataset.shownFixAt));
    observer.observe(host, { attributeFilter: ['data-shown-fix-at'] });
    const step = (at) => {
      frames.push(at);
      if (at - frames[0] < milliseconds) return requestAnimationFrame(step);
      observer.disconnect();
      resolve({ frames, ages, drawn: Number(host.dataset.drawn) });
    };
    requestAnimationFrame(step);
  });
}

async function readTaskSeconds(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find((metric) => metric.name === 'TaskDuration').value;
}

function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

const round = (value) => Math.round(value * 10) / 10;
