import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScheduler, type ScheduledJob } from './scheduler';
import { waitFor } from '../testing/wait-for';

/** A job that ends when it is told to. */
const createSlowJob = (name: string, everyMs: number) => {
  const ends: (() => void)[] = [];
  const run = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { job: { name, everyMs, run }, run, end: () => ends.shift()?.() };
};

const open = (jobs: readonly ScheduledJob[]) => {
  const at = { nowMs: 1_000_000 };
  const logged: [object, string][] = [];
  const log = { error: (details: object, message: string) => void logged.push([details, message]) };
  return { at, logged, scheduler: createScheduler({ jobs, clock: () => at.nowMs, log }) };
};

describe('a scheduler that is driven', () => {
  it('runs a job when it is due, and not before', async () => {
    const run = vi.fn();
    const { at, scheduler } = open([{ name: 'look', everyMs: 100, run }]);
    await scheduler.runDue();
    at.nowMs += 99;
    await scheduler.runDue();
    expect(run).toHaveBeenCalledTimes(0);
    at.nowMs += 1;
    await scheduler.runDue();
    await scheduler.runDue();
    expect(run).toHaveBeenCalledTimes(1);
    at.nowMs += 100;
    await scheduler.runDue();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('never overlaps a job with itself', async () => {
    const slow = createSlowJob('slow', 100);
    const { at, scheduler } = open([slow.job]);
    at.nowMs += 100;
    const first = scheduler.runDue();
    at.nowMs += 1_000;
    await scheduler.runDue();
    expect(slow.run).toHaveBeenCalledTimes(1);
    slow.end();
    await first;
    at.nowMs += 100;
    const second = scheduler.runDue();
    expect(slow.run).toHaveBeenCalledTimes(2);
    slow.end();
    await second;
  });

  it('names the job that failed, and runs the others and it again', async () => {
    const run = vi.fn();
    const fail = vi.fn(() => Promise.reject(new Error('no room')));
    const { at, logged, scheduler } = open([
      { name: 'fails', everyMs: 10, run: fail },
      { name: 'works', everyMs: 10, run },
    ]);
    await scheduler.runAll();
    expect(logged).toMatchObject([
      [{ err: { message: 'no room' }, job: 'fails' }, 'The job "fails" failed'],
    ]);
    at.nowMs += 10;
    await scheduler.runDue();
    expect(run).toHaveBeenCalledTimes(2);
    expect(fail).toHaveBeenCalledTimes(2);
  });

  it('waits for what runs when it stops, and begins nothing more', async () => {
    const slow = createSlowJob('slow', 100);
    const { at, scheduler } = open([slow.job]);
    at.nowMs += 100;
    void scheduler.runDue();
    const stopped = vi.fn();
    const stopping = scheduler.stop().then(stopped);
    await Promise.resolve();
    expect(stopped).not.toHaveBeenCalled();
    slow.end();
    await stopping;
    at.nowMs += 100;
    await scheduler.runDue();
    await scheduler.runAll();
    expect(slow.run).toHaveBeenCalledTimes(1);
  });

  it('runs a job anew for who asks while it runs', async () => {
    const slow = createSlowJob('slow', 100);
    const { scheduler } = open([slow.job]);
    const first = scheduler.runAll();
    await waitFor(() => expect(slow.run).toHaveBeenCalledTimes(1));
    const second = scheduler.runAll();
    slow.end();
    await first;
    await waitFor(() => expect(slow.run).toHaveBeenCalledTimes(2));
    slow.end();
    await second;
  });

  it('waits no longer than the interval when the clock is set back', async () => {
    const run = vi.fn();
    const { at, scheduler } = open([{ name: 'look', everyMs: 100, run }]);
    at.nowMs -= 50_000;
    await scheduler.runDue();
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('a scheduler that was started', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const start = (jobs: readonly ScheduledJob[]) => {
    const scheduler = createScheduler({ jobs, clock: Date.now, log: { error: () => undefined } });
    scheduler.start();
    return scheduler;
  };

  it('runs each job by its own interval, with its jitter, until it stops', async () => {
    const often = vi.fn();
    const seldom = vi.fn();
    const scheduler = start([
      { name: 'often', everyMs: 1_000, run: often },
      { name: 'seldom', everyMs: 200_000, jitterMs: 10_000, run: seldom },
    ]);
    await vi.advanceTimersByTimeAsync(199_000);
    expect(seldom).not.toHaveBeenCalled();
    expect(often.mock.calls.length).toBeGreaterThan(190);
    await vi.advanceTimersByTimeAsync(12_000);
    expect(seldom).toHaveBeenCalledTimes(1);
    await scheduler.stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps no job waiting for one that takes long', async () => {
    const slow = createSlowJob('slow', 1_000);
    const run = vi.fn();
    const scheduler = start([slow.job, { name: 'quick', everyMs: 1_000, run }]);
    await vi.advanceTimersByTimeAsync(5_500);
    expect(run.mock.calls.length).toBeGreaterThanOrEqual(4);
    expect(slow.run).toHaveBeenCalledTimes(1);
    const stopping = scheduler.stop();
    slow.end();
    await stopping;
  });
});
