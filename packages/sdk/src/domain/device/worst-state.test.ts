import { describe, expect, it } from 'vitest';
import { worstState } from './worst-state';

describe('worstState', () => {
  it('is the one that needs attention most', () => {
    expect(worstState(['moving', 'stopped'])).toBe('stopped');
    expect(worstState(['idle', 'stopped', 'moving'])).toBe('idle');
    expect(worstState(['offline', 'idle'])).toBe('offline');
    expect(worstState(['offline', 'unknown'])).toBe('unknown');
    expect(worstState(['moving', 'alarm', 'unknown'])).toBe('alarm');
    expect(worstState([])).toBeUndefined();
  });
});
