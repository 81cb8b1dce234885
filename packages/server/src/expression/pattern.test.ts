import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPattern } from './pattern';
import { ValueProblem } from './value';

const sign = fc.constantFrom(
  'a',
  'b',
  'é',
  '-',
  ' ',
  '.',
  '\\.',
  '\\d',
  '\\w',
  '\\S',
  '(?:^)',
  '(?:$)',
);
const set = fc.constantFrom('[abc]', '[^a]', '[a-c]', '[\\d-]', '[a\\]]', '[\\w.]', '[^\\d\\s]');
const times = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,3}', '{0,}', '*?', '+?');
const { pattern } = fc.letrec<{ pattern: string; atom: string }>((tie) => ({
  atom: fc.oneof(
    { maxDepth: 2 },
    sign,
    set,
    tie('pattern').map((inner) => `(${inner})`),
    tie('pattern').map((inner) => `(?:${inner})`),
  ),
  pattern: fc
    .array(
      fc.array(
        fc.tuple(tie('atom'), times).map((parts) => parts.join('')),
        { maxLength: 3 },
      ),
      {
        minLength: 1,
        maxLength: 2,
      },
    )
    .map((options) => options.map((pieces) => pieces.join('')).join('|')),
}));
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '1', '.', '-', ' ', '\n', 'é'), { maxLength: 6 })
  .map((signs) => signs.join(''));

describe('matchesPattern', () => {
  it('matches the whole text as the language around it does', () => {
    fc.assert(
      fc.property(pattern, text, (asked, given) => {
        expect(matchesPattern(asked, given)).toBe(new RegExp(`^(?:${asked})$`).test(given));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['(?i)abc-1[a-j]23', 'ABC-1D23', true],
    ['\\pL+', 'Ônibus', true],
    ['(a|aa)*', 'a'.repeat(10_000), true],
    ['(a+)+b', 'a'.repeat(10_000), false],
    ['(.*)*(.*)*(.*)*x', 'a'.repeat(10_000), false],
  ])('%.30s', (asked, given, is) => {
    expect(matchesPattern(asked, given)).toBe(is);
  });

  it.each([
    ['(', 'The pattern cannot be read: missing closing )'],
    ['a{2,1}', 'The pattern cannot be read: invalid repeat count'],
    ['(?<=a)b', 'The pattern cannot be read'],
    ['(a)\\1', 'The pattern cannot be read: invalid escape sequence'],
    ['((a{100}){100}){10}', 'The pattern cannot be read: invalid repeat count'],
    [`(?:${'[a-z]'.repeat(50)}){100}`, 'The pattern is too large'],
    ['a'.repeat(501), 'The pattern is too long'],
  ])('refuses %.30s in words, each time', (asked, words) => {
    for (const given of ['a', 'b']) {
      expect(() => matchesPattern(asked, given)).toThrow(ValueProblem);
      expect(() => matchesPattern(asked, given)).toThrow(words);
    }
  });

  it('fails in no other way, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (asked, given) => {
        try {
          expect(typeof matchesPattern(asked, given)).toBe('boolean');
        } catch (error) {
          expect(error).toBeInstanceOf(ValueProblem);
        }
      }),
    );
  });
});
