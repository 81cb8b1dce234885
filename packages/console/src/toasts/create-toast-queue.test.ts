import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './create-toast-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const contents = (queue: ReturnType<typeof createToastQueue<string>>) =>
  queue.getSnapshot().visible.map((toast) => toast.content);

describe('createToastQueue', () => {
  it('[S9.1] keeps a notice for 7000 ms', () => {
    const queue = createToastQueue<string>();
    queue.push('a');
    vi.advanceTimersByTime(6_999);
    expect(contents(queue)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(contents(queue)).toEqual([]);
  });

  it('stops the clock of all while paused and goes on with what was left', () => {
    const queue = createToastQueue<string>();
    queue.push('a');
    vi.advanceTimersByTime(5_000);
    queue.pause();
    vi.advanceTimersByTime(60_000);
    expect(contents(queue)).toEqual(['a']);
    queue.resume();
    vi.advanceTimersByTime(1_999);
    expect(contents(queue)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(contents(queue)).toEqual([]);
  });

  it('gives a notice that comes during a pause its full life', () => {
    const queue = createToastQueue<string>();
    queue.push('a');
    queue.pause();
    vi.advanceTimersByTime(10_000);
    queue.push('b');
    queue.resume();
    vi.advanceTimersByTime(6_999);
    expect(contents(queue)).toEqual(['a', 'b']);
    vi.advanceTimersByTime(1);
    expect(contents(queue)).toEqual([]);
  });

  it('shows the newest four and counts the rest', () => {
    const queue = createToastQueue<string>();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) queue.push(name);
    expect(contents(queue)).toEqual(['d', 'e', 'f', 'g']);
    expect(queue.getSnapshot().hiddenCount).toBe(3);
  });

  it('shows a waiting notice when a newer one is closed', () => {
    const queue = createToastQueue<string>();
    for (const name of ['a', 'b', 'c', 'd', 'e']) queue.push(name);
    queue.dismiss(queue.getSnapshot().visible[3]!.id);
    expect(contents(queue)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('is not left paused when the last notice under the pointer is closed', () => {
    const queue = createToastQueue<string>();
    queue.push('a');
    queue.pause();
    queue.dismiss(queue.getSnapshot().visible[0]!.id);
    queue.push('b');
    vi.advanceTimersByTime(7_000);
    expect(contents(queue)).toEqual([]);
  });
});
