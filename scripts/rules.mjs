/**
 * Counts the rules of the specification (docs/rules.csv) that a passing test cites in its title, by
 * area, and lists the rest. Reads the reports of the last `npm test`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const reports = '.build/reports';

function readRules() {
  const [, ...lines] = readFileSync('docs/rules.csv', 'utf8').trim().split(/\r?\n/);
  return lines.map((line) => {
    const [id, , area] = line.split(',');
    return { id, area };
  });
}

function readPassedTitles() {
  const files = existsSync(reports) ? readdirSync(reports) : [];
  return files
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => listPassed(JSON.parse(readFileSync(join(reports, file), 'utf8'))));
}

/** Titles of what passed, in a report of vitest or of Playwright. */
function listPassed(report) {
  if (report.testResults) {
    return report.testResults
      .flatMap((file) => file.assertionResults)
      .filter((result) => result.status === 'passed')
      .map((result) => result.fullName);
  }
  return (report.suites ?? []).flatMap(listPassedSpecs);
}

function listPassedSpecs(suite) {
  const own = suite.specs.filter((spec) => spec.ok).map((spec) => spec.title);
  return [...own, ...(suite.suites ?? []).flatMap(listPassedSpecs)];
}

const rules = readRules();
const titles = readPassedTitles();
if (titles.length === 0) {
  console.error('There is no report of a test run yet. Run "npm test" first.');
  process.exit(1);
}
const cited = new Set(titles.flatMap((title) => title.match(/S\d+\.\d+/g) ?? []));
const known = new Set(rules.map(({ id }) => id));
const unknown = [...cited].filter((id) => !known.has(id));
const left = rules.filter(({ id }) => !cited.has(id));

for (const area of [...new Set(rules.map((rule) => rule.area))].sort()) {
  const all = rules.filter((rule) => rule.area === area);
  const open = all.filter(({ id }) => !cited.has(id)).map(({ id }) => id);
  console.log(`${area.padEnd(14)} ${all.length - open.length}/${all.length}  ${open.join(' ')}`);
}
console.log(`${rules.length - left.length} of ${rules.length} rules are cited by a passing test`);
if (unknown.length > 0) {
  console.error(`No such rules: ${unknown.join(', ')}`);
  process.exitCode = 1;
}
