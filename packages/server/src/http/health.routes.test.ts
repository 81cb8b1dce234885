import { expect, it, vi } from 'vitest';
import type { Database } from '../db/database';
import type { Upstream } from '../upstream/upstream';
import { createLog } from './create-log';
import { watchReadiness } from './health.routes';

it('answers from memory however often it is asked, and finds out by itself when that changes', async () => {
  let isAway = false;
  let questions = 0;
  const logged: string[] = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  const readiness = { isStopping: false };
  const watch = watchReadiness({
    database: {
      query: () => {
        questions += 1;
        return isAway
          ? Promise.reject(new Error('gone'))
          : Promise.resolve({ rows: [], rowCount: 0 });
      },
    } as unknown as Database,
    upstream: { send: () => Promise.resolve({ status: 200, body: null }) } as unknown as Upstream,
    readiness,
  });
  vi.useFakeTimers();
  try {
    const askMany = () => Promise.all(Array.from({ length: 100 }, () => watch.check(log)));
    const words = async () => [...new Set((await askMany()).map(({ word }) => word))];
    expect([await words(), questions]).toEqual([['ok'], 1]);
    isAway = true;
    expect([await words(), questions]).toEqual([['ok'], 1]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect([await words(), questions]).toEqual([['database'], 4]);
    expect(logged).toHaveLength(1);
    isAway = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await words()).toEqual(['ok']);
    readiness.isStopping = true;
    expect(await words()).toEqual(['stopping']);
    watch.stop();
    const before = questions;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(questions).toBe(before);
  } finally {
    vi.useRealTimers();
  }
});
