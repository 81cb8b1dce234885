import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures names of those that failed
 * @property {{ path: string, seconds: number }[]} [files] how long each file of tests took
 */

/** @returns {Counts} */
export function readVitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = report.testResults.flatMap(listVitestFailures);
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      path: relative('.', name),
      seconds: (endTime - startTime) / 1_000,
    })),
  };
}

/** A file that failed before any of its tests ran is in no figure of vitest's. */
function listVitestFailures({ name, status, assertionResults }) {
  const path = relative('.', name);
  if (status === 'failed' && assertionResults.length === 0) return [`${path} did not run`];
  return assertionResults
    .filter((result) => result.status === 'failed')
    .map((result) => `${path} > ${result.fullName}`);
}

/** A test that needs its second try has failed: its cause is to be found. @returns {Counts} */
export function readPlaywrightCounts(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: [
      ...listSpecs(suites, (spec) => !spec.ok),
      ...listSpecs(suites, isFlaky).map((name) => `${name}: passed only at the second try`),
    ],
    files: suites.map((suite) => ({
      path: `e2e/${suite.title}`,
      seconds: listDurations(suite).reduce((sum, ms) => sum + ms, 0) / 1_000,
    })),
  };
}

const listDurations = ({ specs, suites = [] }) => [
  ...specs.flatMap(({ tests }) =>
    tests.flatMap(({ results = [] }) => results.map(({ duration }) => duration)),
  ),
  ...suites.flatMap(listDurations),
];

const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');

function listSpecs(suites, matches, above = []) {
  return suites.flatMap((suite) => {
    const path = [...above, suite.title];
    const own = suite.specs.filter(matches).map((spec) => [...path, spec.title].join(' > '));
    return [...own, ...listSpecs(suite.suites ?? [], matches, path)];
  });
}

/** One check that is counted as a whole. */
export const one = (kind) => ({ passed: 0, failed: 0, skipped: 0, [kind]: 1 });

/** The figures of a report; a run that wrote none, or ran nothing, has failed. */
export function countsOf(file, read, { code, output }) {
  if (!existsSync(file)) return { ...one('failed'), output };
  const counts = read(file);
  const ranNothing = counts.passed + counts.failed === 0;
  if (ranNothing || (code !== 0 && counts.failed === 0)) counts.failed += 1;
  return counts.failed > 0 ? { ...counts, output } : counts;
}

/** @param {Counts} counts */
export function formatCounts(counts) {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}
