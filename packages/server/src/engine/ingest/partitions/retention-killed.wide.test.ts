import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { bundleEntry } from '../../../db/build/bundle-worker';
import type { Database } from '../../../db/database';
import { openDatabase } from '../../../db/open-database';
import { resolveAssetsDir } from '../../../db/resolve-database-assets';
import { createEmptyDatabase } from '../../../db/testing-server';
import { bundleProgram, type TestProgram } from '../../../main/testing';

/** Number of times the server is killed: `KILL_ROUNDS`, default 1. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 1);
const TIME = { timeout: 120_000 + ROUNDS * 30_000 };
/** Days that are too old, and what a device said on each. */
const DAYS = 20;
const FIXES = 50;
const EVENTS = 60;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'rastro-retention-'));
const today = Math.floor(Date.now() / DAY_MS);
const oldDays = Array.from({ length: DAYS }, (_, index) => today - 3 - DAYS + index);
const preload = join(resolveAssetsDir(), `retention-${process.pid}.mjs`);

let program: TestProgram;
let url: string | undefined;

beforeAll(async () => {
  program = await bundleProgram();
  await bundleEntry('../../engine/ingest/partitions/retention-at-once.ts', preload);
  url = await createEmptyDatabase();
}, TIME.timeout);
afterAll(() => {
  program.remove();
  rmSync(preload);
  rmSync(folder, { recursive: true });
});

const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase({ url, dataDir: folder, log: silent });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString();
const suffixOf = (day: number): string => isoOf(day).slice(0, 10).replaceAll('-', '_');

/** Old days and this one, each with fixes, events, messages word for word, and what is kept of it. */
const fill = (): Promise<void> =>
  withDatabase(async (database) => {
    await database.query('delete from devices');
    await database.query(`insert into devices (id, name, unique_id)
       values (1, 'Bus', 'bus'), (2, 'Late bus', 'late')`);
    for (const table of ['positions', 'raw_messages', 'events', 'day_courses', 'positions_old']) {
      await database.query(`truncate ${table}`);
    }
    for (const [index, day] of [...oldDays, today].entries()) {
      for (const table of ['positions', 'raw_messages']) {
        await database.query(
          `create table if not exists ${table}_${suffixOf(day)} partition of ${table}
             for values from ('${isoOf(day)}') to ('${isoOf(day + 1)}')`,
        );
      }
      const firstId = index * FIXES;
      const time = `timestamptz '${isoOf(day)}' + n * interval '1 s'`;
      for (const [table, shift, deviceId] of [
        ['positions', 0, 1],
        ['positions_old', 1_000_000, 2],
      ] as const) {
        await database.query(
          `insert into ${table} (id, device_id, protocol, server_time, device_time, fix_time, valid,
             latitude, longitude, altitude, speed, course, accuracy, attributes)
           select ${firstId + shift} + n, ${deviceId}, 'osmand', ${time}, ${time}, ${time},
             true, 1, 1, 0, 0, 0, 0, '{}' from generate_series(1, ${FIXES}) n`,
        );
      }
      await database.query(
        `insert into events (id, type, event_time, device_id, position_id, attributes)
         select ${index * EVENTS} + n, 'alarm', ${time}, 1, ${firstId} + 1, '{}'
         from generate_series(1, ${EVENTS}) n`,
      );
      await database.query(
        `insert into raw_messages select 1, ${time}, '', 'x' from generate_series(1, ${FIXES}) n`,
      );
      await database.query(
        `insert into day_courses values (1, ${day}, '${isoOf(day + 1)}', 1, '[]', '[]')`,
      );
    }
  });

interface Day {
  day: number;
  fixes: number;
  late: number;
  kept: number;
  events: number;
  raw: number;
}

const WHOLE = { fixes: FIXES, late: FIXES, kept: 1, events: EVENTS, raw: FIXES };
const GONE = { fixes: 0, late: 0, kept: 0, events: 0, raw: 0 };

/** Counts the rows left of each day. */
const readDays = (): Promise<Day[]> =>
  withDatabase(async (database) => {
    const count = (table: string, time: string): string =>
      `(select count(*)::int from ${table} where (extract(epoch from ${time}) / 86400)::numeric >= d
          and (extract(epoch from ${time}) / 86400)::numeric < d + 1)`;
    const { rows } = await database.query<Day & Record<string, unknown>>(
      `select d as day, ${count('positions', 'fix_time')} as fixes,
         ${count('positions_old', 'fix_time')} as late,
         (select count(*)::int from day_courses where day = d) as kept,
         ${count('events', 'event_time')} as events,
         ${count('raw_messages', 'received_at')} as raw
       from unnest($1::int[]) d order by d`,
      [[...oldDays, today]],
    );
    return rows;
  });

/** Starts the server and kills it at its statement of that number, or at its last; answers them all. */
const run = async (killAt: number): Promise<string[]> => {
  vi.stubEnv('NODE_OPTIONS', `--import=${preload}`);
  const data = ['--data', folder, ...(url ? ['--database-url', url] : [])];
  const flags = ['--port', '0', '--ingest-port', '0', '--no-demo', '--retention-days', '1'];
  const { process: child, ended } = program.start([...flags, ...data]);
  vi.unstubAllEnvs();
  const sent: string[] = [];
  for await (const line of createInterface({ input: child.stderr! })) {
    if (!line.startsWith('sent: ')) continue;
    sent.push(line);
    if (sent.length > killAt || line.endsWith('statistics')) child.kill('SIGKILL');
  }
  expect(await ended).toMatchObject({ code: null });
  return sent;
};

it(
  `a day that is dropped is whole or gone when the server is killed meanwhile, ${ROUNDS} times`,
  TIME,
  async () => {
    await fill();
    const all = await run(Infinity);
    const drops = all.flatMap((line, index) =>
      line.includes('drop table if exists positions_') ? [index] : [],
    );
    const finished = [...oldDays.map((day) => ({ day, ...GONE })), { day: today, ...WHOLE }];
    expect(await readDays()).toEqual(finished);

    await fill();
    let between = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const anywhere = Math.floor(((round + Math.random()) / ROUNDS) * all.length);
      // The first one surely in the middle of the days.
      await run(round === 0 ? drops[DAYS >> 1]! : anywhere);
      const days = await readDays();
      expect(days.at(-1)).toEqual({ day: today, ...WHOLE });
      for (const { day, fixes, late, kept, events, raw } of days) {
        expect([day, 0, FIXES]).toContain(fixes);
        expect([day, kept]).toEqual([day, fixes === 0 ? 0 : 1]);
        expect([day, 0, FIXES]).toContain(late);
        expect([day, 0, FIXES]).toContain(raw);
        // They go when all fixes are gone, a portion at a time; never before.
        if (fixes > 0) expect([day, events]).toEqual([day, EVENTS]);
      }
      const left = days.filter(({ fixes }) => fixes > 0).length;
      if (left > 1 && left <= DAYS) between += 1;
      if (left === 1) await fill();
    }
    expect(between).toBeGreaterThan(0);
    await run(Infinity);
    expect(await readDays()).toEqual(finished);
  },
);
