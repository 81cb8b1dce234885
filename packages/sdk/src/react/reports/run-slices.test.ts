import { expect, it } from 'vitest';
import { cutSlices, runSlices } from './run-slices';

it('cuts into as few slices as are allowed', () => {
  expect(cutSlices([1, 2, 3], 5)).toEqual([[1], [2], [3]]);
  expect(cutSlices([1, 2, 3, 4, 5], 2)).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  expect(cutSlices([], 2)).toEqual([]);
});

it('reads no more at once than it may, and goes on after a failure', async () => {
  let [running, most] = [0, 0];
  const read: number[] = [];
  const failed: number[] = [];
  await runSlices({
    slices: [1, 2, 3, 4, 5],
    atOnce: 2,
    signal: new AbortController().signal,
    async read(slice) {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (slice === 2) throw new Error('away');
      return slice * 10;
    },
    onRead: (_, result) => read.push(result),
    onFailed: (slice) => failed.push(slice),
  });
  expect(most).toBe(2);
  expect([read.sort(), failed]).toEqual([[10, 30, 40, 50], [2]]);
});

it('begins and tells nothing after an abort', async () => {
  const controller = new AbortController();
  const begun: number[] = [];
  await runSlices({
    slices: [1, 2, 3],
    atOnce: 1,
    signal: controller.signal,
    async read(slice) {
      begun.push(slice);
      controller.abort();
      return Promise.resolve(slice);
    },
    onRead: () => expect.unreachable(),
    onFailed: () => expect.unreachable(),
  });
  expect(begun).toEqual([1]);
});
