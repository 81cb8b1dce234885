import { expect, it } from 'vitest';
import { markText, unmarkText } from './format-csv';
import { toPrintable } from './to-printable';

it('leaves nothing that steers a terminal or breaks a line', () => {
  const hostile = 'a\u001b[31mb\u009b2Jc\r\nd\u2028e\u2029f\u202eg\u200bh\0i\u007fj';
  expect(toPrintable(hostile)).toBe('a [31mb 2Jc  d e f g h i j');
  expect(toPrintable('Ônibus 🚌 – "1"')).toBe('Ônibus 🚌 – "1"');
});

it.each(['＝1+1', '＋1', '－1', '＠SUM(A1)', "'＝1"])(
  'marks %j, which a spreadsheet takes for a formula too, and takes the mark off again',
  (text) => {
    expect(markText(text)).toBe(`'${text}`);
    expect(unmarkText(markText(text))).toBe(text);
  },
);
