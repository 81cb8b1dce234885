/**
 * What takes long because it repeats: the whole server on PostgreSQL, rounds of kills, many hostile
 * messages, thousands of rows, other Nodes. `npm run test:long -- kills` runs only the named steps;
 * with `--built` what `npm test` has just built is not built again.
 */
import { runOnPostgres } from './lib/run-on-postgres.mjs';
import { runOtherNode } from './lib/run-other-node.mjs';
import { runPlaywright } from './lib/run-playwright.mjs';
import { runCheck, runSteps } from './lib/run-steps.mjs';
import { runVitest } from './lib/run-vitest.mjs';

const rounds = { KILL_ROUNDS: process.env.KILL_ROUNDS ?? '10' };
const runs = { FUZZ_RUNS: process.env.FUZZ_RUNS ?? '20000' };
const killed = ['killed', 'open-pglite'];
const hostile = ['src/engine/faults/', 'raw-bytes', 'follow-course'];
/** Where the server meets Node itself: its sockets, streams, files and processes. Kills have steps of their own. */
const nearNode = [
  'scripts/',
  ...[
    'db/database',
    'engine/ingest',
    'http',
    'listener',
    'lookup',
    'mail',
    'main',
    'operator/dump',
    'upstream',
  ].map((path) => `src/${path}`),
];

const names = process.argv.slice(2).filter((word) => word !== '--built');
const isBuilt = process.argv.includes('--built');

/** @type {import('./lib/run-steps.mjs').Step[]} */
const steps = [
  { name: 'postgresql', work: () => runOnPostgres('long-postgresql') },
  { name: 'kills', work: () => runVitest('kills', ['server'], { filters: killed, env: rounds }) },
  {
    name: 'kills on postgresql',
    work: () => runOnPostgres('kills-postgresql', { filters: ['killed'], env: rounds }),
  },
  { name: 'fuzz', work: () => runVitest('fuzz', ['server'], { filters: hostile, env: runs }) },
  {
    name: 'rights over the proxy',
    work: () =>
      runVitest('rights', ['server'], {
        filters: ['traccar/access-table'],
        env: { ACCESS_TABLE: 'whole' },
      }),
  },
  ...(isBuilt
    ? []
    : [{ name: 'build', work: () => runCheck('npm', ['run', 'build', '--silent']) }]),
  { name: 'e2e', work: () => runPlaywright('long', { env: rounds }) },
  { name: 'e2e over the proxy', work: () => runPlaywright('proxy') },
  // The whole server under one of them: npm run test:node -- 22.
  { name: 'node 22', work: () => runOtherNode(22, ['built', 'server'], nearNode) },
  { name: 'node 24', work: () => runOtherNode(24, ['built']) },
];

await runSteps(steps, names);
