import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { SavedBrands } from './saved-brands';

const HEAD = '<svg xmlns="http://www.w3.org/2000/svg"';
const SCRIPT = `${HEAD}><s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script><path d="M0 0"/></svg>`;
const LOOP = `${HEAD}><g id="a"><use href="#a"/></g></svg>`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('gives out clean what was saved before drawings were looked at so closely', async () => {
  const saved = new SavedBrands(database, () => Date.UTC(2026, 7, 21));
  const files = new Map(
    Object.entries({ 'a.svg': SCRIPT, 'loop.svg': LOOP, 'a.png': SCRIPT }).map(
      ([name, text]) => [name, Buffer.from(text)] as const,
    ),
  );
  const brand = await saved.save('old.example', { from: 0, files, by: { userId: 1, name: 'Ana' } });
  const read = async (name: string) =>
    String(Buffer.from((await saved.readFile(brand, name)) ?? []));
  const clean = `${HEAD}><path d="M0 0"/></svg>`;
  const empty = `${HEAD} width="1" height="1"/>`;
  for (let time = 0; time < 2; time += 1) {
    expect(await read('a.svg')).toBe(clean);
    expect(await read('loop.svg')).toBe(empty);
    // Never told to be a drawing.
    expect(await read('a.png')).toBe(SCRIPT);
  }
  const all = await saved.readFiles(brand.id, brand.revision);
  expect([...(all ?? [])].map(([name, bytes]) => [name, String(Buffer.from(bytes))])).toEqual([
    ['a.svg', clean],
    ['loop.svg', empty],
    ['a.png', SCRIPT],
  ]);
});
