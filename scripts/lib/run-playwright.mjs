import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { countsOf, readPlaywrightCounts } from './counts.mjs';
import { lacking } from './run-steps.mjs';
import { run } from './run.mjs';
import { reports } from './run-vitest.mjs';

/** Runs a Playwright project in the Chromium that is there and counts what passed. */
export async function runPlaywright(project, { flags = [], env } = {}) {
  const browser = findChromium();
  if (!browser)
    return lacking('Chromium', 'run "npx playwright install chromium" or install chromium.');
  const file = join(reports, `e2e-${project}.json`);
  rmSync(file, { force: true });
  const args = ['playwright', 'test', '--reporter=dot,json', `--project=${project}`, ...flags];
  const result = await run('npx', args, {
    env: { ...env, CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return countsOf(file, readPlaywrightCounts, result);
}
