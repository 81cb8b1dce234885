import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  axe?: { run(options: RunOptions): Promise<AxeResults> };
}

/** Violations that axe finds on the page as it stands, with its frames: the rule and the elements. */
async function runAxe(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => (window as WithAxe).axe !== undefined);
    if (!isThere) await frame.evaluate(source);
  }
  return page.evaluate(async () => {
    const { axe } = window as WithAxe;
    if (!axe) throw new Error('axe is not there');
    const { violations } = await axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`);
  });
}

/** Axe finds nothing, nothing sticks out, and every word is there. */
export async function expectSound(page: Page): Promise<void> {
  // What still fades in has the contrast of neither state.
  await expect
    .poll(() =>
      page.evaluate(() =>
        document
          .getAnimations()
          .every(
            ({ playState, effect }) =>
              playState !== 'running' || effect?.getTiming().iterations === Infinity,
          ),
      ),
    )
    .toBe(true);
  expect(await runAxe(page)).toEqual([]);
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider, 'nothing sticks out').toBe(false);
  // What no language has a word for shows its key (spec §1).
  await expect(page.locator('body')).not.toContainText('_KT_');
}
