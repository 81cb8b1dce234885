import { expect, type Page } from '@playwright/test';
import { type Door, signInPage } from './api';

const MINUTE_MS = 60_000;
/** Noon of yesterday in São Paulo, where the browser is. */
export const NOON_OF_YESTERDAY = Date.parse(
  `${new Date(Date.now() - 27 * 60 * MINUTE_MS).toISOString().slice(0, 10)}T15:00:00Z`,
);

/** Half an hour on the road and half an hour at its end, yesterday, as a tracker sends it. */
export async function driveYesterday(
  ingestUrl: string,
  uniqueId: string,
  stepDegrees: number,
): Promise<void> {
  for (let minute = 0; minute <= 60; minute += 1) {
    const isMoving = minute < 30;
    const fix = new URLSearchParams({
      id: uniqueId,
      timestamp: String(Math.floor((NOON_OF_YESTERDAY + minute * MINUTE_MS) / 1000)),
      lat: '-23.55',
      lon: String(-46.63 + Math.min(minute, 30) * stepDegrees),
      speed: isMoving ? '33' : '0',
      ignition: String(isMoving),
    });
    const { ok } = await fetch(`${ingestUrl}/?${fix}`);
    expect(ok).toBe(true);
  }
}

/** Opens a page of the product as somebody, the administrator unless said. */
export async function openSignedIn(
  page: Page,
  server: Door,
  path: string,
  account?: { email: string; password: string },
): Promise<void> {
  await signInPage(page, server, account);
  await page.goto(server.url + path);
}
