// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { readStored } from './read-stored';
import { isBoolean } from './validators';
import { writeStored } from './write-stored';

describe('browser storage', () => {
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
    closed.mockRestore();
  });
});
