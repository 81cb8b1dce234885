import { defineConfig } from 'vitest/config';
import config from './vitest.config';

/** The tests of one area, as `scripts/mutate.mjs` names them. */
const { MUTATED_PROJECT = '', MUTATED_TESTS = '' } = process.env;
const folders = MUTATED_TESTS.split(',').map((folder) => folder.replace(/^packages\/[^/]+\//, ''));

const project = config.test?.projects?.find(
  (found) => typeof found === 'object' && 'test' in found && found.test?.name === MUTATED_PROJECT,
);
if (typeof project !== 'object' || !('test' in project)) {
  throw new Error(`There is no test project ${MUTATED_PROJECT}.`);
}

export default defineConfig({
  ...project,
  test: {
    ...project.test,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
  },
});
