import { mkdirSync } from 'node:fs';
import { formatCounts, one } from './counts.mjs';
import { run } from './run.mjs';
import { reports } from './run-vitest.mjs';

/**
 * @typedef {object} Step
 * @property {string} name what it is called at the command line
 * @property {() => Promise<import('./counts.mjs').Counts & { output?: string }>} work
 * @property {boolean} [repeats] does at length what other steps do in short: left out by `--once`
 * @property {boolean} [isSingle] keeps one core busy and needs nothing of another step, so that two run at a time
 */

/** A command that passes or fails as a whole. */
export async function runCheck(command, args) {
  const { code, output } = await run(command, args);
  return code === 0 ? one('passed') : { ...one('failed'), output };
}

/** What a machine lacks is told and skipped; under CI it fails. */
export function lacking(what, remedy) {
  const output = `${what} was not found: ${remedy}\n`;
  return process.env.CI ? { ...one('failed'), output } : { ...one('skipped'), output };
}

/** Runs steps, or only those that are named, says how each went, and sets the exit code. */
export async function runSteps(steps, names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map((step) => step.name).join(', ');
    console.error(`There is no step ${unknown.join(', ')}. Steps: ${known}.`);
    process.exit(2);
  }
  const chosen = names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name));
  mkdirSync(reports, { recursive: true });
  const total = { passed: 0, failed: 0, skipped: 0 };
  const last = { flaky: [], failures: [] };
  const single = chosen.filter((step) => step.isSingle);
  await Promise.all([runAll(single, total, last), runAll(single, total, last)]);
  await runAll(
    chosen.filter((step) => !step.isSingle),
    total,
    last,
  );
  // Said at the end, where it is looked for.
  for (const flaky of last.flaky) console.log(`~ ${flaky}: passed at the second try`);
  for (const failure of last.failures) console.error(`✗ ${failure}`);
  console.log(formatCounts(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
}

async function runAll(queue, total, last) {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const start = performance.now();
    const result = await step.work();
    for (const kind of Object.keys(total)) total[kind] += result[kind];
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const mark = result.failed > 0 ? '✗' : result.passed === 0 ? '–' : '✓';
    console.log(`${mark} ${step.name.padEnd(22)} ${formatCounts(result)}  (${seconds} s)`);
    if (result.output) console.log(result.output);
    last.flaky.push(...(result.flaky ?? []));
    const unnamed = result.failed > 0 && !result.failures?.length ? [step.name] : [];
    last.failures.push(...unnamed, ...(result.failures ?? []));
  }
}
