// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ensureTabId } from './ensure-tab-id';
import { readStored } from './read-stored';
import { storageKeys } from './storage-keys';
import { isBoolean } from './validators';
import { writeStored } from './write-stored';

describe('browser storage', () => {
  it('[S3.59] [S3.60] [S3.61] [S3.62] uses the keys of the specification', () => {
    const { isMuted, groupPref, mapPref, query } = storageKeys;
    expect([isMuted, groupPref, mapPref, query]).toEqual([
      'isMuted',
      'groupPref',
      'mapPref',
      'query',
    ]);
  });

  it('gives back what was stored, and the fallback for anything else', () => {
    writeStored('isMuted', true);
    expect(readStored('isMuted', isBoolean, false)).toBe(true);
    localStorage.setItem('isMuted', '{"broken"');
    expect(readStored('isMuted', isBoolean, false)).toBe(false);
    localStorage.setItem('isMuted', '"yes"');
    expect(readStored('isMuted', isBoolean, false)).toBe(false);
  });

  it('lives without a storage', () => {
    const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    expect(() => writeStored('isMuted', true)).not.toThrow();
    expect(ensureTabId()).toHaveLength(20);
    closed.mockRestore();
  });

  it('[S3.64] keeps one random id of 20 characters', () => {
    const id = ensureTabId();
    expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(ensureTabId()).toBe(id);
    expect(localStorage.getItem('TKSESSIONTOKEN')).toBe(id);
    localStorage.clear();
    expect(ensureTabId()).not.toBe(id);
  });
});
