import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Sources are used across packages without a build: the condition is added to the defaults. */
const resolve = { conditions: ['rastro-source', ...defaultClientConditions] };
const ssr = { resolve: { conditions: ['rastro-source', ...defaultServerConditions] } };

const project = (name: string, test: Record<string, unknown>) => ({
  resolve,
  ssr,
  test: {
    name,
    root: `packages/${name.split('-')[0]}`,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    // What is waited for comes later on a busy machine; a second is no limit of ours.
    expect: { poll: { timeout: 10_000 } },
    ...test,
  },
});

/**
 * What renders is tested in `*.test.tsx`; the rest needs no page, and one takes seconds to make, so
 * files share it. `*.alone.test.tsx` has one of its own: it replaces a module, or asks for
 * `:focus-visible`, which jsdom answers by what had the focus before.
 */
const withPages = (name: string, test: Record<string, unknown> = {}) => [
  project(name, {
    environment: 'jsdom',
    include: ['src/**/*.test.tsx'],
    exclude: ['src/**/*.alone.test.tsx'],
    isolate: false,
    ...test,
  }),
  project(`${name}-alone`, {
    environment: 'jsdom',
    include: ['src/**/*.alone.test.tsx'],
    ...test,
  }),
  project(`${name}-pure`, { environment: 'node', isolate: false, include: ['src/**/*.test.ts'] }),
];

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which on two is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'workshop',
          include: ['scripts/*.test.mjs'],
          exclude: ['scripts/{built,recordings,release}.test.mjs'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'built',
          include: ['scripts/{built,recordings,release}.test.mjs'],
          testTimeout: 60_000,
        },
      },
      ...withPages('theme'),
      ...withPages('sdk', { setupFiles: ['./src/test-setup.ts'] }),
      ...withPages('console', { setupFiles: ['./src/test-setup.ts'] }),
      project('cli', { environment: 'node' }),
      project('server', {
        environment: 'node',
        // On a PostgreSQL server, only what asks a database a second time.
        ...(process.env['TEST_DATABASE_URL'] && {
          include: [
            'src/db/{,postgres/,work-queue/}*.test.ts',
            'src/main/previous-release.test.ts',
            'src/demo/{demo-content,open-demo-fleet,run-demo-fleet}.test.ts',
            'src/{engine,engine-door,features,http,notifying,operator}/**/*.test.ts',
          ],
        }),
        isolate: false,
        globalSetup: ['./src/db/vitest-global-setup.ts'],
        hookTimeout: 60_000,
      }),
    ],
  },
});
