import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @returns {Counts} */
export function readVitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles(report),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Files that failed before any of their tests ran are in no other figure. */
function brokenFiles(report) {
  return report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length;
}

/** @returns {Counts} */
export function readPlaywrightCounts(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  };
}

/** @param {Counts} counts */
export function formatCounts(counts) {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`;
}
