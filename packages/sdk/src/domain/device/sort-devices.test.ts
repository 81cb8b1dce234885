// @vitest-environment node
import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { SORT_KEYS } from './sort-value';
import { sortDevices } from './sort-devices';

const device = (id: number, name: string, rest: object = {}) => ({
  id,
  name,
  status: 'online',
  lastUpdate: null,
  ...rest,
});
const ids = (devices: readonly { id: number }[]) => devices.map(({ id }) => id);

/** Two devices of which only the second has the attribute. */
const withAttribute = (attribute: Record<string, unknown>) => ({
  devices: [device(1, 'A'), device(2, 'B')],
  context: {
    positionOf: (id: number) => ({ speed: 0, attributes: id === 2 ? attribute : {} }),
  },
});

describe('sortDevices', () => {
  it('[S2.77] sorts by name as people count and spell, both ways', () => {
    const devices = [device(1, 'Ônibus 10'), device(2, 'onibus 2'), device(3, 'Água 1')];
    expect(ids(sortDevices(devices, 'name-asc'))).toEqual([3, 2, 1]);
    expect(ids(sortDevices(devices, 'name-desc'))).toEqual([1, 2, 3]);
  });

  it('[S2.78] sorts by last update both ways, those without one last', () => {
    const devices = [
      device(1, 'never'),
      device(2, 'new', { lastUpdate: '2026-08-21T10:00:00.000+00:00' }),
      device(3, 'old', { lastUpdate: '2026-08-21T11:00:00.000+02:00' }),
    ];
    expect(ids(sortDevices(devices, 'lastUpdate-asc'))).toEqual([3, 2, 1]);
    expect(ids(sortDevices(devices, 'lastUpdate-desc'))).toEqual([2, 3, 1]);
  });

  it('[S2.79] sorts by motion: moving, idle, stopped, offline, unknown', () => {
    const devices = [
      device(1, 'A', { status: 'unknown' }),
      device(2, 'B', { status: 'offline' }),
      device(3, 'C'),
      device(4, 'D'),
      device(5, 'E'),
    ];
    const attributes: Record<number, object> = { 4: { ignition: true }, 5: { motion: true } };
    const positionOf = (id: number) => ({ speed: 0, attributes: { ...attributes[id] } });
    expect(ids(sortDevices(devices, 'motion-asc', { positionOf }))).toEqual([5, 4, 3, 2, 1]);
    expect(ids(sortDevices(devices, 'motion-desc', { positionOf }))).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['locked', { blocked: true }],
    ['ignition', { ignition: true }],
    ['driver', { driverUniqueId: '77' }],
    ['alert', { alarm: 'sos' }],
  ])('[S2.79] sorts by %s: ascending has those in the state first', (key, attribute) => {
    const { devices, context } = withAttribute(attribute);
    expect(ids(sortDevices(devices, `${key}-asc`, context))).toEqual([2, 1]);
    // A device without a driver is last both ways; other states turn round.
    const turned = key === 'driver' ? [2, 1] : [1, 2];
    expect(ids(sortDevices(devices, `${key}-desc`, context))).toEqual(turned);
  });

  it('does not count an ignition that was on when a device was last heard', () => {
    const devices = [device(1, 'A', { status: 'offline' }), device(2, 'B')];
    const positionOf = () => ({ speed: 0, attributes: { ignition: true } });
    expect(ids(sortDevices(devices, 'ignition-asc', { positionOf }))).toEqual([2, 1]);
  });

  it('puts first what needs attention: alarms, then the longest unheard, then idle, stopped, moving', () => {
    const devices = [
      device(1, 'moving'),
      device(2, 'stopped'),
      device(3, 'idle'),
      device(4, 'offline of late', { status: 'offline', lastUpdate: '2026-08-21T10:00:00.000Z' }),
      device(5, 'offline for long', { status: 'unknown', lastUpdate: '2026-08-19T10:00:00.000Z' }),
      device(6, 'never heard', { status: 'offline' }),
      device(7, 'alarm'),
    ];
    const attributes: Record<number, object> = {
      1: { motion: true },
      3: { ignition: true },
      7: { motion: true, alarm: 'sos' },
    };
    const positionOf = (id: number) => ({ speed: 0, attributes: { ...attributes[id] } });
    const context = { positionOf };
    expect(ids(sortDevices(devices, 'attention-asc', context))).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(ids(sortDevices(devices, 'attention-desc', context))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('[S2.79] sorts by anchor', () => {
    const devices = [device(1, 'A'), device(2, 'B')];
    const hasAnchor = (id: number) => id === 2;
    expect(ids(sortDevices(devices, 'anchor-asc', { hasAnchor }))).toEqual([2, 1]);
    expect(ids(sortDevices(devices, 'anchor-desc', { hasAnchor }))).toEqual([1, 2]);
  });

  it('[S4.26] sorts an invalid sorting by name', () => {
    const devices = [device(1, 'B'), device(2, 'A')];
    expect(ids(sortDevices(devices, 'nonsense'))).toEqual([2, 1]);
  });

  it('compares names by the collator it is given', () => {
    const devices = [device(1, 'zebra'), device(2, 'ärlig')];
    expect(ids(sortDevices(devices, 'name-asc', { collator: new Intl.Collator('sv') }))).toEqual([
      1, 2,
    ]);
  });

  it('is a total order: any shuffle of the same devices comes out the same, and none is lost', () => {
    const anyDevice = fc.record({
      name: fc.constantFrom('a', 'A', 'á', 'bus 2', 'bus 10', ''),
      status: fc.constantFrom('online', 'offline', 'unknown', null),
      lastUpdate: fc.constantFrom(
        null,
        'not a date',
        '2026-01-01T00:00:00Z',
        '2026-02-01T00:00:00Z',
      ),
      attributes: fc.record(
        {
          ignition: fc.boolean(),
          motion: fc.boolean(),
          driverUniqueId: fc.string({ maxLength: 2 }),
        },
        { requiredKeys: [] },
      ),
    });
    const shuffled = fc
      .array(anyDevice, { maxLength: 20 })
      .map((items) => items.map((item, index) => ({ ...item, id: index + 1 })))
      .chain((items) =>
        fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
      );
    const anySort = fc.tuple(fc.constantFrom(...SORT_KEYS), fc.constantFrom('asc', 'desc'));
    fc.assert(
      fc.property(shuffled, anySort, ([items, others], sort) => {
        const context = {
          positionOf: (id: number) => ({ speed: 0, attributes: items[id - 1]?.attributes ?? {} }),
          hasAnchor: (id: number) => id % 2 === 0,
        };
        const sorted = sortDevices(items, sort.join('-'), context);
        expect(ids(sortDevices(others, sort.join('-'), context))).toEqual(ids(sorted));
        expect(new Set(sorted)).toEqual(new Set(items));
      }),
    );
  });
});
