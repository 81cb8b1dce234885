import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations';
import { formatRemaining } from './format-remaining';

const say = (ms: number) => formatRemaining(ms, { locale: 'pt-BR' });

it.each([
  ['days over 86400 s [S4.5]', DAY_MS + 1, '1 d'],
  ['days and hours', 2 * DAY_MS + 4 * HOUR_MS, '2 d 4 h'],
  ['hours up to a day [S4.6]', DAY_MS, '24 h'],
  ['hours and minutes', HOUR_MS + 42 * MINUTE_MS, '1 h 42 min'],
  ['minutes up to an hour [S4.7]', HOUR_MS, '60 min'],
  ['minutes over one', MINUTE_MS + 1, '1 min'],
  ['seconds up to a minute [S4.8]', MINUTE_MS, '60 s'],
  ['seconds', 8_900, '8 s'],
  ['nothing at the end', 0, '0 s'],
  ['nothing after it', -5_000, '0 s'],
])('says %s', (_, ms, words) => expect(say(ms)).toBe(words));

it('never says more than there is', () => {
  const units: Record<string, number> = { d: DAY_MS, h: HOUR_MS, min: MINUTE_MS, s: 1_000 };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 * DAY_MS }), (ms) => {
      const parts = say(ms).split(' ');
      let said = 0;
      for (let at = 0; at < parts.length; at += 2) {
        said += Number(parts[at]) * (units[parts[at + 1] ?? ''] ?? NaN);
      }
      expect(said).toBeLessThanOrEqual(ms);
      expect(ms - said).toBeLessThan(HOUR_MS);
    }),
  );
});
