import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvRow, markText, unmarkText } from './format-csv';

describe('formatCsvRow', () => {
  it('writes numbers as programs of the country read them, and quotes what would part them', () => {
    expect(formatCsvRow([24.5, -3.25, 7], ';', ',')).toBe('24,5;-3,25;7\r\n');
    expect(formatCsvRow([24.5, -3.25], ',', ',')).toBe('"24,5","-3,25"\r\n');
    expect(formatCsvRow([24.5, true, null])).toBe('24.5,true,\r\n');
  });

  it('writes nothing that steers a terminal, nor hides a formula behind it', () => {
    const hostile = 'a\u001b]0;x\u0007b\u009b2J\u0000\u007fc';
    expect(formatCsvRow([hostile, '\u001b=1+1', 'two\tcells\nof lines'])).toBe(
      'a]0;xb2Jc,\'=1+1,"two\tcells\nof lines"\r\n',
    );
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (cells) => {
        // oxlint-disable-next-line no-control-regex -- these are what must not be there
        expect(formatCsvRow(cells)).not.toMatch(/[^\P{Cc}\t\r\n]/u);
      }),
    );
  });

  it.each([
    '-10.10000, -50.00000',
    '-10,10000, -50,00000',
    '-23.5',
    '+5511',
    '+55 11',
    '+55 (11) 99999-8888',
    '-',
    '--',
  ])('marks nothing that a spreadsheet does not compute: %s', (text) =>
    expect(markText(text)).toBe(text),
  );

  it.each([
    '-1+2',
    '+55-11',
    '-1 -2',
    '-a1',
    '+cmd|x',
    '=1',
    '@x',
    '-5%',
    '-10.1, -50+1',
    '-1e5',
    "'-1",
  ])('marks what one might compute: %s', (text) => expect(markText(text)).toBe(`'${text}`));

  it('lets no text begin a formula, and every text be read back', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'="), fc.string())
        .map((p) => p.join('')),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(',', ';', '\t'), (cell, delimiter) => {
        const [line = ''] = [formatCsvRow([cell, 'x'], delimiter)];
        const first = line.replace(/^"/, '').charAt(0);
        const isFigures = /^[-+][-+\d.,; ()]*$/.test(cell);
        expect(
          '=+-@\t\r'.includes(first) &&
            first !== '' &&
            cell !== '' &&
            first !== delimiter &&
            !isFigures,
        ).toBe(false);
        expect(unmarkText(markText(cell))).toBe(cell);
      }),
    );
  });
});
