import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './scripts/lib/chromium.mjs';

const executablePath = findChromium();
/**
 * Thousands of rows, rounds of kills, servers that are away, a partner's page that is installed and built anew: what
 * `npm run test:long` runs, beside `proxy`.
 */
const long = [
  'kill-nine',
  'cli-import',
  'embed',
  'embed-next',
  'large-fleet',
  'postgres-away',
  'tracking-server-away',
].map((name) => `**/${name}.spec.ts`);

/** Tests that run over the engine and over an external tracking server. */
const overBoth = [
  'autolink',
  'billing',
  'account',
  'bulk',
  'commands',
  'consents',
  'customer-of-a-reseller',
  'reseller-bills',
  'reseller-channels',
  'device-detail',
  'device-form',
  'drivers',
  'fiscal-notes',
  'embed-elements',
  'geofences',
  'share',
  'terms',
  'groups',
  'import',
  'integrations',
  'invitations',
  'list',
  'logs',
  'lookups',
  'manage',
  'map-look',
  'notices',
  'phone',
  'replay',
  'reports',
  'resellers',
  'schedules',
  'server-settings',
  'users',
  'webhooks',
  'why-offline',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: '.build/e2e',
  // Journeys wait as often as they work: on two cores a third finds room.
  workers: 3,
  projects: [
    { name: 'product', testIgnore: ['**/stories.spec.ts', '**/*.wide.spec.ts', ...long] },
    { name: 'wide', testMatch: '**/*.wide.spec.ts' },
    { name: 'long', testMatch: long },
    {
      name: 'proxy',
      testMatch: overBoth.map((name) => `**/${name}{,.wide}.spec.ts`),
    },
    { name: 'stories', testMatch: '**/stories.spec.ts', fullyParallel: true },
  ],
  // Two servers that start beside two browsers may take a while on a busy machine.
  timeout: 120_000,
  forbidOnly: Boolean(process.env['CI']),
  // The second try has a trace; what passes only then has failed all the same.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 20_000 },
  use: {
    launchOptions: { args: chromiumArgs, ...(executablePath ? { executablePath } : {}) },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // Half of what a page takes is drawing what moves; `journey.spec.ts` and `map.wide.spec.ts` have it move.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording each first try would take a tenth of the run.
    trace: 'on-first-retry',
  },
});
