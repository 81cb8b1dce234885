import { expect } from '@playwright/test';

/** Sends a fix of a tracker, timed now or `secondsAgo`. */
export async function sendFix(
  ingestUrl: string,
  uniqueId: string,
  { secondsAgo = 0, ...values }: { secondsAgo?: number } & Record<string, string | number>,
): Promise<void> {
  const fix = new URLSearchParams({
    id: uniqueId,
    timestamp: String(Math.floor(Date.now() / 1000) - secondsAgo),
  });
  for (const [key, value] of Object.entries(values)) fix.set(key, String(value));
  expect((await fetch(`${ingestUrl}/?${fix}`)).ok).toBe(true);
}
