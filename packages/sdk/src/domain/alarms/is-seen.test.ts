import { describe, expect, it } from 'vitest';
import { addSeen, isSeen, type SeenMarks } from './is-seen';

const at = (id: number, eventTime: string) => ({ id, eventTime });
const NOON = '2026-08-21T12:00:00.000Z';

describe('isSeen', () => {
  it('knows what was seen until a moment, in whatever zone, and single ones', () => {
    const seen: SeenMarks = { until: NOON, ids: [7] };
    expect(isSeen(at(1, '2026-08-21T09:00:00.000-03:00'), seen)).toBe(true);
    expect(isSeen(at(2, '2026-08-21T12:00:00.001Z'), seen)).toBe(false);
    expect(isSeen(at(7, '2026-08-21T13:00:00.000Z'), seen)).toBe(true);
    expect(isSeen(at(1, NOON), { until: null, ids: [] })).toBe(false);
  });
});

describe('addSeen', () => {
  it('never makes anything unseen', () => {
    const seen = addSeen({ until: NOON, ids: [7] }, { until: '2020-01-01T00:00:00Z', ids: [7, 8] });
    expect(seen).toEqual({ until: NOON, ids: [7, 8] });
    expect(addSeen({ until: null, ids: [] }, { until: NOON })).toEqual({ until: NOON, ids: [] });
    expect(addSeen({ until: null, ids: [] }, { ids: [1] })).toEqual({ until: null, ids: [1] });
  });
});
