import { expect, it } from 'vitest';
import { shareCalls } from './share-calls';

/** Questions whose answers are given by hand. */
function createQuestions() {
  const open: { key: string; resolve: (answer: number) => void; reject: (error: Error) => void }[] =
    [];
  const ask = shareCalls(
    (key: string) =>
      new Promise<number>((resolve, reject) => void open.push({ key, resolve, reject })),
  );
  return { ask, open };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('asks once for all who come while an earlier question is open', async () => {
  const { ask, open } = createQuestions();
  const first = ask('a');
  const others = [ask('a'), ask('a'), ask('a')];
  expect(open).toHaveLength(1);
  open[0]?.resolve(1);
  expect(await first).toBe(1);
  await settled();
  expect(open).toHaveLength(2);
  open[1]?.resolve(2);
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  void ask('a');
  expect(open).toHaveLength(3);
});

it('never gives an answer that is older than the question', async () => {
  const { ask, open } = createQuestions();
  void ask('a');
  const late = ask('a');
  open[0]?.resolve(1);
  await settled();
  const later = ask('a');
  open[1]?.resolve(2);
  expect(await late).toBe(2);
  await settled();
  open[2]?.resolve(3);
  expect(await later).toBe(3);
});

it('keeps keys apart, and goes on after a failure', async () => {
  const { ask, open } = createQuestions();
  const a = ask('a');
  void ask('b');
  const next = ask('a');
  expect(open.map(({ key }) => key)).toEqual(['a', 'b']);
  open[0]?.reject(new Error('lost'));
  await expect(a).rejects.toThrow('lost');
  await settled();
  open[2]?.resolve(4);
  expect(await next).toBe(4);
});
