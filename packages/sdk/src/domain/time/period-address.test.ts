import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE_MS } from './durations';
import { PERIOD_KINDS } from './named-period';
import { parsePeriodAddress, setPeriodAddress } from './period-address';

const parse = (search: string) => parsePeriodAddress(new URLSearchParams(search));

it('a period comes back from its address as it was written', () => {
  const minute = fc.integer({ min: 0, max: 60_000_000 }).map((count) => count * MINUTE_MS);
  const choices = fc.record({
    kind: fc.constantFrom(...PERIOD_KINDS),
    fromMs: fc.option(minute),
    toMs: fc.option(minute),
  });
  fc.assert(
    fc.property(choices, choices, fc.constantFrom(...PERIOD_KINDS), (before, choice, usual) => {
      const parameters = new URLSearchParams('device=7');
      setPeriodAddress(parameters, before, { usual });
      setPeriodAddress(parameters, choice, { usual });
      const kept = choice.kind === 'custom' ? choice : { ...choice, fromMs: null, toMs: null };
      expect(parsePeriodAddress(parameters, { usual })).toEqual(kept);
      expect(parameters.get('device')).toBe('7');
    }),
  );
});

it('says nothing where a period goes without saying', () => {
  const parameters = new URLSearchParams('period=custom&from=2026-11-21T11:00Z');
  setPeriodAddress(parameters, { kind: 'today', fromMs: null, toMs: null });
  expect(parameters.toString()).toBe('');
});

it('takes nothing that is none of ours, nor what is not offered', () => {
  const today = { kind: 'today', fromMs: null, toMs: null };
  expect(parse('period=forever')).toEqual(today);
  expect(parse('from=2026-11-21T11:00Z')).toEqual(today);
  expect(
    parsePeriodAddress(new URLSearchParams('period=last90'), { kinds: ['today', 'custom'] }),
  ).toEqual(today);
  for (const from of ['2026-02-31T10:00Z', '2026-11-21', '2026-11-21T25:00Z', '9', '']) {
    expect(parse(`period=custom&from=${from}`)).toEqual({ ...today, kind: 'custom' });
  }
});
