import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue } from './create-toast-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const contents = (queue: ReturnType<typeof createToastQueue<string>>) =>
  queue.getSnapshot().visible.map((toast) => toast.content);

describe('createToastQueue', () => {
  it('[S9.1] keeps a notice for 7000 ms', () => {
    const queue = createToastQueue<string>(4);
    queue.push('a');
    vi.advanceTimersByTime(6_999);
    expect(contents(queue)).toEqual(['a']);
    vi.advanceTimersByTime(1);
    expect(contents(queue)).toEqual([]);
  });

  it('stops the clock of all while paused and goes on with what was left', () => {
    const queue = createToastQueue<string>(4);
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

  it('keeps what it has when less or more fits, with the clocks as they were', () => {
    const queue = createToastQueue<string>(3);
    for (const content of ['a', 'b', 'c']) queue.push(content);
    vi.advanceTimersByTime(5_000);
    queue.setLimit(1);
    expect(contents(queue)).toEqual(['c']);
    expect(queue.getSnapshot().hiddenCount).toBe(2);
    queue.setLimit(3);
    expect(contents(queue)).toEqual(['a', 'b', 'c']);
    vi.advanceTimersByTime(2_000);
    expect(contents(queue)).toEqual([]);
  });

  it('gives a notice that comes during a pause its full life', () => {
    const queue = createToastQueue<string>(4);
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

  it('shows four, counts the rest, and goes on to the newest in its own beat', () => {
    const queue = createToastQueue<string>(4);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) queue.push(name);
    expect(contents(queue)).toEqual(['a', 'b', 'c', 'd']);
    vi.advanceTimersByTime(2_000);
    expect(contents(queue)).toEqual(['d', 'e', 'f', 'g']);
    expect(queue.getSnapshot().hiddenCount).toBe(3);
  });

  it('changes a full column at most every two seconds, however much comes', () => {
    const queue = createToastQueue<string>(4);
    let changes = 0;
    let shown = contents(queue).join();
    queue.subscribe(() => {
      if (contents(queue).join() !== shown) changes += 1;
      shown = contents(queue).join();
    });
    for (let at = 0; at < 1_000; at += 1) {
      queue.push(`event ${at}`);
      vi.advanceTimersByTime(10);
    }
    expect(contents(queue)).toHaveLength(4);
    // Four to fill it, then one a beat in ten seconds.
    expect(changes).toBeLessThanOrEqual(4 + 5);
    expect(queue.getSnapshot().hiddenCount).toBeGreaterThan(900);
    vi.advanceTimersByTime(10_000);
    expect(queue.getSnapshot()).toMatchObject({ visible: [], hiddenCount: 0 });
  });

  it('shows urgent ones at once and keeps them in a flood of others', () => {
    const queue = createToastQueue<string>(4);
    for (const name of ['a', 'b', 'c', 'd']) queue.push(name);
    queue.push('SOS', { isUrgent: true });
    expect(contents(queue)).toEqual(['b', 'c', 'd', 'SOS']);
    for (let at = 0; at < 100; at += 1) queue.push(`event ${at}`);
    vi.advanceTimersByTime(6_000);
    expect(contents(queue)).toContain('SOS');
  });

  it('holds what is shown still while paused, but for what is urgent', () => {
    const queue = createToastQueue<string>(4);
    queue.push('a');
    queue.pause();
    queue.push('b');
    expect(queue.getSnapshot()).toMatchObject({ hiddenCount: 1 });
    expect(contents(queue)).toEqual(['a']);
    queue.push('SOS', { isUrgent: true });
    expect(contents(queue)).toContain('SOS');
  });

  it('shows a waiting notice when a newer one is closed', () => {
    const queue = createToastQueue<string>(4);
    for (const name of ['a', 'b', 'c', 'd', 'e']) queue.push(name);
    queue.dismiss(queue.getSnapshot().visible[3]!.id);
    expect(contents(queue)).toEqual(['a', 'b', 'c', 'e']);
  });

  it('is not left paused when the last notice under the pointer is closed', () => {
    const queue = createToastQueue<string>(4);
    queue.push('a');
    queue.pause();
    queue.dismiss(queue.getSnapshot().visible[0]!.id);
    queue.push('b');
    vi.advanceTimersByTime(7_000);
    expect(contents(queue)).toEqual([]);
  });

  it('[S9.2] keeps a pinned notice until it is closed', () => {
    const queue = createToastQueue<string>(4);
    queue.push('stays', { isPinned: true });
    queue.push('goes');
    vi.advanceTimersByTime(3_600_000);
    expect(contents(queue)).toEqual(['stays']);
    queue.dismiss(queue.getSnapshot().visible[0]!.id);
    expect(contents(queue)).toEqual([]);
  });

  it('puts a storm of one kind into one notice, which lives on while it lasts', () => {
    const queue = createToastQueue<number>(4);
    for (let at = 0; at < 10_000; at += 1) {
      if (!queue.merge('bus sos', (count) => count + 1)) queue.push(0, { key: 'bus sos' });
    }
    expect(queue.getSnapshot()).toMatchObject({ visible: [{ content: 9_999 }], hiddenCount: 0 });
    vi.advanceTimersByTime(6_000);
    queue.merge('bus sos', (count) => count + 1);
    vi.advanceTimersByTime(6_999);
    expect(queue.getSnapshot().visible).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(queue.merge('bus sos', (count) => count + 1)).toBe(false);
  });
});
