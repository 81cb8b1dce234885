import { mkdirSync } from 'node:fs';
import { formatCounts, one } from './counts.mjs';
import { checkBudget } from './cpu-budget.mjs';
import { measurePace } from './measure-pace.mjs';
import { countCpu, run } from './run.mjs';
import { reports } from './run-vitest.mjs';

/**
 * @typedef {object} Step
 * @property {string} name what it is called at the command line
 * @property {() => Promise<import('./counts.mjs').Counts & { output?: string }>} work
 * @property {boolean} [repeats] does at length what other steps do in short: left out by `--once`
 * @property {boolean} [isSingle] keeps one core busy and needs nothing of another step, so that two run at a time
 * @property {boolean} [isPages] runs in browsers, which wait as often as they work: beside the steps that do not
 */

const SLOWEST = 10;

/** A command that passes or fails as a whole. */
export async function runCheck(command, args) {
  const { code, output } = await run(command, args);
  return code === 0 ? one('passed') : { ...one('failed'), output };
}

/** Returns the result for a missing tool: skipped with a message; failed under CI. */
export function lacking(what, remedy) {
  const output = `${what} was not found: ${remedy}\n`;
  return process.env.CI ? { ...one('failed'), output } : { ...one('skipped'), output };
}

/**
 * Runs steps, or only those that are named, says how each went, and sets the exit code. A run of all of them
 * is held to `budget`, where there is one.
 */
export async function runSteps(steps, names, { budget } = {}) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(', ');
    console.error(`There is no step ${unknown.join(', ')}. Steps: ${known}.`);
    process.exit(2);
  }
  const chosen = names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
  mkdirSync(reports, { recursive: true });
  const outcomes = [];
  const start = performance.now();
  const single = chosen.filter((step) => step.isSingle);
  await Promise.all([runAll(single, outcomes), runAll(single, outcomes)]);
  const others = chosen.filter((step) => !step.isSingle);
  await Promise.all([
    runAll(
      others.filter((step) => step.isPages),
      outcomes,
    ),
    runAll(
      others.filter((step) => !step.isPages),
      outcomes,
    ),
  ]);
  const wallSeconds = (performance.now() - start) / 1_000;

  printTimes(outcomes, wallSeconds);
  const isWhole = names.length === 0 && outcomes.every(({ result }) => result.failed === 0);
  if (budget && isWhole) outcomes.push({ name: 'budget', result: checkBudget(outcomes, budget) });
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { name, result } of outcomes) {
    for (const kind of Object.keys(total)) total[kind] += result[kind];
    const unnamed = result.failed > 0 && !result.failures?.length ? [name] : [];
    for (const test of [...unnamed, ...(result.failures ?? [])]) console.error(`✗ ${test}`);
  }
  console.log(formatCounts(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

async function runAll(queue, outcomes) {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const start = performance.now();
    const pace = measurePace();
    const { result, cpuSeconds } = await countCpu(step.work);
    const wallSeconds = (performance.now() - start) / 1_000;
    outcomes.push({ name: step.name, result, cpuSeconds, wallSeconds, pace });
    const mark = result.failed > 0 ? '✗' : result.passed === 0 ? '–' : '✓';
    console.log(
      `${mark} ${step.name.padEnd(22)} ${formatCounts(result)}  (${formatTimes({ wallSeconds, cpuSeconds })})`,
    );
    if (result.output) console.log(result.output);
  }
}

const formatTimes = ({ wallSeconds, cpuSeconds }) =>
  `${wallSeconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU`;

/** Prints the durations: the steps together, and the slowest files. */
function printTimes(outcomes, wallSeconds) {
  const files = outcomes
    .flatMap(({ result }) => result.files ?? [])
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);
  if (files.length > 0) console.log('\nThe files that took longest:');
  for (const { path, seconds } of files)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${path}`);
  const cpuSeconds = outcomes.reduce((sum, outcome) => sum + outcome.cpuSeconds, 0);
  console.log(`\nIn all ${formatTimes({ wallSeconds, cpuSeconds })}.`);
}
