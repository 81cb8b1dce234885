/**
 * Tests that take long because they repeat: the whole server on PostgreSQL, rounds of kills, many
 * hostile messages, every view of every story, thousands of rows, other Nodes. `npm run test:long
 * -- kills` runs only the named steps; with `--built` anything that `npm test` has just built is
 * not built again. With `--once`, as every night, anything that `npm test` has done in short is not
 * repeated at length, and another database or Node runs only what can differ there.
 */
import { runOnPostgres } from './lib/run-on-postgres.mjs';
import { runOtherNode } from './lib/run-other-node.mjs';
import { runPlaywright } from './lib/run-playwright.mjs';
import { runCheck, runSteps } from './lib/run-steps.mjs';
import { runStories } from './lib/run-stories.mjs';
import { runVitest } from './lib/run-vitest.mjs';

const words = process.argv.slice(2);
const isBuilt = words.includes('--built');
const isOnce = words.includes('--once');
const names = words.filter((word) => !['--built', '--once'].includes(word));

const rounds = { KILL_ROUNDS: process.env.KILL_ROUNDS ?? (isOnce ? '1' : '10') };
const runs = { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '20000' };
const allViews = { ALL_VIEWS: 'true' };
const killed = ['killed', 'open-pglite'];
/** Server folders that query a database; `npm test` has already run `src/db` on PostgreSQL. */
const nearDatabase = ['areas', 'demo', 'engine', 'engine-door', 'ground', 'operator'].map(
  (folder) => `packages/server/src/${folder}/`,
);
const hostile = ['src/engine/faults/', 'raw-bytes', 'follow-course'];
/**
 * Folders that depend on Node itself: its sockets, streams, files and processes. Kills have steps
 * of their own.
 */
const nearNode = [
  'scripts/',
  ...['engine/ingest/listener', 'http', 'listener', 'lookup', 'mail', 'main', 'upstream']
    .concat(isOnce ? [] : ['db/database', 'engine/ingest', 'operator/dump'])
    .map((path) => `packages/server/src/${path}`),
];

/** @type {import('./lib/run-steps.mjs').Step[]} */
const steps = [
  {
    name: 'postgresql',
    work: () =>
      isOnce
        ? runOnPostgres('long-postgresql', { filters: nearDatabase, env: { FUZZ_RUNS: '1000' } })
        : runOnPostgres('long-postgresql'),
  },
  {
    name: 'kills',
    repeats: true,
    work: () => runVitest('kills', ['server-wide'], { filters: killed, env: rounds }),
  },
  {
    name: 'kills on postgresql',
    repeats: true,
    work: () => runOnPostgres('kills-postgresql', { filters: ['killed'], env: rounds }),
  },
  {
    name: 'hostile targets',
    repeats: true,
    work: () =>
      runVitest('hostile', ['server', 'server-wide'], {
        filters: ['http/hostile', 'http/gate/gate-values', 'areas/shares/embeds'],
        env: {
          HOSTILE_TARGETS: process.env.HOSTILE_TARGETS ?? '300000',
          HOSTILE_CALLS: process.env.HOSTILE_CALLS ?? '30000',
          GATE_VALUES: 'whole',
        },
      }),
  },
  {
    name: 'fuzz',
    repeats: true,
    work: () => runVitest('fuzz', ['server-wide'], { filters: hostile, env: runs }),
  },
  {
    name: 'every right',
    repeats: true,
    work: () =>
      runVitest('rights', ['server-wide'], {
        filters: ['access-table'],
        env: { ACCESS_TABLE: 'whole' },
      }),
  },
  {
    name: 'sequences of calls',
    repeats: true,
    work: () =>
      runVitest('sequences', ['server-wide'], {
        filters: ['access/sequences'],
        env: { SEQUENCE_RUNS: process.env.SEQUENCE_RUNS ?? '100' },
      }),
  },
  {
    name: 'two writers',
    repeats: true,
    work: () =>
      runVitest('writers', ['server-wide'], {
        filters: ['simulation/two-writers'],
        env: { WRITER_RUNS: process.env.WRITER_RUNS ?? '3000' },
      }),
  },
  {
    name: 'crowds',
    repeats: true,
    work: () =>
      runVitest('crowds', ['server-wide', 'sdk-pure'], {
        filters: ['faults/crowds', 'simulate-billing', 'sdk/src/export'],
        env: {
          CROWD_FIXES: '100000',
          CROWD_DEVICES: '10000',
          BILLING_SEEDS: '2,3,4',
          EXPORT_RUNS: '200',
        },
      }),
  },
  ...(isBuilt
    ? []
    : [{ name: 'build', work: () => runCheck('npm', ['run', 'build', '--silent']) }]),
  { name: 'e2e', work: () => runPlaywright('long', { env: rounds }) },
  {
    name: 'every view',
    repeats: true,
    work: () => runPlaywright('wide', { flags: ['axe.wide.spec'], env: allViews }),
  },
  {
    name: 'every view of stories',
    repeats: true,
    work: () => runStories({ env: allViews }),
  },
  { name: 'e2e over the proxy', work: () => runPlaywright('proxy') },
  // The whole server under one of them: npm run test:node -- 22.
  { name: 'node 22', work: () => runOtherNode(22, ['built', 'server', 'server-wide'], nearNode) },
  { name: 'node 24', work: () => runOtherNode(24, ['built']) },
];

await runSteps(
  steps.filter((step) => !(isOnce && step.repeats)),
  names,
);
