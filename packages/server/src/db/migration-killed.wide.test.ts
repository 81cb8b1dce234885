import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Migrator } from 'kysely';
import { expect, it } from 'vitest';
import { bundleEntry } from './build/bundle-worker';
import type { Database } from './database';
import { migrations } from './migrations';
import { openDatabase } from './open-database';
import { resolveAssetsDir } from './resolve-database-assets';
import { createEmptyDatabase } from './testing-server';

/** Number of times the server is killed: `KILL_ROUNDS`, default 1. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 1);
const FIXES = 1_000;
const names = Object.keys(migrations).sort();
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** A database as the first version left it, with a device and its fixes. */
const makeOld = async (database: Database): Promise<void> => {
  await database.query('drop schema public cascade');
  await database.query('create schema public');
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db: database.kysely, provider }).migrateTo(names[0] ?? '');
  expect(error).toBeUndefined();
  await database.query(`insert into devices (name, unique_id) values ('Bus', 'bus')`);
  await database.query(`create table positions_2026_08_21 partition of positions
    for values from ('2026-08-21 00:00:00+00') to ('2026-08-22 00:00:00+00')`);
  await database.query(
    `insert into positions (id, device_id, protocol, server_time, device_time, fix_time, valid,
       latitude, longitude, altitude, speed, course, accuracy, attributes)
     select n, 1, 'osmand', now(), now(), timestamptz '2026-08-21 00:00:00+00' + n * interval '1 s',
       true, 1, 1, 0, 0, 0, 0, '{}' from generate_series(1, $1::int) n`,
    [FIXES],
  );
};

it(
  `a migration that is killed ${ROUNDS} times leaves the old version or the new one, with all its data`,
  { timeout: 120_000 + ROUNDS * 20_000 },
  async () => {
    const url = await createEmptyDatabase();
    const dataDir = url ? null : mkdtempSync(join(tmpdir(), 'rastro-migration-'));
    const open = () => openDatabase({ url, dataDir, log: silent });
    const prepare = async (): Promise<void> => {
      const database = await open();
      await makeOld(database);
      await database.close();
    };
    const child = join(resolveAssetsDir(), `migration-child-${process.pid}.mjs`);
    await bundleEntry('../migration-child.ts', child);
    /** Starts the migration and kills it at its line of that number; answers what it told. */
    const start = async (killAt: number): Promise<string[]> => {
      const args = [child, url ?? dataDir ?? '', resolveAssetsDir()];
      const stdio = ['ignore', 'pipe', 'inherit'] as const;
      const running = spawn(process.execPath, args, { stdio: [...stdio] });
      const lines: string[] = [];
      for await (const line of createInterface({ input: running.stdout })) {
        lines.push(line);
        if (lines.length - 1 === killAt) running.kill('SIGKILL');
      }
      if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
      return lines;
    };

    await prepare();
    // Each migration after the first tells of its begin and of its end.
    const places = (names.length - 1) * 2;
    for (let round = 0; round < ROUNDS; round += 1) {
      const lines = await start(round % places);
      expect(lines[0]).toBe(`${names[1]} begins`);
      if (lines.at(-1) === 'up to date' || lines.length === places) await prepare();
    }
    expect((await start(Infinity)).at(-1)).toBe('up to date');
    const database = await open();
    const { rows } = await database.query(
      `select (select count(*)::int from positions) as fixes,
         (select sum(id)::int from positions) as ids,
         (select count(*)::int from kysely_migration) as migrations`,
    );
    const ids = (FIXES * (FIXES + 1)) / 2;
    expect(rows).toEqual([{ fixes: FIXES, ids, migrations: names.length }]);
    await database.close();
  },
);
