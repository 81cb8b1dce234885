import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** Files that affect every check: the whole is run when one of these changes. */
const DECIDES_ALL =
  /^(package(-lock)?\.json|tsconfig[^/]*\.json|vitest\.config\.ts|packages\/[^/]+\/(package|tsconfig)\.json|packages\/[^/]+\/src\/test-setup\.ts|scripts\/lib\/quick-labels\.mjs)$/;
const TEST = /\.(test|spec|stories)\.[^.]+$/;

/** Files that differ from a revision, those that git does not track yet among them; deleted ones too. */
export function listChangedFiles(revision, cwd = process.cwd()) {
  const git = (...args) =>
    String(execFileSync('git', args, { cwd }))
      .split('\n')
      .filter(Boolean);
  return [
    ...git('diff', '--name-only', revision),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}

/**
 * Tests, stories and journeys that changed files can reach: over imports, or, for a file that nothing imports (a picture,
 * a table, words that are fetched by their language), those in the nearest folder around it that has some. `all` where
 * a file decides over every check.
 * @param {string[]} changed
 * @param {import('./import-graph.mjs').Module[]} modules
 * @returns {string[] | 'all'}
 */
export function findReachedTests(changed, modules) {
  if (changed.some((file) => DECIDES_ALL.test(file))) return 'all';
  const importers = new Map();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
    }
  }
  const known = new Set(modules.map(({ source }) => source));
  const reached = new Set(changed.flatMap((file) => [file, ...listAround(file, known, importers)]));
  // A set goes on over what is added while it is walked.
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter((file) => TEST.test(file) && known.has(file)).sort();
}

function listAround(file, known, importers) {
  if (known.has(file) || importers.has(file)) return [];
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const tests = [...known].filter((name) => name.startsWith(`${folder}/`) && TEST.test(name));
    if (tests.length > 0) return tests;
  }
  return [];
}
