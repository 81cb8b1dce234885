import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCsvRow, markText, unmarkText } from './format-csv';

describe('formatCsvRow', () => {
  it('writes numbers as programs of the country read them, and quotes what would part them', () => {
    expect(formatCsvRow([24.5, -3.25, 7], ';', ',')).toBe('24,5;-3,25;7\r\n');
    expect(formatCsvRow([24.5, -3.25], ',', ',')).toBe('"24,5","-3,25"\r\n');
    expect(formatCsvRow([24.5, true, null])).toBe('24.5,true,\r\n');
  });

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
        expect(
          '=+-@\t\r'.includes(first) && first !== '' && cell !== '' && first !== delimiter,
        ).toBe(false);
        expect(unmarkText(markText(cell))).toBe(cell);
      }),
    );
  });
});
