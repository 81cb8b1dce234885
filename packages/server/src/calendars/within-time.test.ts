import { expect, it } from 'vitest';
import { OutOfTimeError, withinTime } from './within-time';

it('gives back what came out, and throws what was thrown', () => {
  const answer = { value: 7 };
  expect(withinTime(1_000, () => answer)).toBe(answer);
  const error = new TypeError('no');
  expect(() =>
    withinTime(1_000, () => {
      throw error;
    }),
  ).toThrow(error);
});

it('ends what never ends, and goes on with other work', () => {
  let turns = 0;
  const turn = (): never => {
    for (;;) turns += 1;
  };
  expect(() => withinTime(20, turn)).toThrow(OutOfTimeError);
  expect(turns).toBeGreaterThan(0);
  expect(withinTime(1_000, () => 'next')).toBe('next');
});
