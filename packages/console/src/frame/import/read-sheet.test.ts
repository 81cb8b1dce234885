// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { makeExport } from '@rastro/sdk/export';
import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet';

const readAll = async (content: string | Uint8Array<ArrayBuffer>) =>
  readSheet(new Blob([content]), (cells) => cells.includes('uniqueId'));
const read = async (content: string | Uint8Array<ArrayBuffer>) => (await readAll(content)).rows;
const cells = async (content: string | Uint8Array<ArrayBuffer>) =>
  (await read(content)).map((row) => row.cells);

describe('readSheet', () => {
  it.each([
    ['a CSV', 'nome;id\nÔnibus;1\n'],
    ['cells as a spreadsheet copies them', 'nome\tid\r\nÔnibus\t1'],
    ['latin-1', new Uint8Array(Buffer.from('nome;id\nÔnibus;1\n', 'latin1'))],
    ['UTF-16', new Uint8Array(Buffer.from('\uFEFFnome;id\nÔnibus;1\n', 'utf16le'))],
    ['said delimiters', 'sep=;\nnome;id\nÔnibus;1\n'],
    ['text as a formula', 'nome,id\nÔnibus,"=""1"""\n'],
  ])('reads %s', async (_what, content) => {
    expect(await cells(content)).toEqual([
      ['nome', 'id'],
      ['Ônibus', '1'],
    ]);
  });

  it('says the line that a row begins on', async () => {
    const rows = await read('name,id\n\n"a\nb",1\nc,2');
    expect(rows.map(({ line }) => line)).toEqual([1, 3, 5]);
  });

  it.each([
    ['hidden-first-sheet', ['Truck V', '9012']],
    ['very-hidden-sheet', ['Truck VH', '9399']],
    ['zeros-by-format', ['Truck Z', '0000012345']],
  ])('reads %s as people see it', async (name, expected) => {
    const file = new URL(`../../../../cli/src/import/testing/field/${name}.xlsx`, import.meta.url);
    expect(await cells(new Uint8Array(await readFile(file)))).toContainEqual(expected);
  });

  it('says which sheet it reads where several are in sight, and which formulas it cannot', async () => {
    const file = new URL(
      '../../../../cli/src/import/testing/field/formula-cells.xlsx',
      import.meta.url,
    );
    const formulas = new Uint8Array(await readFile(file));
    await expect(read(formulas)).rejects.toMatchObject({ fault: 'formulas' });
    const theirs = new URL('../../../../cli/src/import/testing/fleet.xlsx', import.meta.url);
    expect((await readAll(new Uint8Array(await readFile(theirs)))).sheet).toBeUndefined();
  });

  it('reads the first sheet of an .xlsx, also of our own', async () => {
    const column = (label: string) => ({ key: label, kind: 'text' as const, label });
    const written = makeExport(
      {
        title: 'Fleet',
        subtitle: [],
        brand: { name: 'Fleet', color: '#0f766e' },
        style: { locale: 'pt-BR', timeZone: 'UTC' },
        words: { pageOf: '', madeAt: '', empty: '', shortened: '' },
        tables: [
          {
            name: 'Fleet',
            columns: ['name', 'uniqueId'].map(column),
            lines: [[{ type: 'row' as const, cells: ['Truck 1', '0012'] }]],
          },
        ],
      },
      'xlsx',
    );
    const pieces: Uint8Array[] = [];
    for await (const piece of written) pieces.push(piece);
    expect(await cells(new Uint8Array(Buffer.concat(pieces)))).toEqual([
      ['name', 'uniqueId'],
      ['Truck 1', '0012'],
    ]);
    const theirs = new URL('../../../../cli/src/import/testing/fleet.xlsx', import.meta.url);
    const found = await cells(new Uint8Array(await readFile(theirs)));
    expect(found).toContainEqual(expect.arrayContaining(['Truck 1', '0012']));
  });

  it.each([
    ['nothing', '', 'empty'],
    ['an old sheet', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]), 'old'],
    ['a PDF', '%PDF-1.7', 'noText'],
    ['an .xlsx that is none', 'PK\u0003\u0004 and more', 'noText'],
    ['NUL characters', 'name,id\na\u0000b,1\n', 'noText'],
    ['an open quote', 'name,id\n"a,1\nb,2\n', 'quote'],
    ['too many rows', `name\n${'x\n'.repeat(20_001)}`, 'rows'],
  ])('refuses %s', async (_what, content, fault) => {
    await expect(read(content)).rejects.toMatchObject({ fault });
  });
});
