import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countByStatus } from './count-by-status';
import { createDeviceIndex } from './device-index';
import { createDeviceOrder, sortDevices } from './sort-devices';
import { SORT_KEYS, type SortValue } from './sort-value';

interface TestDevice {
  id: number;
  name: string;
  uniqueId: string;
  status: string;
  lastUpdate: string | null;
}
type TestFix = { speed: number; attributes: Record<string, unknown> } | undefined;

const id = fc.integer({ min: 1, max: 15 });
const device = fc.record({
  name: fc.constantFrom('Alfa', 'alfa', 'Beta', 'Ônibus 2', 'Ônibus 10', ''),
  status: fc.constantFrom('online', 'offline', 'unknown'),
  lastUpdate: fc.constantFrom(null, '2026-08-21T16:18:51.000+00:00', '2026-08-21T17:18:51.000Z'),
});
const fix = fc.option(
  fc.record({
    speed: fc.constantFrom(0, 20),
    attributes: fc.dictionary(
      fc.constantFrom('motion', 'ignition', 'blocked', 'alarm', 'driverUniqueId'),
      fc.constantFrom<unknown>(true, false, 'true', 'sos', ' , ', 'sos,overspeed', 7),
    ),
  }),
  { nil: undefined },
);
/** One update: devices that are new or different, and some that are gone. */
const turn = fc.record({
  changed: fc.array(fc.record({ id, device, fix }), { maxLength: 6 }),
  gone: fc.array(id, { maxLength: 3 }),
});
const sorts = SORT_KEYS.flatMap((key): SortValue[] => [`${key}-asc`, `${key}-desc`]);

describe('createDeviceIndex', () => {
  it('[S4.24] has at every moment the order and the counts of a fleet that is sorted and counted anew', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sorts), fc.array(turn, { maxLength: 8 }), (sort, turns) => {
        const devices = new Map<number, TestDevice>();
        const fixes = new Map<number, TestFix>();
        const index = createDeviceIndex<TestDevice, NonNullable<TestFix>>(
          createDeviceOrder(sort),
          (at) => {
            const found = devices.get(at);
            return found && { device: found, position: fixes.get(at) };
          },
        );
        for (const { changed, gone } of turns) {
          const before = [...index.list()];
          for (const one of changed) {
            devices.set(one.id, { ...one.device, id: one.id, uniqueId: `u${one.id}` });
            fixes.set(one.id, one.fix);
          }
          gone.forEach((at) => devices.delete(at));
          const isChanged = index.update([...changed.map((one) => one.id), ...gone]);
          const positionOf = (at: number) => fixes.get(at);
          const anew = sortDevices([...devices.values()], sort, { positionOf });
          expect(index.list().map((entry) => entry.device)).toEqual(anew);
          expect(index.list().map((entry) => entry.position)).toEqual(
            anew.map((found) => fixes.get(found.id)),
          );
          expect(index.count()).toEqual(countByStatus(devices.values(), positionOf));
          const brief = (entries: typeof before) =>
            entries.map(({ device: { id: at }, motion, isAlarm, isOnline }) =>
              [at, motion, isAlarm, isOnline].join(),
            );
          if (!isChanged) expect(brief(index.list())).toEqual(brief(before));
        }
      }),
      { numRuns: 300 },
    );
  });

  it('takes a mere move for no difference, but another alarm for one', () => {
    const found = { id: 1, name: 'Alfa', uniqueId: 'u1', status: 'online', lastUpdate: null };
    let position = { speed: 20, attributes: {} };
    const index = createDeviceIndex(createDeviceOrder('name-asc'), () => ({
      device: found,
      position,
    }));
    expect(index.update([1])).toBe(true);
    position = { speed: 31, attributes: {} };
    expect(index.update([1])).toBe(false);
    position = { speed: 0, attributes: {} };
    expect(index.update([1])).toBe(true);
    for (const alarm of ['lowBattery', 'sos']) {
      position = { speed: 0, attributes: { alarm } };
      expect(index.update([1])).toBe(true);
    }
    position = { ...position };
    expect(index.update([1])).toBe(false);
  });
});
