/** Words that point at files go stale in silence: every path and script they name must exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const pathsIn = (text) =>
  [...text.matchAll(/`((?:packages|docs|scripts|e2e)\/[\w./-]+)`/g)].map((match) => match[1]);

const linksIn = (text) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1]);

it.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const linked = linksIn(text).map((link) => join(dirname(document), link));
  const named = [...pathsIn(text), ...linked];
  expect(named.filter((path) => !existsSync(path))).toEqual([]);
});

it('the README has every script in its table', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const readme = readFileSync('README.md', 'utf8');
  const rows = readme.split('\n').filter((line) => line.startsWith('| `npm '));
  const missing = Object.keys(scripts).filter(
    (name) => !rows.some((row) => new RegExp(`^\\| \`npm (run )?${name}[ \`]`).test(row)),
  );
  expect(missing).toEqual([]);
});

it('the example holds back what the workspace holds back of the runtime, for the Node that both accept', () => {
  const name = '@mapbox/jsonlint-lines-primitives';
  const read = (path) => JSON.parse(readFileSync(path, 'utf8')).overrides?.[name];
  expect(read('examples/embed-react/package.json')).toBe(read('package.json'));
});
