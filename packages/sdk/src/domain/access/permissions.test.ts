// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Permission, PERMISSIONS, readPermissions } from './permissions';

const names = Object.keys(PERMISSIONS) as Permission[];
/** A string with these bits set; bit 0 is the highest of the first digit. */
const withBits = (...positions: number[]): string =>
  positions
    .reduce((bits, position) => bits | (1n << BigInt(127 - position)), 0n)
    .toString(16)
    .padStart(32, '0');

describe('permissions', () => {
  it('read what was written, whatever the choice', () => {
    fc.assert(
      fc.property(fc.subarray(names), (chosen) => {
        const text = withBits(...chosen.map((name) => PERMISSIONS[name]), 127);
        expect(text).toMatch(/^[0-9a-f]{32}$/);
        expect([...readPermissions(text)]).toEqual(chosen);
        expect([...readPermissions(text.toUpperCase())]).toEqual(chosen);
      }),
    );
  });

  it('have a bit each', () => {
    expect(new Set(Object.values(PERMISSIONS)).size).toBe(names.length);
  });

  it.each([
    ['devices', 8, '[S6.22]'],
    ['users', 16, '[S6.27]'],
    ['notifications', 32, '[S6.29]'],
    ['events', 36, '[S6.30]'],
    ['geofences', 40, '[S6.24]'],
    ['groups', 48, '[S6.26]'],
    ['commands', 56, '[S6.25]'],
    ['attributes', 64, '[S6.28]'],
    ['reports', 72, '[S6.23]'],
    ['drivers', 80, '[S6.31]'],
    ['calendars', 88, '[S6.32]'],
    ['maintenance', 96, '[S6.33]'],
    ['shares', 104, ''],
  ])('grant all of %s by bit %i alone where the string has areas only %s', (area, position) => {
    const all = names.filter((name) => name.startsWith(`${area}.`));
    expect([...readPermissions(withBits(position))]).toEqual(all);
    expect([...readPermissions(withBits(position, 127))]).toEqual([`${area}.view`]);
  });

  it('grant nothing by bits that are no area, where the string has areas only', () => {
    const areas = names.filter((name) => name.endsWith('.view')).map((name) => PERMISSIONS[name]);
    const others = Array.from({ length: 127 }, (_, bit) => bit).filter(
      (bit) => !areas.some((area) => area === bit),
    );
    expect(readPermissions(withBits(...others)).size).toBe(0);
  });

  it('[S6.21] are none where the text is no 32 hex digits', () => {
    const odd = fc.oneof(
      fc.string().filter((text) => !/^[0-9a-f]{32}$/i.test(text)),
      fc.constantFrom('f'.repeat(31), 'f'.repeat(33), `${'f'.repeat(31)}g`, `0x${'f'.repeat(30)}`),
      fc.constant(`${'f'.repeat(32)}\n`),
      fc.anything().filter((value) => typeof value !== 'string'),
    );
    fc.assert(
      fc.property(odd, (text) => {
        expect(readPermissions(text).size).toBe(0);
      }),
    );
  });
});
