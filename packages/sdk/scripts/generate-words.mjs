/**
 * Generates the types of the words: `src/words/params`, every key with the parameters of its text, from
 * pt-BR, a file a namespace; and `src/words/word-files.ts`, the imports of all files of words. Neither is
 * in git: `npm ci`, the build and `npm test` run this, and so do you after a change of `src/words/locales`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve(import.meta.dirname, '../src/words');
const SOURCE = 'pt-BR';
/** Only programs say them, and these have them all at once. */
const OF_PROGRAMS = ['demo', 'events', 'mail'];
const PLURAL = /_(zero|one|two|few|many|other)$/;
const PLACE = /\{(\w+)(?:, *(\w+))?\}/g;

const locales = Object.keys(
  JSON.parse(readFileSync(join(folder, 'locales/versions.json'), 'utf8')),
);
const namespaces = readdirSync(join(folder, 'locales', SOURCE))
  .map((file) => file.replace(/\.json$/, ''))
  .sort();
const pageWords = namespaces.filter((name) => !OF_PROGRAMS.includes(name));
const camel = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (name) => camel(`-${name}`);

/** Keys without plural suffixes, each with its parameters: `{ count: number }` or undefined. */
function readKeys(namespace) {
  const words = JSON.parse(
    readFileSync(join(folder, 'locales', SOURCE, `${namespace}.json`), 'utf8'),
  );
  const keys = new Map();
  for (const [written, text] of Object.entries(words)) {
    const key = written.replace(PLURAL, '');
    const params = keys.get(key) ?? new Map();
    if (key !== written) params.set('count', 'number');
    for (const [, name, kind] of text.matchAll(PLACE)) {
      params.set(
        name,
        kind === 'number' || kind === 'datetime' ? 'number' : (params.get(name) ?? 'Value'),
      );
    }
    keys.set(key, params);
  }
  return keys;
}

const head = '/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */\n';

const toMember = ([key, params]) => {
  const members = [...params].map(([name, kind]) => `${name}: ${kind}`).join('; ');
  return `  '${key}': ${members ? `{ ${members} }` : 'undefined'};`;
};
const toParams = (namespace) => {
  const members = [...readKeys(namespace)].map(toMember);
  const isAsked = members.some((member) => member.includes('Value'));
  return [
    head,
    ...(isAsked ? ["import type { Value } from './value';\n"] : []),
    `/** The words of \`${namespace}.json\` and what fills their places. */`,
    `export interface ${pascal(namespace)}Words {`,
    ...members,
    '}',
  ].join('\n');
};

const wordParams = [
  head,
  ...namespaces.map((name) => `import type { ${pascal(name)}Words } from './${name}';`),
  `export type { ${namespaces.map((name) => `${pascal(name)}Words`).join(', ')} };`,
  '',
  '/** Every word of the product by its key, with what fills the places of its text. */',
  `export interface WordParams extends ${namespaces.map((name) => `${pascal(name)}Words`).join(', ')} {}`,
].join('\n');

const value = [
  head,
  "import type { Phrase } from '../../domain';\n",
  '/** Value for a placeholder in a text. */',
  'export type Value = string | number | Phrase;',
].join('\n');

const wordFiles = [
  head,
  '/** The files of words that pages say, by language and name; each is fetched when it is first asked for. */',
  'export const wordFiles = {',
  ...locales.flatMap((locale) => [
    `  '${locale}': {`,
    ...pageWords.map((name) => `    '${name}': () => import('./locales/${locale}/${name}.json'),`),
    '  },',
  ]),
  '} as const;',
].join('\n');

const files = {
  'params/index.ts': wordParams,
  'params/value.ts': value,
  ...Object.fromEntries(namespaces.map((name) => [`params/${name}.ts`, toParams(name)])),
  'word-files.ts': wordFiles,
};
mkdirSync(join(folder, 'params'), { recursive: true });
for (const [name, text] of Object.entries(files)) {
  const file = join(folder, name);
  // Left alone where nothing changed: builds and watchers go by the time of a file.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
for (const name of readdirSync(join(folder, 'params'))) {
  if (!(`params/${name}` in files)) rmSync(join(folder, 'params', name));
}
