import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join()}`)).toEqual(
    [],
  );
  const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWider, 'nothing sticks out').toBe(false);
  // What no language has a word for shows its key (spec §1).
  await expect(page.locator('body')).not.toContainText('_KT_');
}
