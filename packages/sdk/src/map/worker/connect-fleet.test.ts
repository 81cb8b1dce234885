import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as contract from '../../contract';
import { filterDevices } from '../../domain/device/filter-devices';
import { connectFleet, FILTER_SLICE } from './connect-fleet';
import type { FleetMessage } from './fleet-messages';

const device = (id: number, over: object = {}): contract.Device =>
  contract.device.decode({
    id,
    name: `Bus ${id}`,
    uniqueId: `u${id}`,
    status: 'online',
    category: 'bus',
    attributes: { 'brand.color': '#ff0000', 'brand.plate': 'ABC1D23' },
    ...over,
  });

const position = (deviceId: number, over: object = {}): contract.Position => {
  const time = '2026-08-21T16:18:51.000+00:00';
  const attributes = { motion: true };
  const fix = { id: 1, deviceId, latitude: 30, longitude: -97, course: 370, attributes };
  return contract.position.decode({
    ...fix,
    serverTime: time,
    deviceTime: time,
    fixTime: time,
    ...over,
  });
};

function createLive(
  devices: Map<number, contract.Device>,
  positions: Map<number, contract.Position>,
) {
  const listeners = new Set<(ids: ReadonlySet<number>) => void>();
  const none = () => () => undefined;
  return {
    devices: {
      getSnapshot: () => devices,
      subscribe: none,
      get: (id: number) => devices.get(id),
      subscribeOne: none,
    },
    positions: { get: (id: number) => positions.get(id), subscribeOne: none },
    subscribeChanges(listener: (ids: ReadonlySet<number>) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell: (...ids: number[]) => listeners.forEach((listener) => listener(new Set(ids))),
  };
}

/** Follows the messages as the renderer would. */
function setUp(filter?: Parameters<typeof connectFleet>[2]['filter']) {
  const devices = new Map([1, 2, 3].map((id) => [id, device(id)]));
  const positions = new Map([1, 2].map((id) => [id, position(id)]));
  const live = createLive(devices, positions);
  const messages: FleetMessage[] = [];
  const { stop, setFilter } = connectFleet(live, (message) => messages.push(message), {
    attributePrefix: 'brand',
    filter,
  });
  const last = () => {
    const message = messages.at(-1);
    if (message?.type !== 'vehicles') throw new Error(`got ${message?.type}`);
    return { shown: message.upserts.map((one) => one.deviceId), removed: message.removedIds };
  };
  return { devices, positions, live, messages, stop, setFilter, last };
}

describe('connectFleet', () => {
  it('starts empty, then with all devices that have a fix', () => {
    const { messages, last } = setUp();
    expect(messages[0]).toEqual({ type: 'clear' });
    expect(last()).toEqual({ shown: [1, 2], removed: [] });
    expect(messages[1]).toMatchObject({
      upserts: [
        {
          latitude: 30,
          courseDegrees: 10,
          status: 'moving',
          isAlarm: false,
          icon: 'bus',
          primary: '#ff0000',
          name: 'Bus 1',
          plate: 'ABC1D23',
        },
        { deviceId: 2 },
      ],
    });
  });

  it('[S4.19] sends only what changed', () => {
    const { positions, live, messages, last } = setUp();
    positions.set(2, position(2, { latitude: 31, attributes: { alarm: 'sos' } }));
    live.tell(2);
    expect(last().shown).toEqual([2]);
    expect(messages.at(-1)).toMatchObject({ upserts: [{ latitude: 31, isAlarm: true }] });
  });

  it('[S1.5] [S1.7] sends a new status and a new alarm, and their ends', () => {
    const { devices, positions, live, messages } = setUp();
    const tell = (status: string, alarm?: string) => {
      devices.set(1, device(1, { status }));
      positions.set(1, position(1, { attributes: { motion: true, ...(alarm && { alarm }) } }));
      live.tell(1);
      return messages.at(-1);
    };
    expect(tell('offline')).toMatchObject({ upserts: [{ status: 'offline', isAlarm: false }] });
    expect(tell('online', 'sos')).toMatchObject({ upserts: [{ status: 'moving', isAlarm: true }] });
    expect(tell('online')).toMatchObject({ upserts: [{ status: 'moving', isAlarm: false }] });
  });

  it('[S4.29] takes a hidden device from the map', () => {
    const { devices, live, last } = setUp({ hiddenCategories: ['car'] });
    devices.set(1, device(1, { category: 'car' }));
    live.tell(1);
    expect(last()).toEqual({ shown: [], removed: [1] });
  });

  describe('with another filter', () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('sends the difference, after the page had its turn', () => {
      const { setFilter, messages, last } = setUp();
      const before = messages.length;
      setFilter({ query: 'u2' });
      expect(messages).toHaveLength(before);
      vi.runAllTimers();
      expect(messages).toHaveLength(before + 1);
      expect(last()).toEqual({ shown: [], removed: [1] });
      setFilter({ query: 'bus' });
      vi.runAllTimers();
      expect(last()).toEqual({ shown: [1], removed: [] });
    });

    it('says nothing when the same devices are left', () => {
      const { setFilter, messages } = setUp();
      const before = messages.length;
      setFilter({ query: 'bus' });
      vi.runAllTimers();
      expect(messages).toHaveLength(before);
    });

    it('forgets a filter that another one follows, and slices after it was stopped', () => {
      const { setFilter, stop, messages, last } = setUp();
      setFilter({ query: 'nothing' });
      setFilter({ query: 'u1' });
      vi.runAllTimers();
      expect(last()).toEqual({ shown: [], removed: [2] });
      const before = messages.length;
      setFilter({});
      stop();
      vi.runAllTimers();
      expect(messages).toHaveLength(before);
    });

    it('goes through a large fleet in slices, and a change between two of them is not lost', () => {
      const many = FILTER_SLICE + 1;
      const { devices, positions, setFilter, live, messages } = setUp();
      for (let id = 4; id <= many; id++) {
        devices.set(id, device(id));
        positions.set(id, position(id));
      }
      live.tell(...devices.keys());
      const before = messages.length;
      setFilter({ query: 'truck' });
      vi.runOnlyPendingTimers();
      expect(messages).toHaveLength(before + 1);
      devices.set(many, device(many, { name: 'Truck' }));
      live.tell(many);
      vi.runAllTimers();
      const removed = messages
        .slice(before)
        .flatMap((one) => (one.type === 'vehicles' ? one.removedIds : []));
      expect(new Set(removed).size).toBe(removed.length);
      // Device 3 has no fix and was never shown; the last one is a truck now.
      expect(removed).toHaveLength(many - 2);
      expect(removed).not.toContain(many);
    });

    it('leaves on the map what a full reading would, whatever comes in whatever order', () => {
      const filters = [undefined, { query: 'u1' }, { hiddenCategories: ['car'] }, { query: 'x' }];
      const step = fc.oneof(
        fc.record({ filter: fc.constantFrom(...filters) }),
        fc.record({ id: fc.integer({ min: 1, max: 12 }), category: fc.constantFrom('car', 'bus') }),
        fc.record({ gone: fc.integer({ min: 1, max: 12 }) }),
        fc.constant({ turn: true }),
      );
      fc.assert(
        fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
          const { devices, positions, live, messages, setFilter } = setUp();
          let filter: (typeof filters)[number];
          for (const one of steps) {
            if ('filter' in one) setFilter((filter = one.filter));
            else if ('turn' in one) vi.runOnlyPendingTimers();
            else if ('gone' in one) {
              devices.delete(one.gone);
              live.tell(one.gone);
            } else {
              devices.set(one.id, device(one.id, { category: one.category }));
              positions.set(one.id, position(one.id));
              live.tell(one.id);
            }
          }
          vi.runAllTimers();
          const onMap = new Set<number>();
          for (const message of messages) {
            if (message.type === 'clear') onMap.clear();
            if (message.type !== 'vehicles') continue;
            message.removedIds.forEach((id) => onMap.delete(id));
            message.upserts.forEach(({ deviceId }) => onMap.add(deviceId));
          }
          const withFix = [...devices.values()].filter(({ id }) => positions.has(id));
          const expected = filterDevices(withFix, filter ?? {}, (id) => positions.get(id));
          expect(new Set(onMap)).toEqual(new Set(expected.map(({ id }) => id)));
        }),
        { numRuns: 60 },
      );
    });
  });

  it('takes a removed device from the map, and says nothing after it was stopped', () => {
    const { devices, live, messages, stop, last } = setUp();
    devices.delete(2);
    live.tell(2);
    expect(last()).toEqual({ shown: [], removed: [2] });
    const before = messages.length;
    stop();
    live.tell(1);
    expect(messages).toHaveLength(before);
  });
});
