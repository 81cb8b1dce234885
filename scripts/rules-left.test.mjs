import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RULE = /S\d+\.\d+/g;
const read = (path) => readFileSync(path, 'utf8');
const listFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\n')
    .filter((path) => /\.(test\.(ts|tsx|mjs)|spec\.ts)$/.test(path));

const [, ...lines] = read('docs/rules.csv').trim().split(/\r?\n/);
const rules = lines.map((line) => line.split(',', 1)[0]);
const left = read('docs/rules-left.md')
  .split('\n')
  .filter((line) => line.startsWith('| S'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('every rule of the specification is cited by a test or left out for a reason', () => {
  const known = new Set(left.flatMap(([, ids]) => ids.match(RULE) ?? []));
  for (const path of listFiles()) for (const id of read(path).match(RULE) ?? []) known.add(id);
  expect(rules.filter((id) => !known.has(id))).toEqual([]);
});

it('what is left out is a rule, and has a reason', () => {
  for (const [, ids, asks, reason] of left) {
    for (const id of ids.match(RULE) ?? []) expect(rules).toContain(id);
    expect(asks.length, ids).toBeGreaterThan(10);
    expect(reason.length, ids).toBeGreaterThan(40);
  }
});
