import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHiddenDevice } from './is-hidden-device';
import {
  isSafeDeletion,
  readDeletedDevice,
  toDeletedDevice,
  toRestoredDevice,
} from './safe-deletion';

const prefix = 'acme';
const nowMs = 1_781_000_000_000;

describe('a device that is deleted for safety', () => {
  it('is hidden under an identifier of three parts that says what it was and when it went', () => {
    const device = { id: 7, uniqueId: '861234', attributes: { a: 1 } };
    const deleted = toDeletedDevice(device, { prefix, nowMs });
    expect(deleted).toEqual({ ...device, uniqueId: 'deleted-861234-1781000000000' });
    expect(readDeletedDevice(deleted, prefix)).toEqual({ uniqueId: '861234', deletedAtMs: nowMs });
  });

  it('comes back as it was, whatever it was called', () => {
    const ids = fc
      .string({ minLength: 1, maxLength: 128 })
      .filter((uniqueId) => !isHiddenDevice({ uniqueId }));
    fc.assert(
      fc.property(ids, (uniqueId) => {
        const device = { uniqueId, attributes: { a: 1 } };
        const deleted = toDeletedDevice(device, { prefix, nowMs });
        expect(isHiddenDevice(deleted)).toBe(true);
        expect(deleted.uniqueId.length).toBeLessThanOrEqual(128);
        expect(toRestoredDevice(deleted, prefix)).toEqual(device);
      }),
    );
  });

  it('that another product named keeps the middle, and no time that it does not say', () => {
    const named = { uniqueId: 'deleted-861234-x' };
    expect(readDeletedDevice(named, prefix)).toEqual({ uniqueId: '861234', deletedAtMs: null });
    expect(readDeletedDevice({ uniqueId: '861234' }, prefix)).toBeNull();
    expect(toRestoredDevice({ uniqueId: '861234' }, prefix)).toEqual({ uniqueId: '861234' });
  });
});

it('is what the server’s own attribute says', () => {
  expect(isSafeDeletion({ attributes: { 'acme.safeDeletion': true } }, prefix)).toBe(true);
  expect(isSafeDeletion({ attributes: { safeDeletion: true } }, prefix)).toBe(false);
  expect(isSafeDeletion({}, prefix)).toBe(false);
});
