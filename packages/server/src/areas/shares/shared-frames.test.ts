import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { UpstreamFrame } from '../../upstream/upstream';
import type { Share } from './share-store';
import { createSharedFrames } from './shared-frames';

const share = (shows: Partial<Share> = {}): Share => ({
  id: 1,
  userId: 2,
  name: '',
  deviceIds: [1, 2],
  groupId: 0,
  createdAt: 0,
  expiresAt: 1,
  showsName: true,
  showsPlate: true,
  showsSpeed: true,
  showsAddress: true,
  showsTrail: true,
  showsArea: false,
  showsDriver: false,
  showsFences: false,
  trailHours: 1,
  startsAt: null,
  destinationName: '',
  destinationLatitude: 0,
  destinationLongitude: 0,
  arrivalFenceId: 0,
  replayFrom: null,
  replayTo: null,
  maxOpenings: 0,
  language: 'auto',
  message: '',
  hasPin: false,
  openedCount: 0,
  lastOpenedAt: null,
  ...shows,
});
const item = (deviceId: number, thing: object) => ({ deviceId, json: JSON.stringify(thing) });
const open = (groupIds?: ReadonlySet<number>, shows: Partial<Share> = {}) => {
  const onEmpty = vi.fn();
  const scope = { devices: [{ id: 1 }, { id: 2 }], groupIds, nameDriver: undefined };
  const add = createSharedFrames({ shown: share(shows), scope, prefix: 'acme', onEmpty });
  return { add, onEmpty };
};

const frames: fc.Arbitrary<UpstreamFrame> = fc
  .tuple(
    fc.constantFrom('positions', 'devices', 'gone', 'events', 'logs'),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.dictionary(fc.string(), fc.jsonValue()))),
  )
  .map(([key, things]) => ({
    key: key as UpstreamFrame['key'],
    items: things.map(([deviceId, thing]) =>
      item(deviceId, {
        ...thing,
        uniqueId: 'secret',
        phone: 'secret',
        groupId: 9,
        network: { secret: 1 },
        attributes: { ...thing, pin: 'secret' },
      }),
    ),
  }));

describe('the frames of a link', () => {
  it('never hold another device, nor a member that is not shown', () => {
    fc.assert(
      fc.property(fc.array(frames), fc.boolean(), (all, showsSpeed) => {
        const { add } = open(undefined, { showsSpeed, showsName: false });
        for (const { key, items } of all.flatMap(add)) {
          expect(['positions', 'devices', 'gone']).toContain(key);
          for (const { deviceId, json } of items) {
            expect([1, 2]).toContain(deviceId);
            expect(json).not.toMatch(/secret|uniqueId|phone|groupId|network|"name"/);
            if (!showsSpeed) expect(json).not.toContain('"speed"');
          }
        }
      }),
    );
  });

  it('begin with the places, also where there are none', () => {
    const { add } = open();
    const others: UpstreamFrame = { key: 'positions', items: [item(7, { deviceId: 7 })] };
    expect(add(others)).toEqual([{ key: 'positions', items: [] }]);
    expect(add(others)).toEqual([]);
  });

  it('tell of a device that left the group, and end with the last', () => {
    const { add, onEmpty } = open(new Set([4]));
    const left: UpstreamFrame = { key: 'devices', items: [item(1, { id: 1, groupId: 0 })] };
    expect(add(left)).toEqual([{ key: 'gone', items: [{ deviceId: 1, json: '1' }] }]);
    expect(add({ key: 'positions', items: [item(1, { deviceId: 1 }), item(2, {})] })).toEqual([
      { key: 'positions', items: [expect.objectContaining({ deviceId: 2 })] },
    ]);
    expect(onEmpty).not.toHaveBeenCalled();
    add({ key: 'gone', items: [item(2, {})] });
    expect(onEmpty).toHaveBeenCalledOnce();
  });
});
