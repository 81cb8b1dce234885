import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickSharedDevice, pickSharedPosition } from './pick-shared';

const shows = fc.record({
  showsName: fc.boolean(),
  showsSpeed: fc.boolean(),
  showsAddress: fc.boolean(),
  showsTrail: fc.boolean(),
});
/** Whatever a tracking API may answer: known members and others, of any kind. */
const things = fc.dictionary(
  fc.oneof(
    fc.string(),
    fc.constantFrom('id', 'name', 'uniqueId', 'phone', 'groupId', 'contact', 'speed', 'address'),
  ),
  fc.oneof(fc.jsonValue(), fc.constant('secret')),
);
const withAttributes = fc
  .tuple(things, things)
  .map(([thing, attributes]): Record<string, unknown> => ({ ...thing, attributes }));

const DEVICE = ['id', 'name', 'status', 'lastUpdate', 'category', 'attributes'];
const POSITION = [
  ...['id', 'deviceId', 'serverTime', 'deviceTime', 'fixTime', 'valid', 'latitude', 'longitude'],
  ...['course', 'accuracy', 'speed', 'address', 'attributes'],
];

describe('what viewers of a link get', () => {
  it('of a device is never more than it shows', () => {
    fc.assert(
      fc.property(withAttributes, shows, (device, share) => {
        const shown = pickSharedDevice(device, share, 'acme');
        for (const [name, value] of Object.entries(shown)) {
          expect(DEVICE).toContain(name);
          if (name !== 'attributes') expect(typeof value).not.toBe('object');
        }
        const keys = Object.keys(shown['attributes'] as object);
        expect(share.showsName ? [[], ['plate']] : [[]]).toContainEqual(keys);
        if (!share.showsName) expect(shown).not.toHaveProperty('name');
      }),
    );
  });

  it('of a fix is never more than it shows', () => {
    fc.assert(
      fc.property(withAttributes, shows, (position, share) => {
        const shown = pickSharedPosition(position, share);
        for (const [name, value] of Object.entries(shown)) {
          expect(POSITION).toContain(name);
          if (name !== 'attributes') expect(typeof value).not.toBe('object');
        }
        expect(Object.keys(shown['attributes'] as object)).toEqual(['motion', 'ignition']);
        if (!share.showsSpeed) expect(shown).not.toHaveProperty('speed');
        if (!share.showsAddress) expect(shown).not.toHaveProperty('address');
      }),
    );
  });

  it('has the plate beside the name, by the prefix of the server', () => {
    const device = {
      id: 1,
      name: 'Van',
      phone: '1',
      attributes: { 'acme.plate': 'ABC1D23', pin: 1 },
    };
    const all = { showsName: true, showsSpeed: true, showsAddress: true, showsTrail: true };
    expect(pickSharedDevice(device, all, 'acme')).toEqual({
      id: 1,
      name: 'Van',
      attributes: { plate: 'ABC1D23' },
    });
  });

  it('tells that a vehicle moves also where its speed is not shown', () => {
    const none = { showsName: false, showsSpeed: false, showsAddress: false, showsTrail: false };
    const fix = { speed: 12, attributes: { ignition: true, alarm: 'sos' } };
    expect(pickSharedPosition(fix, none)).toEqual({ attributes: { motion: true, ignition: true } });
  });
});
