import {
  appendFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openJournal, parseJournal } from './journal';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'journal-'));
});
afterEach(() => rm(folder, { recursive: true }));

const identity = { sha256: 'a', url: 'https://a.example', email: 'ana', settings: [] };
const read = async (other = {}) => {
  const journal = await openJournal(folder, { ...identity, ...other });
  await journal.close();
  return [...journal.done];
};
const add = async (uniqueId: string, other = {}) => {
  const journal = await openJournal(folder, { ...identity, ...other });
  await journal.add(uniqueId);
  await journal.close();
};
const files = () => readdir(join(folder, 'imports'));

it('knows what was done, also after a kill in the middle of a line', async () => {
  const journal = await openJournal(folder, identity);
  await journal.add('1');
  await journal.add('a "quoted"\nid');
  const [file = ''] = await files();
  expect((await stat(join(folder, 'imports', file))).mode & 0o777).toBe(0o600);
  await appendFile(join(folder, 'imports', file), '"half a li');
  await journal.close();
  expect(await read()).toEqual(['1', 'a "quoted"\nid']);
  const next = await openJournal(folder, identity);
  await next.add('3');
  expect(await read()).toEqual(['1', 'a "quoted"\nid', '3']);
  await next.remove();
  expect(await read()).toEqual([]);
});

it.each([
  { sha256: 'b' },
  { url: 'https://b.example' },
  { email: 'rui' },
  { settings: ['Nome=name'] },
])('is another one for %j', async (other) => {
  await add('1');
  expect(await read(other)).toEqual([]);
  expect(await read()).toEqual(['1']);
});

it('leaves no file behind without a row, and removes old ones', async () => {
  await read();
  await expect(files()).rejects.toThrow('ENOENT');
  await add('1');
  const [old = ''] = await files();
  await utimes(join(folder, 'imports', old), 1, 1);
  await add('2', { sha256: 'b' });
  expect(await files()).toHaveLength(1);
  expect(await files()).not.toContain(old);
});

it('reads whatever a kill leaves: the whole lines, and never a row that was not written', async () => {
  const path = join(folder, 'cut');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string(), { maxLength: 9 }), fc.nat(200), async (ids, cut) => {
      const whole = ids.map((id) => `${JSON.stringify(id)}\n`).join('');
      await writeFile(path, whole.slice(0, cut));
      const done = parseJournal(await readFile(path, 'utf8'));
      for (const id of done) expect(ids).toContain(id);
      if (cut >= whole.length) expect(done).toEqual(new Set(ids));
    }),
    { numRuns: 50 },
  );
});
