import { expect, type Page } from '@playwright/test';

/** A page says why it was refused: an alert that says something, beside the one that waits for what there is to say. */
export const expectRefused = (page: Page): Promise<void> =>
  expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
