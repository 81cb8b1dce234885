/** Routes, reports and fences on their pages, in front of a tracking server that answers at once. */
import { loadavg } from 'node:os';
import { chromiumFlags } from '../lib/chromium-flags.mjs';
import { launchBrowser } from '../lib/browser.mjs';
import { startPair } from '../lib/start-pair.mjs';
import { measureFences } from './measure-fences.mjs';
import { measureFiles } from './measure-files.mjs';
import { measureFirstRows, measureSearch } from './measure-reports.mjs';
import { measureRoute } from './measure-route.mjs';

const VEHICLES = 100;
const VIEWPORT = { width: 1280, height: 800 };
const PARTS = {
  route: measureRoute,
  search: measureSearch,
  rows: measureFirstRows,
  fences: measureFences,
  files: measureFiles,
};

/** Each figure beside its bare baseline, under both sets of Chromium's flags. */
export async function measurePages({ print, options, parts }) {
  const rows = [];
  for (const kind of (options.flags ?? 'S,N').split(',')) {
    const standIn = new URL('stand-in.mjs', import.meta.url);
    const pair = await startPair({ standIn, devices: VEHICLES, checkout: options.checkout });
    const browser = await launchBrowser(chromiumFlags[kind]);
    try {
      for (const part of parts) {
        const measured = await measureOn(browser, pair.front, PARTS[part]);
        rows.push(...measured.map((row) => ({ ...row, what: `${kind}: ${row.what}` })));
        print(`${kind}: ${part} measured, load ${loadavg()[0].toFixed(1)}`);
      }
    } finally {
      await browser.close();
      await pair.stop();
    }
  }
  return rows;
}

/** One part, with pages of its own that are signed in. */
async function measureOn(browser, origin, measure) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    locale: 'en-US',
    baseURL: origin,
    // Bare pages are answers of the server, which may ask for nothing.
    bypassCSP: true,
  });
  try {
    const signedIn = await context.request.post('/api/session', {
      headers: { origin },
      form: { email: 'bench@example.com', password: 'bench' },
    });
    if (!signedIn.ok()) throw new Error(await signedIn.text());
    return await measure(context, browser);
  } finally {
    await context.close();
  }
}
