import { describe, expect, it } from 'vitest';
import { findLockState, type LockSituation } from './lock-state';

const NOW = Date.UTC(2026, 10, 23, 12);
const at = (minutesAgo: number) => new Date(NOW - minutesAgo * 60_000).toISOString();
const lock = (state: string, minutesAgo: number) => ({
  type: 'engineStop',
  state,
  changedAt: at(minutesAgo),
});
const resume = (minutesAgo: number) => ({ ...lock('sent', minutesAgo), type: 'engineResume' });
const find = (situation: Partial<LockSituation> = {}) =>
  findLockState({ isBlocked: undefined, heardMs: NOW, stops: [], ...situation });

describe('findLockState', () => {
  it('believes the tracker first, and knows since when if the lock was sent from here', () => {
    expect(find({ isBlocked: true })).toEqual({ state: 'locked', sinceMs: null });
    expect(find({ isBlocked: true, stops: [lock('sent', 5)] })).toEqual({
      state: 'locked',
      sinceMs: NOW - 5 * 60_000,
    });
    expect(find({ isBlocked: true, stops: [resume(1), lock('sent', 5)] }).sinceMs).toBeNull();
    expect(find({ isBlocked: true, stops: [lock('waiting', 1)] }).state).toBe('locked');
  });

  it('is queued while any stop waits', () => {
    expect(find({ stops: [lock('expired', 1), lock('waiting', 9)] }).state).toBe('queued');
    expect(find({ isBlocked: false, stops: [lock('waiting', 1)] }).state).toBe('queued');
  });

  it('is sent until the tracker says otherwise after it', () => {
    const stops = [lock('calledOff', 1), lock('sent', 5)];
    expect(find({ stops })).toEqual({ state: 'sent', sinceMs: NOW - 5 * 60_000 });
    expect(find({ stops, isBlocked: false, heardMs: Date.parse(at(6)) }).state).toBe('sent');
    expect(find({ stops, isBlocked: false }).state).toBe('free');
    expect(find({ stops: [lock('sending', 1)] }).state).toBe('sent');
  });

  it('is free once it was let run after the lock, whichever was asked for first', () => {
    expect(find({ stops: [resume(1), lock('sent', 5)] }).state).toBe('free');
    expect(find({ stops: [resume(5), lock('sent', 1)] }).state).toBe('sent');
    // It was asked for first, and went out last.
    expect(find({ stops: [lock('sent', 5), resume(1)] }).state).toBe('free');
  });

  it.each(['calledOff', 'expired', 'failed'])('is free where a lock ended as %s', (state) => {
    expect(find({ stops: [lock(state, 1)] })).toEqual({ state: 'free', sinceMs: null });
  });

  it('takes no text for a lock that might have been one', () => {
    expect(find({ stops: [{ ...lock('sent', 1), type: 'custom' }] }).state).toBe('free');
  });
});
