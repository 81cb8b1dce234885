import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pickSharedDevice,
  pickSharedFence,
  pickSharedPosition,
  type ShareShows,
} from './pick-shared';

const shows = fc.record({
  showsName: fc.boolean(),
  showsPlate: fc.boolean(),
  showsSpeed: fc.boolean(),
  showsAddress: fc.boolean(),
  showsArea: fc.boolean(),
  showsDriver: fc.boolean(),
  showsTrail: fc.boolean(),
  showsFences: fc.boolean(),
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

const all = (isShown: boolean): ShareShows => ({
  showsName: isShown,
  showsPlate: isShown,
  showsSpeed: isShown,
  showsAddress: isShown,
  showsArea: isShown,
  showsDriver: isShown,
  showsTrail: isShown,
  showsFences: isShown,
});
const [ALL, NONE] = [all(true), all(false)];

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
        expect(share.showsPlate ? [[], ['plate']] : [[]]).toContainEqual(keys);
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
        if (!share.showsSpeed) expect(shown).not.toHaveProperty('speed');
        expect(Object.keys(shown['attributes'] as object)).toEqual(['motion', 'ignition']);
        if (share.showsAddress) return;
        if (!share.showsArea) expect(shown).not.toHaveProperty('address');
        else expect(String(shown['address'] ?? '')).not.toMatch(/\p{N}/u);
      }),
    );
  });

  it('has the plate by the prefix of the server', () => {
    const device = {
      id: 1,
      name: 'Van',
      phone: '1',
      attributes: { 'acme.plate': 'ABC1D23', pin: 1 },
    };
    expect(pickSharedDevice(device, ALL, 'acme')).toEqual({
      id: 1,
      name: 'Van',
      attributes: { plate: 'ABC1D23' },
    });
  });

  it('tells that a vehicle moves also where its speed is not shown', () => {
    const fix = { speed: 12, attributes: { ignition: true, alarm: 'sos' } };
    expect(pickSharedPosition(fix, NONE)).toEqual({ attributes: { motion: true, ignition: true } });
  });

  it('names who drives, and never the key that the tracker sent', () => {
    const fix = { speed: 0, attributes: { driverUniqueId: 'card-1' } };
    const name = (key: string) => (key === 'card-1' ? 'João' : undefined);
    expect(pickSharedPosition(fix, ALL, name)['attributes']).toMatchObject({ driverName: 'João' });
    for (const shown of [pickSharedPosition(fix, NONE, name), pickSharedPosition(fix, ALL)]) {
      expect(JSON.stringify(shown)).not.toMatch(/card-1|João/);
    }
  });

  it('of a fence is where it is and what it is called', () => {
    const fence = { id: 1, name: 'Yard', area: 'CIRCLE (1 2, 3)', description: 'secret' };
    expect(pickSharedFence({ ...fence, calendarId: 4, attributes: { secret: 1 } })).toEqual({
      id: 1,
      name: 'Yard',
      area: 'CIRCLE (1 2, 3)',
      attributes: {},
    });
  });
});
