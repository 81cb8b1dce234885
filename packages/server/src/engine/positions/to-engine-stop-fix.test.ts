import { decideStop, DEFAULT_STOP_LIMITS } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import type { Position } from './position';
import { toEngineStopFix } from './to-engine-stop-fix';

const NOW_MS = Date.UTC(2026, 7, 21, 12);
const needsOf = (attributes: Record<string, unknown>) => {
  const fix = { speedKnots: 0, fixTimeMs: NOW_MS, valid: true, attributes } as unknown as Position;
  return decideStop({ fix: toEngineStopFix(fix), nowMs: NOW_MS, limits: DEFAULT_STOP_LIMITS })
    .needs;
};

describe('toEngineStopFix', () => {
  it('allows a stop by a fix of now that stands', () => {
    expect(needsOf({})).toBeNull();
  });

  it('allows none by a time that was guessed, or a speed that the tracker does not know', () => {
    const at = (ms: number) => new Date(ms).toISOString();
    const marks = { clockTime: at(NOW_MS + 72_000_000), clockWrongSince: at(NOW_MS) };
    expect(needsOf(marks)).toBe('age');
    expect(needsOf({ unknownValues: 'speed,course' })).toBe('speed');
    expect(needsOf({ ...marks, clockTime: at(NOW_MS - 619_315_200_000) })).toBeNull();
  });
});
