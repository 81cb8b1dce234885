/** Words that point at files go stale in silence: every path and script they name must exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Folders of other people's files, and of what is made. */
const SKIPPED = /(^|\/)(node_modules|dist|recordings|\.(?!changeset)[\w-]+)$/;

/** Every file under a folder, as `git ls-files` would say it. */
const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return SKIPPED.test(path) ? [] : filesUnder(path);
  });

const files = filesUnder('.');
const folders = new Set(
  files.flatMap((file) => file.split('/').map((_, end, names) => names.slice(0, end).join('/'))),
);
const documents = files.filter(
  (file) => file.endsWith('.md') && !/CHANGELOG|\/data\/|^\.changeset\//.test(file),
);

/** Files named in documents that do not exist: readers create them, or they are generated. */
const MADE = [
  'sdk/src/contract/resources/tire.ts',
  'server/src/db/migrations/0106-tires.ts',
  'console/src/areas/maintenance/tires-page.tsx',
  'sdk/src/contract/resources/toll-tag.ts',
  'server/src/db/migrations/0107-toll-tags.ts',
  'server/src/areas/maintenance/toll-tags/toll-tags.feature.ts',
  'console/src/areas/maintenance/toll-tags-page.tsx',
  'fleet.errors.csv',
  '.brand-version.json',
  'ports.json',
  'claude_desktop_config.json',
  '.cursor/mcp.json',
  '.vscode/mcp.json',
  'dist/',
];

/** Names of files and folders in a text, whole or from some folder on. */
const namesIn = (text) =>
  [
    ...text.matchAll(
      /`((?:[\w.@<>*-]+\/)*[\w.@<>*-]+(?:\.(?:tsx?|[mc]js|json|md|css|csv|gz|geojson)|\/))`/g,
    ),
  ]
    .map(([, name]) => name)
    .filter((name) => !MADE.includes(name));

/** `*` and `<language>` stand for any one name. */
const toPattern = (name) =>
  new RegExp(`(^|/)${name.replace(/[.+]/g, '\\$&').replace(/\*|<\w+>/g, '[^/]+')}$`);

const isThere = (name) => {
  const pattern = toPattern(name.replace(/\/$/, ''));
  const all = name.endsWith('/') ? [...folders] : files;
  return all.some((path) => pattern.test(path));
};

const linksIn = (text) =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map((match) => match[1]);

it.each(documents)('%s names files that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const linked = linksIn(text).map((link) => join(dirname(document), link));
  expect(linked.filter((path) => !existsSync(path))).toEqual([]);
  expect(namesIn(text).filter((name) => !isThere(name))).toEqual([]);
});

const squeeze = (text) => text.replace(/\s+/g, ' ').trim();

it.each([
  ['packages/sdk/README.md', 'sdk-readme'],
  ['packages/theme/README.md', 'theme-readme'],
  ['docs/sdk.md', 'sdk-names'],
])('every example of %s is one that is compiled', (document, name) => {
  const readme = readFileSync(document, 'utf8');
  const compiled = squeeze(readFileSync(`docs/examples/${name}.tsx`, 'utf8'));
  const parts = [...readme.matchAll(/^```tsx\n(.*?)^```$/gms)].flatMap(([, code]) =>
    code.split('\n\n').map(squeeze),
  );
  expect(parts.length).toBeGreaterThan(1);
  // Imports of several examples stand together there.
  const body = parts.filter((part) => !part.startsWith('import '));
  expect(body.filter((part) => !compiled.includes(part.replace(/;$/, '')))).toEqual([]);
  const imported = parts.flatMap((part) => [
    ...part.matchAll(/import \{ ([^}]+) \} from '([^']+)'/g),
  ]);
  for (const [, names, from] of imported) {
    const line = new RegExp(`import \\{ ([^}]+) \\} from '${from}'`);
    const there = line.exec(compiled)?.[1]?.match(/\w+/g) ?? [];
    expect(there).toEqual(expect.arrayContaining(names.match(/\w+/g)));
  }
});

it('docs/sdk.md tells of every name that the SDK promises', () => {
  const promised = readFileSync('packages/sdk/src/index.ts', 'utf8');
  const values = [...promised.matchAll(/export \{([^}]+)\}/g)]
    .flatMap(([, names]) => names.split(',').map((name) => name.trim()))
    .filter((name) => /^\w+$/.test(name));
  const page = readFileSync('docs/sdk.md', 'utf8');
  expect(values.length).toBeGreaterThan(40);
  expect(values.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it('docs/error-codes.md has every code, and no other', () => {
  const source = readFileSync('packages/sdk/src/domain/errors/error-codes.ts', 'utf8');
  const list = source.slice(source.indexOf('ERROR_CODES = ['), source.indexOf('] as const'));
  const codes = [...list.matchAll(/'([A-Z0-9_]+)'/g)].map(([, code]) => code);
  const page = readFileSync('docs/error-codes.md', 'utf8');
  expect(codes.length).toBeGreaterThan(60);
  expect([...page.matchAll(/^\| `([A-Z0-9_]+)` /gm)].map(([, code]) => code)).toEqual(codes);
});

it('docs/permissions.md has the bits that the code has', () => {
  const source = readFileSync('packages/sdk/src/domain/access/permissions.ts', 'utf8');
  const page = readFileSync('docs/permissions.md', 'utf8');
  const rows = [...page.matchAll(/^\| (\w+)(?: \(\w+\))? +\| (\d+)–\d+ +\| ([\w, ]+?) +\|$/gm)];
  const written = rows.flatMap(([, area, first, verbs]) =>
    verbs.split(', ').map((verb, index) => `${area}.${verb} ${Number(first) + index}`),
  );
  const known = [...source.matchAll(/'(\w+\.\w+)': (\d+),/g)].map(
    ([, name, bit]) => `${name} ${bit}`,
  );
  expect(written).toEqual(known);
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

it.each(['embed-react', 'embed-next'])(
  'the example %s holds back what the workspace holds back of the runtime, for the Node that both accept',
  (example) => {
    const name = '@mapbox/jsonlint-lines-primitives';
    const read = (path) => JSON.parse(readFileSync(path, 'utf8')).overrides?.[name];
    expect(read(`examples/${example}/package.json`)).toBe(read('package.json'));
  },
);
