import { expect, it } from 'vitest';
import { runParallel } from './run-parallel';

/** A stream that counts what was taken of it. */
function createItems(count: number) {
  let taken = 0;
  async function* items() {
    for (let item = 0; item < count; item += 1) {
      taken += 1;
      yield item;
    }
  }
  return { items: items(), taken: () => taken };
}
const pause = () => new Promise<void>((resolve) => setImmediate(resolve));

it('runs as many as it may and no more, and reads no further ahead', async () => {
  const { items, taken } = createItems(50);
  let running = 0;
  let most = 0;
  let done = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    expect(taken() - done).toBeLessThanOrEqual(4);
    await pause();
    running -= 1;
    done += 1;
  };
  expect(await runParallel(items, 4, work, () => false)).toBe(true);
  expect([most, done]).toEqual([4, 50]);
});

it('takes no more after a failure, waits for the rest, and throws it', async () => {
  const { items, taken } = createItems(50);
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 1) throw new Error('broken');
    await pause();
    done.push(item);
  };
  await expect(runParallel(items, 3, work, () => false)).rejects.toThrow('broken');
  expect(taken()).toBeLessThan(6);
  expect(done).toContain(0);
});

it('says that it was stopped', async () => {
  const { items } = createItems(50);
  let done = 0;
  const work = async () => void (done += 1);
  expect(await runParallel(items, 3, work, () => done >= 10)).toBe(false);
  expect(done).toBeLessThan(15);
});
