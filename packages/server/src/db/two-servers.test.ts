import { afterAll, expect, it } from 'vitest';
import { createTurns } from './take-turns';
import { openTestPair } from './testing-pair';

const pair = await openTestPair();
afterAll(() => pair.close());
const log = { warn: () => undefined };

it('runs what has one key at one of two servers at a time, and more at once than there are connections', async () => {
  const [one, other] = [pair.one, pair.other].map((db) => createTurns({ db, log }));
  let most = 0;
  const running = new Map<string, number>();
  const work = (key: string) => async () => {
    const count = (running.get(key) ?? 0) + 1;
    running.set(key, count);
    most = Math.max(most, count);
    await pair.other.query('select 1');
    await pair.one.query('select 1');
    running.set(key, count - 1);
  };
  const keys = Array.from({ length: 24 }, (_, at) => `key ${at}`);
  await Promise.all(keys.flatMap((key) => [one!(key, work(key)), other!(key, work(key))]));
  // A turn may need another one, which others are waiting for.
  await Promise.all(
    [one!, other!].flatMap((take) => [
      ...keys.map((key) => take(key, () => take('inner', work('inner')))),
      ...keys.map(() => take('inner', work('inner'))),
    ]),
  );
  expect(most).toBe(1);
});
