import { describe, expect, it } from 'vitest';
import { findMotionSince } from './find-motion-since';

const fix = (minute: number, motion: boolean, ignition = true) => ({
  fixTime: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000+00:00`,
  speed: motion ? 20 : 0,
  attributes: { motion, ignition },
});
const day = [fix(0, true), fix(5, false), fix(10, true), fix(15, true)];

describe('findMotionSince', () => {
  it('finds the start of the present run', () => {
    expect(findMotionSince(day, 'moving')).toBe('2026-11-21T10:10:00.000+00:00');
  });

  it('tells ignition on from off', () => {
    const parked = [fix(0, true), fix(5, false), fix(10, false, false)];
    expect(findMotionSince(parked, 'stopped')).toBe('2026-11-21T10:10:00.000+00:00');
  });

  it('does not guess when the run is older than the list', () => {
    expect(findMotionSince(day.slice(2), 'moving')).toBeNull();
  });

  it('says nothing when the last fix says otherwise, or when there is none', () => {
    expect(findMotionSince(day, 'stopped')).toBeNull();
    expect(findMotionSince([], 'moving')).toBeNull();
  });
});
