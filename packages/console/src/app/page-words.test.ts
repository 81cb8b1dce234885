// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { NAMESPACES, loadNamespace, type Namespace } from '@rastro/sdk/words';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { FIRST_WORDS, SOON_WORDS } from '../frame/i18n/page-words';

const root = resolve(import.meta.dirname, '../../../..');
const written = ['pages.ts', 'managed-pages.ts', 'business-pages.ts', 'managed-words.ts']
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n');
const [, managed = ''] = /MANAGED_WORDS = (\[.*\])/.exec(written) ?? [];
const source = written.replaceAll('...MANAGED_WORDS', managed);
const pages = source.split('lazyPage(').flatMap((part) => {
  const path = /import\('([^']+)'\)/.exec(part)?.[1];
  const words = NAMESPACES.filter((namespace) => part.includes(`'${namespace}'`));
  return path ? [{ path, words, isPublic: /surface: '(public|alone)'/.test(part) }] : [];
});
const namespaceOf = new Map(
  (await Promise.all(NAMESPACES.map(listKeys))).flatMap((entries) => entries),
);

/** The frame is there around every page that is not public. */
const framed = pages.find(({ path }) => path === './first-screen')?.words ?? [];

async function listKeys(namespace: Namespace): Promise<[key: string, namespace: Namespace][]> {
  const keys = Object.keys(await loadNamespace('en-US', namespace));
  return keys.map((key) => [key.replace(/_(zero|one|many|other)$/, ''), namespace]);
}

/** The files of the console that a page is made of. */
async function listSources(path: string): Promise<string[]> {
  const entry = relative(root, join(import.meta.dirname, path));
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [join(import.meta.dirname, path)],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    logLevel: 'silent',
    outdir: '.build/words',
    splitting: true,
    format: 'esm',
  });
  // What is imported later is an entry too, and may come first.
  const chunk = Object.values(metafile.outputs).find(
    ({ entryPoint }) => entryPoint?.replace(/\.tsx?$/, '') === entry,
  );
  expect(chunk).toBeDefined();
  return Object.keys(chunk?.inputs ?? {});
}

describe('a page', () => {
  it('is looked at', () => expect(pages.length).toBeGreaterThan(6));

  it.each(pages)('brings the words that it says: $path', async ({ path, words, isPublic }) => {
    const brought: readonly string[] = [
      ...[...FIRST_WORDS, ...SOON_WORDS],
      ...[...words, ...(isPublic ? [] : framed)],
    ];
    const missing = (await listSources(path)).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:t|text)\(\s*'([\w.]+)'/g)]
        .map(([, key = '']) => ({ file, key, namespace: namespaceOf.get(key) ?? '' }))
        .filter(({ namespace }) => !brought.includes(namespace)),
    );
    expect(missing).toEqual([]);
  });
});
