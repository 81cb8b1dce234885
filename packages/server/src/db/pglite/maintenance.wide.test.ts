import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@rastro/sdk/domain';
import type { Database } from '../database';
import { openFreshTestDatabase } from '../testing';
import { startMaintenance } from './maintenance';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

afterEach(() => vi.useRealTimers());

it(
  'vacuums small tables and what is half new each ten minutes, and all once a day',
  { timeout: 120_000 },
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const db = await openFreshTestDatabase();
    await db.query('create table small (id int)');
    await db.query('create table large (id int, text text) with (fillfactor = 10)');
    // A row a page of 8 kB: the first are more than is small.
    const fill = (rows: number) =>
      db.query(`insert into large select n, repeat('x', 1000) from generate_series(1, $1::int) n`, [
        rows,
      ]);
    await fill(2_200);
    const vacuumed: string[] = [];
    let running = 0;
    const query: Database['query'] = async (sql, params) => {
      const name = /^vacuum \(analyze\) (\w+)$/.exec(sql)?.[1];
      if (name === 'small' || name === 'large') vacuumed.push(name);
      running += 1;
      return db.query<never>(sql, params).finally(() => (running -= 1));
    };
    const whileUnhurried = async <T>(run: () => Promise<T>): Promise<T> => run();
    const maintenance = startMaintenance({ db: { query }, whileUnhurried, log });
    /** Returns the tables vacuumed in that time, once the statements have finished. */
    const after = async (ms: number): Promise<string[]> => {
      vacuumed.length = 0;
      vi.setSystemTime(Date.now() + ms);
      vi.advanceTimersByTime(5_000);
      do await turn();
      while (running > 0);
      return vacuumed.toSorted();
    };
    expect(await after(MINUTE_MS)).toEqual([]);
    expect(await after(10 * MINUTE_MS)).toEqual(['large', 'small']);
    expect(await after(10 * MINUTE_MS)).toEqual(['small']);
    await fill(3_000);
    expect(await after(10 * MINUTE_MS)).toEqual(['large', 'small']);
    expect(await after(10 * MINUTE_MS)).toEqual(['small']);
    expect(await after(24 * 60 * MINUTE_MS)).toEqual(['large', 'small']);
    await maintenance.stop();
    expect(log.warn).not.toHaveBeenCalled();
    await db.close();
  },
);
