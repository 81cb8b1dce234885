import { describe, expect, it } from 'vitest';
import * as contract from '../../contract';
import { connectFleet } from './connect-fleet';
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
  const stop = connectFleet(live, (message) => messages.push(message), {
    attributePrefix: 'brand',
    filter,
  });
  const last = () => {
    const message = messages.at(-1);
    if (message?.type !== 'vehicles') throw new Error(`got ${message?.type}`);
    return { shown: message.upserts.map((one) => one.deviceId), removed: message.removedIds };
  };
  return { devices, positions, live, messages, stop, last };
}

describe('connectFleet', () => {
  it('starts empty, then with all devices that have a fix', () => {
    const { messages, last } = setUp();
    expect(messages[0]).toEqual({ type: 'clear' });
    expect(last()).toEqual({ shown: [1, 2], removed: [3] });
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

  it('[S4.29] takes a hidden device from the map', () => {
    const { devices, live, last } = setUp({ hiddenCategories: ['car'] });
    devices.set(1, device(1, { category: 'car' }));
    live.tell(1);
    expect(last()).toEqual({ shown: [], removed: [1] });
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
