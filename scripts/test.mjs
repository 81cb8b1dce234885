/** Everything CI runs, fast checks first. `npm test -- unit e2e` runs only the named steps. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './lib/chromium.mjs';
import { countsOf, formatCounts, one, readPlaywrightCounts } from './lib/counts.mjs';
import { findPostgresBin, startPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';
import { reports, runVitest } from './lib/run-vitest.mjs';

/** Names of what failed, said again at the end. */
const failures = [];
const inCi = Boolean(process.env.CI);

/** A command that passes or fails as a whole. Checks only read, so two run at a time. */
const check = (name, command, ...args) => ({
  name,
  work: () => runCheck(command, args),
  isCheck: name !== 'build',
});

const steps = [
  check('format', 'npx', 'prettier', '--check', '--log-level', 'warn', '.'),
  check(
    'lint',
    'npx',
    'eslint',
    '.',
    '--max-warnings',
    '0',
    '--cache',
    '--cache-location',
    '.build/eslint',
  ),
  check('lockfile', 'node', 'scripts/check-lockfile.mjs'),
  check('imports', 'node', 'scripts/layers.mjs'),
  check('dead code', 'npx', 'knip', '--no-progress'),
  check('types', 'npx', 'tsc', '-p', 'tsconfig.json'),
  {
    name: 'unit',
    work: () => runVitest('unit', ['theme*', 'sdk*', 'console*', 'cli', 'workshop']),
  },
  { name: 'server', work: () => runVitest('server', ['server']) },
  { name: 'server on postgresql', work: runOnPostgres },
  check('build', 'npm', 'run', 'build', '--silent'),
  { name: 'size', work: () => runCheck('npx', ['size-limit']) },
  { name: 'built', work: () => runVitest('built', ['built']) },
  { name: 'e2e', work: () => runPlaywright('product') },
  { name: 'stories', work: runStories },
];

async function runCheck(command, args) {
  const { code, output } = await run(command, args);
  return code === 0 ? one('passed') : { ...one('failed'), output };
}

function lacking(what, remedy) {
  const output = `${what} was not found: ${remedy}\n`;
  return inCi ? { ...one('failed'), output } : { ...one('skipped'), output };
}

async function runOnPostgres() {
  const bin = findPostgresBin();
  if (!bin) return lacking('PostgreSQL', 'install the package postgresql (15 or newer).');
  const postgres = await startPostgres(bin);
  try {
    return await runVitest('postgresql', ['server'], {
      env: { TEST_DATABASE_URL: postgres.url },
    });
  } finally {
    await postgres.stop();
  }
}

/** Builds the workshop and looks at every story. */
async function runStories() {
  const { code, output } = await run('npx', ['ladle', 'build']);
  return code === 0 ? runPlaywright('stories', '--workers=2') : { ...one('failed'), output };
}

async function runPlaywright(project, ...flags) {
  const browser = findChromium();
  if (!browser)
    return lacking('Chromium', 'run "npx playwright install chromium" or install chromium.');
  const file = join(reports, `e2e-${project}.json`);
  rmSync(file, { force: true });
  const args = ['playwright', 'test', '--reporter=line,json', `--project=${project}`, ...flags];
  const result = await run('npx', args, {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return countsOf(file, readPlaywrightCounts, result);
}

function pick(names) {
  const chosen = names.length === 0 ? steps : steps.filter((step) => names.includes(step.name));
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0 || chosen.length === 0) {
    const known = steps.map((step) => step.name).join(', ');
    console.error(`There is no step ${unknown.join(', ')}. Steps: ${known}.`);
    process.exit(2);
  }
  return chosen;
}

async function runStep(step, total) {
  const start = performance.now();
  const result = await step.work();
  for (const kind of Object.keys(total)) total[kind] += result[kind];
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const mark = result.failed > 0 ? '✗' : result.passed === 0 ? '–' : '✓';
  console.log(`${mark} ${step.name.padEnd(22)} ${formatCounts(result)}  (${seconds} s)`);
  if (result.output) console.log(result.output);
  const unnamed = result.failed > 0 && !result.failures?.length ? [step.name] : [];
  failures.push(...unnamed, ...(result.failures ?? []));
}

async function runAll(queue, total) {
  for (let step = queue.shift(); step; step = queue.shift()) await runStep(step, total);
}

async function main() {
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0 };
  const chosen = pick(process.argv.slice(2));
  const checks = chosen.filter((step) => step.isCheck);
  await Promise.all([runAll(checks, total), runAll(checks, total)]);
  await runAll(
    chosen.filter((step) => !step.isCheck),
    total,
  );
  for (const failure of failures) console.error(`✗ ${failure}`);
  console.log(formatCounts(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

await main();
