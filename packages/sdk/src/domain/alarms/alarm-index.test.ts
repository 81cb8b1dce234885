import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAlarmIndex } from './alarm-index';
import type { TakenAlarm } from './find-attendance';

const at = '2026-08-21T12:00:00.000Z';
const fix = (alarm: string) => ({ deviceTime: at, attributes: { alarm } });
const take = (alarm: string, over: Partial<TakenAlarm> = {}): TakenAlarm => ({
  alarm,
  eventTime: at,
  takenAt: at,
  userId: 7,
  ...over,
});
const create = () => createAlarmIndex<TakenAlarm>(() => Date.parse(at));

describe('createAlarmIndex', () => {
  it('counts a vehicle once, whatever it alarms of', () => {
    const index = create();
    expect(index.set(1, fix('sos,door'), [])).toBe(true);
    expect(index.set(2, fix('sos'), [take('sos')])).toBe(true);
    expect(index.set(3, fix(''), [])).toBe(false);
    expect([...index.read().unattended]).toEqual([1]);
    expect([...index.read().attended]).toEqual([[2, take('sos')]]);
    expect(index.set(2, fix('sos'), [take('sos', { resolvedAt: at })])).toBe(true);
    expect([...index.read().resolved]).toEqual([2]);
    expect(index.read().attended.size).toBe(0);
  });

  it('says whether a vehicle stands otherwise, and keeps what it gave when not', () => {
    const index = create();
    const sos = take('sos');
    index.set(1, fix('sos'), [sos]);
    const before = index.read();
    expect(index.set(1, fix('sos'), [sos])).toBe(false);
    expect(index.read()).toBe(before);
    expect(index.set(1, fix('sos'), [take('sos', { userId: 8 })])).toBe(true);
    expect(index.set(1, undefined, [])).toBe(true);
    expect([before.attended.size, index.read().attended.size]).toEqual([1, 0]);
  });

  it('comes to the same however often vehicles change', () => {
    const state = fc.record({
      id: fc.nat({ max: 4 }),
      alarm: fc.constantFrom('', 'sos', 'door', 'sos,door'),
      takes: fc.array(
        fc.record({
          alarm: fc.constantFrom('sos', 'door'),
          userId: fc.constantFrom(0, 7),
          resolvedAt: fc.constantFrom(null, at),
        }),
      ),
    });
    fc.assert(
      fc.property(fc.array(state), (states) => {
        const [index, afresh] = [create(), create()];
        const set = (to: typeof index, { id, alarm, takes }: (typeof states)[number]) =>
          to.set(
            id,
            fix(alarm),
            takes.map((over) => take(over.alarm, over)),
          );
        for (const each of states) set(index, each);
        for (const each of new Map(states.map((each) => [each.id, each])).values()) {
          set(afresh, each);
        }
        const sorted = ({ unattended, attended }: ReturnType<typeof index.read>) => [
          [...unattended].sort(),
          [...attended.keys()].sort(),
        ];
        expect(sorted(index.read())).toEqual(sorted(afresh.read()));
      }),
    );
  });
});
