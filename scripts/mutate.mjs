/**
 * Changes the code of an area line by line and shows which changes no test of the area notices:
 * `npm run test:mutate`, of one area `npm run test:mutate -- billing`, of one file `npm run test:mutate -- stops packages/sdk/src/domain/stops/decide-stop.ts`. The files
 * are changed where they lie and put back, so that packages see each other's changes: commit first.
 */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

const pure = (...folders) => ({
  project: 'sdk-pure',
  mutate: folders.map((folder) => `packages/sdk/src/domain/${folder}`),
  tests: folders.map((folder) => `packages/sdk/src/domain/${folder}`),
});
const server = (mutate, tests = mutate) => ({
  project: 'server',
  mutate: mutate.map((folder) => `packages/server/src/${folder}`),
  tests: tests.map((folder) => `packages/server/src/${folder}`),
});

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = { Survived: 'survived', NoCoverage: 'no test comes to' };

/**
 * Areas where a wrong figure or a bypassed right would cost most, and the tests that cover them.
 */
const areas = {
  access: pure('access'),
  billing: pure('billing'),
  stops: pure('stops', 'commands'),
  'sign-in': server(
    ['ground/sessions', 'ground/credentials'],
    ['ground/sessions', 'ground/credentials', 'areas/access/sign-in', 'areas/access/tokens'],
  ),
  rules: server(['engine/rules']),
  reports: pure('report'),
  import: pure('import'),
};

const [name, ...files] = process.argv.slice(2);
if (name !== undefined && !areas[name]) {
  console.error(`Name an area, or none for all: ${Object.keys(areas).join(', ')}.`);
  process.exit(2);
}
const scores = [];
for (const area of name === undefined ? Object.keys(areas) : [name]) {
  scores.push(await mutate(area));
}
for (const score of scores) console.log(score);

/** Runs the tests of an area on each change of its files, prints what they did not notice, and tells the score. */
async function mutate(name) {
  const { project, mutate: folders, tests } = areas[name];
  process.env.MUTATED_PROJECT = project;
  process.env.MUTATED_TESTS = tests.join(',');
  const report = `.build/reports/mutants-${name}.json`;
  const mutants = await new Stryker({
    mutate: [
      ...(files.length > 0 ? files : folders.map((folder) => `${folder}/**/*.ts`)),
      '!packages/**/*.test.ts',
      '!packages/**/testing.ts',
    ],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutate.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    inPlace: true,
    tempDirName: '.build/stryker',
    disableTypeChecks: false,
    concurrency: 2,
    logLevel: 'warn',
    reporters: ['json'],
    jsonReporter: { fileName: report },
  }).runMutationTest();

  const counted = mutants.filter(({ status }) => NOTICED.includes(status) || status in UNNOTICED);
  for (const { status, fileName, location, mutatorName, replacement } of counted) {
    if (!(status in UNNOTICED)) continue;
    const { line } = location.start;
    const text = readFileSync(fileName, 'utf8').split('\n')[line - 1]?.trim();
    console.log(`${UNNOTICED[status]} ${relative('.', fileName)}:${line} ${mutatorName}`);
    console.log(`    ${text}\n    → ${replacement?.split('\n')[0]}`);
  }
  const noticed = counted.filter(({ status }) => NOTICED.includes(status));
  const score = (100 * noticed.length) / Math.max(1, counted.length);
  return `${name}: ${score.toFixed(1)} % of ${counted.length} changes noticed. All are in ${report}.`;
}
