import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { countsOf, readVitestCounts } from './counts.mjs';
import { run } from './run.mjs';

/** Folder of the reports of the last run. */
export const reports = resolve('.build/reports');

const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);

/** Runs test projects, or only their files whose path holds a filter, and counts what passed. */
export async function runVitest(
  name,
  projects,
  { env, node = process.execPath, filters = [] } = {},
) {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const flags = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const result = await run(node, [vitest, ...flags, ...chosen, ...filters], { env });
  return countsOf(file, readVitestCounts, result);
}
