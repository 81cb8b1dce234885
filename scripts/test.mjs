/**
 * Checks of every change, those that fail early first. `npm test -- unit e2e` runs only the named
 * steps; `npm test -- --changed`, or `--changed main`, only tests reachable from files that differ
 * from a revision.
 */
import { existsSync, readFileSync } from 'node:fs';
import { findReachedTests, listChangedFiles } from './lib/find-changed.mjs';
import { readImportGraph } from './lib/import-graph.mjs';
import { runOnPostgres } from './lib/run-on-postgres.mjs';
import { runPlaywright } from './lib/run-playwright.mjs';
import { runCheck, runSteps } from './lib/run-steps.mjs';
import { runStories } from './lib/run-stories.mjs';
import { runVitest } from './lib/run-vitest.mjs';

await import('../packages/sdk/scripts/generate-words.mjs');
const isWide = process.argv.includes('--wide');
const words = process.argv.slice(2).filter((word) => word !== '--wide');
const isOfChanged = words.includes('--changed');
const changed = isOfChanged
  ? listChangedFiles(words[words.indexOf('--changed') + 1] ?? 'HEAD')
  : [];
const reached = isOfChanged
  ? findReachedTests(changed, readImportGraph(['packages', 'scripts', 'e2e', '.ladle']))
  : 'all';

/** Returns the tests of one step that a change reaches; undefined when all are to run. */
const pick = (pattern) =>
  reached === 'all' ? undefined : reached.filter((file) => pattern.test(file));

const UNIT =
  /^(packages\/(theme|sdk|console|cli)\/.*|scripts\/(?!built|recordings|release)[^/]*)(?<!\.wide)\.test\./;
const SERVER = /^packages\/server\/.*(?<!\.wide)\.test\./;
const SERVER_WIDE = /^packages\/server\/.*\.wide\.test\./;
const WORKSHOP_WIDE = /^scripts\/.*\.wide\.test\./;
const ON_POSTGRES = ['src/db/', 'previous-release', 'two-servers', 'made-while-ended'];
const present = changed.filter((file) => existsSync(file));
const journeys = pick(/(?<!\.wide)\.spec\.ts$/);
const wideJourneys = pick(/\.wide\.spec\.ts$/);
const stories = pick(/\.stories\./);

const check = (name, command, ...args) => ({
  name,
  work: () => runCheck(command, args),
  isSingle: true,
});

/** The steps that run tests, without those that a change reaches nothing of. */
const ofTests = (name, files, work) => (files?.length === 0 ? [] : [{ name, work }]);
const ofPages = (...parts) => ofTests(...parts).map((step) => ({ ...step, isPages: true }));

/** @type {import('./lib/run-steps.mjs').Step[]} */
const steps = [
  // First, because it takes longest: the others run beside it.
  ...(journeys?.length === 0 && wideJourneys?.length === 0
    ? []
    : [check('build', 'npm', 'run', 'build', '--silent')]),
  check('types', 'node', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'),
  check(
    'lint',
    'npx',
    'oxlint',
    '--type-aware',
    ...present.filter((file) => /\.[cm]?[jt]sx?$/.test(file)),
  ),
  check('format', 'npx', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...present),
  check('lockfile', 'node', 'scripts/check-lockfile.mjs'),
  check('imports', 'node', 'scripts/layers.mjs'),
  ...(reached === 'all' ? [check('dead code', 'npx', 'knip', '--no-progress')] : []),
  ...ofTests('unit', pick(UNIT), () =>
    runVitest('unit', ['theme*', 'sdk*', 'console*', 'cli*', 'workshop'], { filters: pick(UNIT) }),
  ),
  ...ofTests('server', pick(SERVER), () =>
    runVitest('server', ['server'], { filters: pick(SERVER) }),
  ),
  // The rest of the server on PostgreSQL is in `npm run test:long`.
  ...ofTests('postgresql', pick(new RegExp(`^packages/server/.*(${ON_POSTGRES.join('|')})`)), () =>
    runOnPostgres('postgresql', { filters: ON_POSTGRES }),
  ),
  ...(reached === 'all'
    ? [
        { name: 'size', work: () => runCheck('npx', ['size-limit']) },
        { name: 'built', work: () => runVitest('built', ['built']), isPages: true },
      ]
    : []),
  ...ofPages('e2e', journeys, () => runPlaywright('product', { flags: journeys })),
];

/** @type {import('./lib/run-steps.mjs').Step[]} */
const wideSteps = [
  ...ofTests('server, wide', pick(SERVER_WIDE), () =>
    runVitest('server-wide', ['server-wide'], { filters: pick(SERVER_WIDE) }),
  ),
  ...ofTests('workshop, wide', pick(WORKSHOP_WIDE), () =>
    runVitest('workshop-wide', ['workshop-wide'], { filters: pick(WORKSHOP_WIDE) }),
  ),
  ...ofPages('e2e, wide', wideJourneys, () => runPlaywright('wide', { flags: wideJourneys })),
  ...ofPages('stories', stories, () => runStories({ files: stories })),
];

const names = isOfChanged ? [] : words;
const budget = JSON.parse(readFileSync('scripts/cpu-budget.json', 'utf8'));
const build = steps.filter(({ name }) => name === 'build');
if (isWide) await runSteps([...build, ...wideSteps], names);
else if (isOfChanged || names.length > 0) await runSteps([...steps, ...wideSteps], names);
else await runSteps(steps, names, { budget });
