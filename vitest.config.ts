import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Sources are used across packages without a build: the condition is added to the defaults. */
const resolve = { conditions: ['rastro-source', ...defaultClientConditions] };
const ssr = { resolve: { conditions: ['rastro-source', ...defaultServerConditions] } };

interface ProjectOptions extends Record<string, unknown> {
  /** Below `src` of the package. */
  include?: string[];
  exclude?: string[];
  setupFiles?: string[];
}

/** All projects have one root: what one of them has translated the others, and the next step, read from the cache. */
const project = (name: string, { include, exclude = [], ...test }: ProjectOptions) => {
  const ofPackage = (path: string): string => `packages/${name.split('-')[0]}/src/${path}`;
  return {
    resolve,
    ssr,
    test: {
      name,
      include: (include ?? ['**/*.test.{ts,tsx}']).map(ofPackage),
      exclude: exclude.map(ofPackage),
      testTimeout: 30_000,
      // What is waited for comes later on a busy machine; a second is no limit of ours.
      expect: { poll: { timeout: 10_000 } },
      ...test,
    },
  };
};

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** Makes what a real server is started from. */
const ofServer = pathOf('packages/server/src/db/vitest-global-setup.ts');

const page = (setupFiles: string[]) => ({
  environment: 'jsdom',
  setupFiles: [pathOf('scripts/lib/quick-labels.mjs'), ...setupFiles],
  // Rules that are put into a sheet one by one; as text, each would read the whole sheet anew.
  env: { SC_DISABLE_SPEEDY: 'false' },
});

/**
 * Projects for tests that render, `*.test.tsx`; the rest needs no page, and one takes seconds to
 * create, so files share it. `*.alone.test.tsx` files each have one of their own: they replace a
 * module, or query `:focus-visible`, which jsdom answers by what had the focus before.
 */
const withPages = (name: string, setupFiles: string[] = []) => [
  project(name, {
    include: ['**/*.test.tsx'],
    exclude: ['**/*.alone.test.tsx'],
    isolate: false,
    ...page(setupFiles),
  }),
  project(`${name}-alone`, { include: ['**/*.alone.test.tsx'], ...page(setupFiles) }),
  project(`${name}-pure`, { environment: 'node', isolate: false, include: ['**/*.test.ts'] }),
];

/** On a PostgreSQL server, only what queries a database a second time. */
const QUERIES = [
  'db/{,postgres/,work-queue/}*',
  'main/{previous-release,two-servers-of-docs}',
  'demo/{demo-content,open-demo-fleet,run-demo-fleet}',
  '{areas,engine,engine-door,ground,http,notifying,operator}/**/*',
];
const isOnPostgres = Boolean(process.env['TEST_DATABASE_URL']);

const serverProject = (name: string, suffix: string, exclude: string[]) =>
  project(name, {
    environment: 'node',
    isolate: false,
    globalSetup: [ofServer],
    hookTimeout: 60_000,
    include: (isOnPostgres ? QUERIES : ['**/*']).map((path) => `${path}${suffix}`),
    // Two servers need a database of two processes, which the embedded one is not.
    exclude: isOnPostgres ? exclude : ['**/two-servers.test.ts', ...exclude],
  });

/** Tests that kill, fill disks, play at random or walk whole tables are `*.wide.test.ts`. */
const ofServerProjects = [
  serverProject('server', '.test.ts', ['**/*.wide.test.ts']),
  serverProject('server-wide', '.wide.test.ts', []),
];

export default defineConfig({
  test: {
    experimental: { fsModuleCache: true },
    // Vitest leaves one core to itself, which on two is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'workshop',
          include: ['scripts/*.test.mjs'],
          exclude: ['scripts/{built,recordings,release}.test.mjs', 'scripts/*.wide.test.mjs'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'workshop-wide',
          include: ['scripts/*.wide.test.mjs'],
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
      ...withPages('sdk', [pathOf('packages/sdk/src/test-setup.ts')]),
      ...withPages('console', [pathOf('packages/console/src/test-setup.ts')]),
      project('cli', {
        environment: 'node',
        // Each file reads five hundred modules; no test replaces one of them.
        isolate: false,
        // Some commands are tested against a real server.
        globalSetup: [ofServer],
        hookTimeout: 60_000,
      }),
      ...ofServerProjects,
    ],
  },
});
