import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv';

const quote = (field: string) => `"${field.replaceAll('"', '""')}"`;

describe('parseCsv', () => {
  it('gives back any fields that were quoted', () => {
    const rows = fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, fc.constantFrom('\n', '\r\n'), (fields, end) => {
        const text = fields.map((row) => row.map(quote).join(',')).join(end);
        expect(parseCsv(text)).toEqual(fields);
      }),
    );
  });

  it('reads plain fields, empty ones, and a last line with or without its end', () => {
    expect(parseCsv('a,b\n1,\n')).toEqual([
      ['a', 'b'],
      ['1', ''],
    ]);
    expect(parseCsv('a,b\r\n\r\n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('refuses a quote that is never closed', () => {
    expect(() => parseCsv('a,"b\n')).toThrow(SyntaxError);
  });
});
