import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markMatches } from './mark-matches';

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('markMatches', () => {
  it.each([
    ['Fiorino 07', 'fio', '[Fio]rino 07'],
    ['São Bento, são', 'sao', '[São] Bento, [são]'],
    ['Van 12', '12 van', '[Van] [12]'],
    ['ABC1D23', 'abc-1d', '[ABC1D]23'],
    ['ABC-1323', 'abc13', '[ABC-13]23'],
    ['ABC-1323', 'abc1d23', '[ABC-1323]'],
    ['Van 2', 'zzz', 'Van 2'],
    ['Van 2', '', 'Van 2'],
    ['🚚 Van', 'van', '🚚 [Van]'],
    ['<b>x</b>', '<b>', '[<b>]x</b>'],
  ])('marks in %j what %j finds', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('changes no text, and never has two pieces where one would do', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, query) => {
        const pieces = markMatches(text, query);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        pieces.slice(1).forEach((piece, at) => expect(piece.isMatch).not.toBe(pieces[at]?.isMatch));
      }),
    );
  });
});
