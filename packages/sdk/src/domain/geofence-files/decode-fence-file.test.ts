import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decodeFenceFile } from './decode-fence-file';
import { readFenceFile } from './read-fence-file';

const LATIN1 = readFileSync(new URL('./testing/latin1.kml', import.meta.url));
const TEXT = LATIN1.toString('latin1');
const namesOf = async (bytes: Uint8Array) =>
  (await readFenceFile(decodeFenceFile(bytes))).items?.map((item) =>
    'fence' in item ? (item.fence as { name: string }).name : item,
  );
const as = (encoding: string) => TEXT.replace('ISO-8859-1', encoding);

it.each([
  ['as it stands', LATIN1],
  ['in an encoding of Windows', Buffer.from(as('windows-1252'), 'latin1')],
  ['in none that it names', Buffer.from(TEXT.replace(/^<\?.*\?>/, ''), 'latin1')],
  ['in UTF-8', Buffer.from(as('UTF-8'))],
  ['in UTF-8 with a mark', Buffer.from(`\uFEFF${as('UTF-8')}`)],
  ['in UTF-8, whatever it names', Buffer.from(TEXT)],
  ['in UTF-16', Buffer.from(`\uFEFF${as('UTF-16')}`, 'utf16le')],
  ['in an encoding that nobody knows', Buffer.from(as('x-none'), 'latin1')],
])('reads a KML %s', async (_what, bytes) => {
  expect(JSON.stringify(await namesOf(bytes))).toContain('São João');
});

it('reads Cyrillic by the name of its encoding', async () => {
  const start = Buffer.from(as('windows-1251').split('São João')[0] ?? '');
  const end = Buffer.from(as('windows-1251').split('São João')[1] ?? '');
  const name = Buffer.from([0xc4, 0xe2, 0xee, 0xf0]);
  expect(JSON.stringify(await namesOf(Buffer.concat([start, name, end])))).toContain('Двор');
});
