import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const debianPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of a Chromium to test with: `CHROMIUM_PATH`, Debian's, then Playwright's own; else null. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM_PATH, ...debianPaths, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path)) ?? null;
}

/** Switches that keep a test browser off the network; root needs `--no-sandbox`. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
