/** `npm run test:node -- 22`: the built packages' tests and the server's under another Node. */
import { existsSync, mkdirSync } from 'node:fs';
import { formatCounts } from './lib/counts.mjs';
import { runOtherNode } from './lib/run-other-node.mjs';
import { reports } from './lib/run-vitest.mjs';

const [major, ...rest] = process.argv.slice(2);
if (!/^\d{2}$/.test(major ?? '') || rest.length > 0) {
  console.error('Name the major version of a Node: npm run test:node -- 22');
  process.exit(2);
}
if (!existsSync('packages/sdk/dist') || !existsSync('packages/theme/dist')) {
  console.error('There is nothing built to test yet. Run "npm run build" first.');
  process.exit(1);
}

mkdirSync(reports, { recursive: true });
const result = await runOtherNode(major, ['built', 'server', 'server-wide']);
console.log(`Node ${result.version}: ${formatCounts(result)}`);
if (result.failed > 0) {
  console.log(result.output);
  for (const failure of result.failures ?? []) console.error(`✗ ${failure}`);
  process.exitCode = 1;
}
