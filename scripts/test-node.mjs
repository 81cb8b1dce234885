/** `npm run test:node -- 22`: the built packages' tests and the server's (embedded database) under another Node. */
import { existsSync, mkdirSync } from 'node:fs';
import { delimiter } from 'node:path';
import { formatCounts } from './lib/counts.mjs';
import { fetchNode } from './lib/other-node.mjs';
import { reports, runVitest } from './lib/run-vitest.mjs';

const [major, ...rest] = process.argv.slice(2);
if (!/^\d{2}$/.test(major ?? '') || rest.length > 0) {
  console.error('Name the major version of a Node: npm run test:node -- 22');
  process.exit(2);
}
if (!existsSync('packages/sdk/dist') || !existsSync('packages/theme/dist')) {
  console.error('There is nothing built to test yet. Run "npm run build" first.');
  process.exit(1);
}

const { node, binDir, version } = fetchNode(major);
mkdirSync(reports, { recursive: true });
// First in the path, so that what the tests start runs under it too.
// What goes by rounds has gone through all of them under the Node at hand.
const rounds = { FUZZ_RUNS: '1000', KILL_ROUNDS: '2' };
const env = {
  ...rounds,
  PATH: `${binDir}${delimiter}${process.env.PATH}`,
  TEST_DATABASE_URL: undefined,
};
const result = await runVitest(`node-${major}`, ['built', 'server'], { node, env });

console.log(`Node ${version}: ${formatCounts(result)}`);
if (result.failed > 0) {
  console.log(result.output);
  for (const failure of result.failures ?? []) console.error(`✗ ${failure}`);
  process.exitCode = 1;
}
