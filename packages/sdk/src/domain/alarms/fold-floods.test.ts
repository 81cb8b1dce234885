import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAME_ALARM_MS } from './find-attendance';
import { foldFloods, type FoldableEvent } from './fold-floods';

const START = 1_780_000_000_000;
const make = (id: number, deviceId: number, agoMs: number, alarm = 'sos'): FoldableEvent => ({
  id,
  type: 'alarm',
  deviceId,
  eventTime: new Date(START - agoMs).toISOString(),
  attributes: { alarm },
});
const shape = (events: FoldableEvent[], open?: ReadonlySet<number>) =>
  foldFloods(events, open).map(({ event, more }) => [event.id, more.map(({ id }) => id)]);

describe('foldFloods', () => {
  it('puts three of one kind from one vehicle behind the newest', () => {
    const events = [
      make(5, 1, 0),
      make(4, 2, 1),
      make(3, 1, 2),
      make(2, 1, 3, 'door'),
      make(1, 1, 4),
    ];
    expect(shape(events)).toEqual([
      [5, [3, 1]],
      [4, []],
      [2, []],
    ]);
  });

  it('leaves two, other kinds, and what lies over ten minutes back', () => {
    const late = [make(3, 1, 0), make(2, 1, 1), make(1, 1, SAME_ALARM_MS + 1)];
    expect(shape(late)).toEqual([
      [3, []],
      [2, []],
      [1, []],
    ]);
  });

  it('opens one by its newest event', () => {
    const events = [make(3, 1, 0), make(2, 1, 1), make(1, 1, 2)];
    expect(shape(events, new Set([3]))).toEqual([
      [3, []],
      [2, []],
      [1, []],
    ]);
  });

  it('loses and doubles nothing, and keeps the order', () => {
    const event = fc.record({
      deviceId: fc.integer({ min: 1, max: 3 }),
      agoMs: fc.integer({ min: 0, max: 3 * SAME_ALARM_MS }),
      alarm: fc.constantFrom('sos', 'door'),
    });
    fc.assert(
      fc.property(fc.array(event), (given) => {
        const events = given
          .toSorted((a, b) => a.agoMs - b.agoMs)
          .map(({ deviceId, agoMs, alarm }, id) => make(id, deviceId, agoMs, alarm));
        const rows = foldFloods(events);
        const ids = rows.flatMap(({ event, more }) => [event.id, ...more.map(({ id }) => id)]);
        expect(ids.toSorted((a, b) => a - b)).toEqual(events.map(({ id }) => id));
        const heads = rows.map(({ event }) => event.id);
        expect(heads).toEqual(heads.toSorted((a, b) => a - b));
      }),
    );
  });

  it('puts a storm of ten thousand into one row', () => {
    const storm = Array.from({ length: 10_000 }, (_, id) => make(id, 1, id));
    expect(foldFloods(storm)).toHaveLength(1);
  });
});
