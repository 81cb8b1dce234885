import { expect, it } from 'vitest';
import { fillMask, readNumberFormat } from './number-format';
import { chooseSheet, createPartFilter } from './choose-sheet';
import { readSheets } from './read-workbook';

const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An Excel file of a sheet, by what is inside. */
const read = (rows: string, { more = '', formats = '', calc = '', sheets = '' } = {}) => {
  const files: Record<string, string> = {
    'xl/workbook.xml': `<x:workbook xmlns:x="x" xmlns:r="${RELS}"><x:sheets>${sheets}<x:sheet name="Fleet" r:id="r1"/></x:sheets>${calc}</x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${RELS}/worksheet" Target="/xl/worksheets/a.xml"/><Relationship Id="r2" Type="${RELS}/worksheet" Target="worksheets/b.xml"/><Relationship Id="r3" Type="${RELS}/styles" Target="styles.xml"/><Relationship Id="r4" Type="${RELS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet><numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst><si><r><t>Truck</t></r><r><t xml:space="preserve"> 7</t></r><rPh><t>x</t></rPh></si></sst>`,
    'xl/worksheets/a.xml': `<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`,
    'xl/worksheets/b.xml':
      '<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>',
  };
  return readSheets((name) => files[name]);
};
const rowsOf = async (...given: Parameters<typeof read>) =>
  (await read(...given)).at(-1)?.rows.map(({ line, cells }) => [line, ...cells]);

it('reads cells by their types, on the lines that they have', async () => {
  expect(
    await rowsOf(
      '<row r="2"><c r="B2" t="s"><v>0</v></c><c t="b"><v>1</v></c></row><row r="4"><c t="n"><v>1200.50</v></c><c r="C4"><v>8955011234567890000</v></c></row>',
    ),
  ).toEqual([
    [2, '', 'Truck 7', 'true'],
    [4, '1200.5', '', '8.95501123456789E+18'],
  ]);
});

it.each([
  ['0000000000', 12345, '0000012345'],
  ['000\\.000\\.000\\-00', 5299822475, '052.998.224-75'],
  ['[$-416]00000-000', 1310100, '01310-100'],
  ['(00) 00000-0000', 11999998888, '(11) 99999-8888'],
  ['"55"0000', 123456, '55123456'],
])('shows the zeros of a number by its format %s', (code, value, text) => {
  expect(fillMask(value, readNumberFormat(164, code).mask ?? [])).toBe(text);
});

it.each(['0', '#,##0', '0.00', '00.00', '0%', '0.00E+00', '00 "km"', 'General', '@'])(
  'leaves numbers of the format %s as they are',
  (code) => {
    expect(readNumberFormat(164, code)).toEqual({ isDate: false, mask: null });
  },
);

it.each(['dd/mm/yyyy', 'yyyy-mm-dd h:mm:ss', '[$-416]d mmm', '[h]:mm'])(
  'knows dates by their format %s',
  (code) => {
    expect(readNumberFormat(164, code).isDate).toBe(true);
  },
);

it('reads days and times by no clock', async () => {
  const cells = '<row><c s="2"><v>46387</v></c><c s="2"><v>46387.75</v></c></row>';
  expect(await rowsOf(cells)).toEqual([[1, '2026-12-31', '2026-12-31T18:00:00']]);
  const old = { calc: '<x:workbookPr date1904="1"/>' };
  expect(await rowsOf('<row><c s="2"><v>44925</v></c></row>', old)).toEqual([[1, '2026-12-31']]);
});

it('reads what is merged downward in each of its rows', async () => {
  const row = (line: number, cells: string) =>
    `<row r="${line}"><c r="A${line}"><v>${line}</v></c>${cells}</row>`;
  const north = '<c r="B1" t="str"><v>North</v></c>';
  expect(
    await rowsOf(row(1, north) + row(2, '<c r="B2"/>') + row(3, ''), {
      more: '<mergeCells><mergeCell ref="B1:B2"/></mergeCells>',
    }),
  ).toEqual([
    [1, '1', 'North'],
    [2, '2', 'North'],
    [3, '3', ''],
  ]);
});

it('says which formula has no result', async () => {
  const unsolved = async (cell: string, calc = '') =>
    (await read(`<row r="3"><c r="AB3" ${cell}</c></row>`, { calc })).at(-1)?.unsolved;
  expect(await unsolved('><f>1+1</f><v/>')).toBe('AB3');
  expect(await unsolved('><f>1+1</f>')).toBe('AB3');
  expect(await unsolved('><f>1+1</f><v>0</v>', '<x:calcPr fullCalcOnLoad="1"/>')).toBe('AB3');
  expect(await unsolved('><f>1-1</f><v>0</v>')).toBeNull();
  expect(await unsolved('t="str"><f>IF(1,"")</f><v></v>')).toBeNull();
});

it('unpacks no more than a list has', () => {
  const takes = createPartFilter();
  expect(takes({ name: 'xl/media/a.png', originalSize: 1e12 })).toBe(false);
  expect(takes({ name: 'xl/worksheets/a.xml', originalSize: 1e8 })).toBe(true);
  expect(() => takes({ name: 'xl/worksheets/b.xml', originalSize: 1e9 })).toThrow('unpacks');
});

it('chooses the sheet in sight that has a line of names', async () => {
  const names = '<row><c t="str"><v>name</v></c></row>';
  const choose = async (sheets: string) =>
    chooseSheet(await read(names, { sheets }), ([cell]) => cell === 'name')?.name;
  expect(await choose('<x:sheet name="Old" state="hidden" r:id="r1"/>')).toBe('Fleet');
  expect(await choose('<x:sheet name="Lists" state="veryHidden" r:id="r2"/>')).toBe('Fleet');
  expect(await choose('<x:sheet name="Cover" r:id="r2"/>')).toBe('Fleet');
  expect(await choose('<x:sheet name="Mine" r:id="r1"/>')).toBe('Mine');
});
