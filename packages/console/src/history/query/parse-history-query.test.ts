import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE_MS, PERIOD_KINDS } from '@rastro/sdk/domain';
import { formatHistoryQuery } from './format-history-query';
import { parseHistoryQuery } from './parse-history-query';

const parse = (search: string) => parseHistoryQuery(new URLSearchParams(search));

describe('the address of the history', () => {
  it('comes back as it was written', () => {
    const minute = fc.integer({ min: 0, max: 60_000_000 }).map((count) => count * MINUTE_MS);
    const ends = { fromMs: fc.option(minute), toMs: fc.option(minute) };
    fc.assert(
      fc.property(
        fc.record({
          deviceId: fc.option(fc.integer({ min: 1 })),
          kind: fc.constantFrom(...PERIOD_KINDS),
          ...ends,
        }),
        (query) => {
          const kept = query.kind === 'custom' ? query : { ...query, fromMs: null, toMs: null };
          expect(parse(formatHistoryQuery(query))).toEqual(kept);
        },
      ),
    );
  });

  it('is short for what goes without saying', () => {
    const query = { deviceId: 7, kind: 'today', fromMs: null, toMs: null } as const;
    expect(formatHistoryQuery(query)).toBe('device=7');
  });

  it('takes nothing that is none of ours', () => {
    const nothing = { deviceId: null, kind: 'today', fromMs: null, toMs: null };
    expect(parse('device=1e3&period=forever')).toEqual(nothing);
    expect(parse('device=-1&from=2026-11-21T11:00Z')).toEqual(nothing);
    const custom = { ...nothing, kind: 'custom' };
    for (const from of ['2026-02-31T10:00Z', '2026-11-21', '2026-11-21T25:00Z', '9', '']) {
      expect(parse(`period=custom&from=${from}`)).toEqual(custom);
    }
  });

  it('reads any text without breaking', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (device, from) => {
        const { deviceId, fromMs } = parse(
          new URLSearchParams({ device, from, period: 'custom' }).toString(),
        );
        expect(deviceId === null || Number.isSafeInteger(deviceId)).toBe(true);
        expect(fromMs === null || Number.isFinite(fromMs)).toBe(true);
      }),
    );
  });
});
