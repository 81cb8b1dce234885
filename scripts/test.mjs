/** What every change must pass, what fails early first. `npm test -- unit e2e` runs only the named steps. */
import { runOnPostgres } from './lib/run-on-postgres.mjs';
import { runPlaywright } from './lib/run-playwright.mjs';
import { runCheck, runSteps } from './lib/run-steps.mjs';
import { runStories } from './lib/run-stories.mjs';
import { runVitest } from './lib/run-vitest.mjs';

const check = (name, command, ...args) => ({
  name,
  work: () => runCheck(command, args),
  isSingle: true,
});

// With types it holds more than the four gigabytes that Node gives by itself.
const eslint = ['--max-old-space-size=8192', 'node_modules/eslint/bin/eslint.js', '.'];
const eslintOptions = ['--max-warnings', '0', '--cache', '--cache-location', '.build/eslint'];

/** @type {import('./lib/run-steps.mjs').Step[]} */
const steps = [
  // First, because it takes longest: the others run beside it.
  check('build', 'npm', 'run', 'build', '--silent'),
  check('format', 'npx', 'prettier', '--check', '--log-level', 'warn', '.'),
  check('lint', 'node', ...eslint, ...eslintOptions),
  check('lockfile', 'node', 'scripts/check-lockfile.mjs'),
  check('imports', 'node', 'scripts/layers.mjs'),
  check('dead code', 'npx', 'knip', '--no-progress'),
  check('types', 'npx', 'tsc', '-p', 'tsconfig.json'),
  {
    name: 'unit',
    work: () => runVitest('unit', ['theme*', 'sdk*', 'console*', 'cli', 'workshop']),
  },
  { name: 'server', work: () => runVitest('server', ['server']) },
  {
    // The rest of the server on PostgreSQL is in `npm run test:long`.
    name: 'postgresql',
    work: () =>
      runOnPostgres('postgresql', { filters: ['src/db/', 'previous-release', 'two-servers'] }),
  },
  { name: 'size', work: () => runCheck('npx', ['size-limit']) },
  { name: 'built', work: () => runVitest('built', ['built']) },
  { name: 'e2e', work: () => runPlaywright('product') },
  { name: 'stories', work: () => runStories() },
];

await runSteps(steps, process.argv.slice(2));
