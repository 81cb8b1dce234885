import { expect, it } from 'vitest';
import { createMemo } from './memo';

/** Questions whose answers are given by hand. */
function createQuestions() {
  const open: { key: string; resolve: (answer: number) => void; reject: (error: Error) => void }[] =
    [];
  const memo = createMemo(
    (key: string) =>
      new Promise<number>((resolve, reject) => void open.push({ key, resolve, reject })),
  );
  return { memo, open };
}

it('asks once for a key until it is told to forget', async () => {
  const { memo, open } = createQuestions();
  const all = [memo.get('a'), memo.get('a'), memo.get('b')];
  open[0]?.resolve(1);
  open[1]?.resolve(2);
  expect(await Promise.all(all)).toEqual([1, 1, 2]);
  expect(await memo.get('a')).toBe(1);
  expect(open.map(({ key }) => key)).toEqual(['a', 'b']);
  memo.forget();
  void memo.get('a');
  expect(open).toHaveLength(3);
});

it('keeps nothing that was asked for before a write and answered after it', async () => {
  const { memo, open } = createQuestions();
  const early = memo.get('a');
  memo.forget();
  const late = memo.get('a');
  open[1]?.resolve(2);
  open[0]?.resolve(1);
  expect(await early).toBe(1);
  expect(await late).toBe(2);
  expect(await memo.get('a')).toBe(2);
});

it('asks again after a failure', async () => {
  const { memo, open } = createQuestions();
  const failed = memo.get('a');
  open[0]?.reject(new Error('lost'));
  await expect(failed).rejects.toThrow('lost');
  const again = memo.get('a');
  open[1]?.resolve(3);
  expect(await again).toBe(3);
});
