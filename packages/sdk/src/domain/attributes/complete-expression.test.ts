import fc from 'fast-check';
import { expect, it } from 'vitest';
import { completeExpression } from './complete-expression';

const names = (text: string, caret = text.length, attributes = {}) =>
  completeExpression(text, caret, attributes).map(({ name }) => name);

it('names what the fix has first, then what trackers are known to send', () => {
  expect(names('io', 2, { io239: 1 })).toEqual(['io239']);
  expect(names('adc1 * 2 + b', 12, { bateriaAux: 3 })[0]).toBe('bateriaAux');
  expect(names('ign')).toEqual(['ignition']);
});

it('says nothing inside a text, behind a point or a figure, of a whole name, or of a name that is none', () => {
  expect(names("'ign")).toEqual([]);
  expect(names('a.ign')).toEqual([]);
  expect(names('2ign')).toEqual([]);
  expect(names('ignition')).toEqual([]);
  expect(names('x', 1, { 'x y': 1, 'x-1': 2 })).toEqual([]);
});

it('puts the name in place of all that is written of it', () => {
  expect(completeExpression('1 + igXX > 2', 6, { ignition: true })[0]).toMatchObject({
    text: '1 + ignition > 2',
    caret: 12,
  });
});

it('leaves all else of the expression as it is', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(40), (text, at) => {
      const caret = Math.min(at, text.length);
      for (const { text: next, caret: after, name } of completeExpression(text, caret)) {
        expect(next.slice(0, after).endsWith(name)).toBe(true);
        expect(text.startsWith(next.slice(0, after - name.length))).toBe(true);
        expect(text.endsWith(next.slice(after))).toBe(true);
      }
    }),
  );
});
