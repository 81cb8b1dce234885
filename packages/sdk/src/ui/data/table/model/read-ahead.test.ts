import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readAhead } from './read-ahead';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const rows = Array.from({ length: 5_000 }, (_, index) => index);

it('reads many rows in slices, each once, and lets others work between them', () => {
  const read: number[] = [];
  let clockMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
  readAhead(rows, (row) => {
    clockMs += 0.5;
    read.push(row);
  });
  expect(read).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(read).toHaveLength(64);
  vi.runAllTimers();
  expect(read).toEqual(rows);
});

it('stops when it is told to, and leaves few rows alone', () => {
  const read: number[] = [];
  readAhead(rows, (row) => read.push(row))();
  readAhead(rows.slice(0, 10), (row) => read.push(row));
  vi.runAllTimers();
  expect(read).toEqual([]);
});
