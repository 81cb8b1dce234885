import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPreset, PERMISSION_PRESETS } from './permission-presets';
import { type Permission, PERMISSIONS, readPermissions } from './permissions';
import { readPolicies, toPolicies } from './policies';
import { writePermissions } from './write-permissions';

const NAMES = Object.keys(PERMISSIONS) as Permission[];
const some = fc.subarray(NAMES);

describe('writePermissions', () => {
  it('writes what is read again, and nothing else (decision 9)', () => {
    fc.assert(
      fc.property(some, (names) => {
        const text = writePermissions(names);
        expect(text).toMatch(/^[0-9a-f]{32}$/);
        // Bit 127 says that each permission has a bit of its own.
        expect(Number.parseInt(text.at(-1) ?? '', 16) & 1).toBe(1);
        expect([...readPermissions(text)]).toEqual(names);
      }),
    );
  });

  it('[S3.19] [S9.16] writes four groups of eight digits, which are read alone as 32 bits each', () => {
    fc.assert(
      fc.property(some, (names) => {
        const groups = writePermissions(names).match(/.{8}/g) ?? [];
        expect(groups).toHaveLength(4);
        const isSet = (bit: number): boolean =>
          ((Number.parseInt(groups[Math.floor(bit / 32)] ?? '', 16) >>> (31 - (bit % 32))) & 1) ===
          1;
        const read = readPermissions(groups.join(''));
        for (const name of NAMES) expect(read.has(name)).toBe(isSet(PERMISSIONS[name]));
      }),
    );
  });

  it('puts each permission at its bit, counted from the highest', () => {
    for (const name of NAMES) {
      const bits = BigInt(`0x${writePermissions([name])}`)
        .toString(2)
        .padStart(128, '0');
      expect(bits.indexOf('1')).toBe(PERMISSIONS[name]);
      expect(bits.lastIndexOf('1')).toBe(127);
    }
  });
});

describe('policies', () => {
  it('say what a set of permissions says', () => {
    fc.assert(
      fc.property(some, (names) => {
        expect(readPolicies(toPolicies(names))).toEqual({ permissions: names });
      }),
    );
  });

  it('name what is unknown, and what there is', () => {
    expect(readPolicies({ boats: ['view'] })).toMatchObject({ unknown: 'boats' });
    expect(readPolicies({ devices: ['view', 'paint'] })).toMatchObject({
      unknown: 'devices.paint',
      known: expect.arrayContaining(['all', 'lock', 'view']),
    });
    expect(readPolicies({ constructor: ['view'] })).toMatchObject({ unknown: 'constructor' });
  });
});

describe('presets', () => {
  it('are found again, and each gives what the one before it gives', () => {
    let before: readonly Permission[] = [];
    for (const [preset, names] of Object.entries(PERMISSION_PRESETS)) {
      expect(findPreset(new Set<Permission>(names))).toBe(preset);
      expect(names).toEqual(expect.arrayContaining([...before]));
      before = names;
    }
    expect(findPreset(new Set<Permission>(['devices.view']))).toBeNull();
  });

  it('let nobody but who has everything log in as others', () => {
    for (const [preset, names] of Object.entries(PERMISSION_PRESETS)) {
      expect((names as readonly Permission[]).includes('users.logInAs')).toBe(
        preset === 'everything',
      );
    }
  });
});
