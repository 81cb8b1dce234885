// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Bundle, createWords } from '../../../words/create-words';
import type { ResourceView } from '../define-view';
import { makeMemberWords } from './use-member-words';

const readFolder = (path: string): string[] =>
  readdirSync(path, { recursive: true, encoding: 'utf8' });
const locale = join(import.meta.dirname, '../../../words/locales/pt-BR');
const bundles: Record<string, Bundle> = {
  'pt-BR': Object.assign(
    {},
    ...readFolder(locale).map((file) => JSON.parse(readFileSync(join(locale, file), 'utf8'))),
  ),
};
const folder = join(import.meta.dirname, '..');
const files = readFolder(folder).filter((file) => /(\.view|-views|-form)\.ts$/.test(file));
const isView = (value: unknown): value is ResourceView =>
  typeof value === 'object' && value !== null && 'columns' in value && 'form' in value;

it('every view has a word for each column, field and part', async () => {
  const missing = new Set<string>();
  const words = createWords('pt-BR', bundles, { onMissing: (_locale, key) => missing.add(key) });
  let views = 0;
  for (const file of files) {
    const things: Record<string, unknown> = await import(join(folder, file));
    for (const { resource, columns, form } of Object.values(things).filter(isView)) {
      views += 1;
      const { member, section } = makeMemberWords(words, resource.name, 'rastro');
      for (const name of [...columns, ...form.flatMap(({ members }) => members)]) member(name);
      for (const { key } of form) if (!/^(main|part\d+)$/.test(key)) section(key);
    }
  }
  expect(views).toBeGreaterThan(15);
  expect([...missing]).toEqual([]);
});
