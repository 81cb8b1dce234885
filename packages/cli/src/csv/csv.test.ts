import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatCsvRow, markText, unmarkText } from '@rastro/sdk/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectFile } from './inspect-file';
import { readCsv } from './read-csv';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function readAll(content: string | Uint8Array, given = {}) {
  const path = join(folder, 'file.csv');
  await writeFile(path, content);
  const handle = await open(path);
  try {
    const shape = await inspectFile(handle, given);
    const rows = [];
    for await (const row of readCsv(handle, shape)) rows.push(row);
    return { shape, rows, cells: rows.map(({ cells }) => cells) };
  } finally {
    await handle.close();
  }
}

const utf16 = (text: string, isBig: boolean, mark = true) => {
  const bytes = Buffer.from(mark ? `\uFEFF${text}` : text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

it.each([
  ['utf-8', 'utf-8', Buffer.from('nome;id\nÔnibus;1\n')],
  ['utf-8 with its mark', 'utf-8', Buffer.from('\uFEFFnome;id\nÔnibus;1\n')],
  ['latin-1', 'windows-1252', Buffer.from('nome;id\nÔnibus;1\n', 'latin1')],
  ['utf-16', 'utf-16le', utf16('nome;id\nÔnibus;1\n', false)],
  ['utf-16, big end first', 'utf-16be', utf16('nome;id\nÔnibus;1\n', true)],
  ['utf-16 without its mark', 'utf-16le', utf16('nome;id\nÔnibus;1\n', false, false)],
])('reads %s', async (_, encoding, bytes) => {
  const { shape, cells } = await readAll(bytes);
  expect(shape).toMatchObject({ encoding, delimiter: ';' });
  expect(cells).toEqual([
    ['nome', 'id'],
    ['Ônibus', '1'],
  ]);
});

it('finds a byte that is no UTF-8 far from the start', async () => {
  const plain = 'truck,1\n'.repeat(12_000);
  const { shape, rows } = await readAll(
    Buffer.concat([Buffer.from(`name,id\n${plain}`), Buffer.from('Pá,2\n', 'latin1')]),
  );
  expect(shape.encoding).toBe('windows-1252');
  expect(rows.at(-1)).toEqual({ line: 12_002, cells: ['Pá', '2'] });
});

it('says the line a row starts on, past quoted line breaks and empty lines', async () => {
  const { rows } = await readAll('\r\nname,id\r\n\r\n"a\r\nb",1\r\n,,\r\n"c\nd",2\r\ne,3');
  expect(rows).toEqual([
    { line: 2, cells: ['name', 'id'] },
    { line: 4, cells: ['a\nb', '1'] },
    { line: 7, cells: ['c\nd', '2'] },
    { line: 9, cells: ['e', '3'] },
  ]);
});

it('counts lines the same wherever the pieces of the file end', async () => {
  const rows = Array.from({ length: 8_000 }, (_, index) => `${index},"x\r\ny"\r\n`);
  const { rows: read } = await readAll(`name,id\r\n${rows.join('')}`);
  expect(read).toHaveLength(8_001);
  expect(read.every(({ line }, index) => line === Math.max(1, index * 2))).toBe(true);
});

it.each([
  [',', 'name,id\n'],
  [';', 'name;id;"a,b,c"\n'],
  ['\t', 'name\tid\n'],
  ['|', 'name|id\n'],
  [';', 'sep=;\nname;id\n'],
  [',', 'name\n'],
])('finds out what divides: %j', async (delimiter, text) => {
  const { shape, rows } = await readAll(text);
  expect(shape.delimiter).toBe(delimiter);
  expect(rows[0]?.cells[0]).toBe('name');
});

it('takes the encoding and the delimiter that are given', async () => {
  const { cells } = await readAll(Buffer.from([0x41, 0xc3, 0x83, 0x7c, 0x31]), {
    encoding: 'windows-1252',
    delimiter: '|',
  });
  expect(cells).toEqual([['AÃƒ', '1']]);
});

it.each([
  ['nothing', Buffer.alloc(0), 'is empty'],
  ['a spreadsheet', Buffer.from('PK\u0003\u0004 and more'), 'spreadsheet'],
  ['NUL characters', Buffer.from('name,id\na\u0000b,1\n'), 'NUL'],
  ['random bytes', Buffer.from(Array.from({ length: 999 }, (_, i) => (i * 7919) % 256)), 'NUL'],
  ['a NUL in UTF-16', utf16('name,id\na\u0000b,1\n', false), 'NUL'],
  ['a quote that stays open', Buffer.from('name,id\n"a,1\nb,2\n'), 'on line 2 is never closed'],
  ['a quote late', Buffer.from('name,id\n"a\nb",1\n\n\nc,2\nd,"3\ne,4\n'), 'on line 7 is never'],
  ['a quote after blank lines', Buffer.from('name,id\na,1\n\n\n"c,2\nd,3\n'), 'on line 5 is never'],
  [
    'a quote before much',
    Buffer.from(`name,id\n"a,1\n${'b,2\n'.repeat(70_000)}`),
    'on line 2 is longer than 256 kB',
  ],
  ['one endless row', Buffer.from('a'.repeat(1_000_000)), 'on line 1 is longer than 256 kB'],
])('refuses %s', async (_, bytes, words) => {
  await expect(readAll(bytes)).rejects.toThrow(words);
});

it('reads back what it writes, whatever the text', async () => {
  const cell = fc
    .string({ unit: 'grapheme', maxLength: 12 })
    .map((text) => text.replace(/[\0\r\uD800-\uDFFF]/g, '').trim());
  const hostile = fc.constantFrom(
    '=1+1',
    '+55 11',
    '-2',
    '@a',
    "'=x",
    "''+",
    '"',
    ';',
    'a\nb',
    "'",
  );
  const row = fc.array(fc.oneof(cell, hostile), { minLength: 2, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(row, fc.constantFrom(',', ';', '\t'), async (cells, delimiter) => {
      fc.pre(cells.some((text) => text !== ''));
      const header = cells.map((_, index) => `c${index}`);
      const text = `\uFEFF${formatCsvRow(header, delimiter)}${formatCsvRow(cells, delimiter)}`;
      expect((await readAll(text)).cells).toEqual([header, cells]);
    }),
    { numRuns: 60 },
  );
});

it('leaves no formula, and takes its mark off again', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('', '=', '+', '-', '@', '\t', "'=", "''@"),
      (end, start) => {
        const text = start + end;
        // Figures and dashes stay as they are.
        expect(markText(text)).not.toMatch(/^(?:[=@\t\r]|[-+](?![-+\d.,; ()]*$))/);
        expect(unmarkText(markText(text))).toBe(text);
      },
    ),
  );
});
