import { expect, it } from 'vitest';
import { createRecentAnswer } from './recent-answer';

it('asks again only when the answer is ten seconds old, and once for all who wait', async () => {
  let nowMs = 0;
  let asked = 0;
  const read = createRecentAnswer(
    () => Promise.resolve((asked += 1)),
    () => nowMs,
  );
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  nowMs = 9_999;
  expect(await read()).toBe(1);
  nowMs = 10_000;
  expect(await read()).toBe(2);
});

it('knows nothing while it cannot be asked', async () => {
  let nowMs = 0;
  const answers = [() => Promise.resolve(1), () => Promise.reject(new Error('away'))];
  const read = createRecentAnswer(
    () => answers.shift()?.() ?? Promise.resolve(3),
    () => nowMs,
  );
  expect(await read()).toBe(1);
  nowMs += 10_000;
  expect(await read()).toBeUndefined();
  nowMs += 10_000;
  expect(await read()).toBe(3);
});

it('lets nobody wait for an answer that does not come', async () => {
  let nowMs = 0;
  const answers = [Promise.resolve(1), new Promise<number>(() => undefined)];
  const read = createRecentAnswer(
    () => answers.shift() ?? Promise.resolve(3),
    () => nowMs,
  );
  expect(await read()).toBe(1);
  nowMs += 20_000;
  expect(await read()).toBe(1);
});
