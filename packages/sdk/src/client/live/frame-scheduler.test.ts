// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFrameScheduler } from './frame-scheduler';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('createFrameScheduler', () => {
  it('runs once for all requests of an animation frame', () => {
    const run = vi.fn();
    const scheduler = createFrameScheduler(run);
    scheduler.request();
    scheduler.request();
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersToNextFrame();
    expect(run).toHaveBeenCalledTimes(1);
    scheduler.request();
    scheduler.cancel();
    vi.advanceTimersToNextFrame();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('runs by a timer on a hidden page, which has no frames', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
    const run = vi.fn();
    createFrameScheduler(run).request();
    vi.runOnlyPendingTimers();
    expect(run).toHaveBeenCalledTimes(1);
    expect(frame).not.toHaveBeenCalled();
  });

  it('runs by a timer where there are no frames at all', () => {
    vi.stubGlobal('requestAnimationFrame', undefined);
    const run = vi.fn();
    createFrameScheduler(run).request();
    vi.runOnlyPendingTimers();
    expect(run).toHaveBeenCalledTimes(1);
  });
});
