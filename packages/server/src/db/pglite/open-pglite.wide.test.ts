import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it, vi } from 'vitest';
import { isDatabaseAway } from '../database-away';
import { bundleEntry } from '../build/bundle-worker';
import { migrateDatabase } from '../migrate-database';
import { migrations } from '../migrations';
import { resolveAssetsDir, resolveDatabaseAssets } from '../resolve-database-assets';
import { DataFolderError } from './folder/data-folder-lock';
import { openPglite } from './open-pglite';
import type { PgliteOptions } from './pglite-options';
import { waitFor } from '../../testing/wait-for';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
/** One for all: to make a cluster takes long, to open it does not. */
const dataDir = mkdtempSync(join(tmpdir(), 'rastro-pglite-'));
const open = (dataDir: string | null, rest: Partial<PgliteOptions> = {}) =>
  openPglite({ dataDir, log, ...resolveDatabaseAssets(), ...rest });

/** Number of times the writer is killed: `KILL_ROUNDS`, default 1. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 1);
const ACKNOWLEDGED_A_ROUND = 40;
/** Far beyond what ordinary statements take, also on a busy machine. */
const TIMEOUT_MS = 3_000;
/** Exhausts the stack of the program, which does not notice. */
const TOO_DEEP = `select (repeat('[', 300000) || repeat(']', 300000))::json`;
const SLOW = { timeout: 180_000 };

describe('the embedded database', () => {
  it('keeps its data from start to start, and starts without initdb', SLOW, async () => {
    const first = await open(dataDir);
    await first.query("insert into setting values ('test', '1')");
    await first.close();
    const second = await open(dataDir, { templatePath: null });
    expect((await second.query('select value from setting')).rows).toEqual([{ value: 1 }]);
    await second.close();
  });

  it('says which folder is damaged, and what to do', SLOW, async () => {
    const damaged = mkdtempSync(join(tmpdir(), 'rastro-damaged-'));
    await (await open(damaged)).close();
    writeFileSync(join(damaged, 'pg', 'global', 'pg_control'), 'nothing that can be read');
    const opening = open(damaged);
    await expect(opening).rejects.toBeInstanceOf(DataFolderError);
    await expect(opening).rejects.toThrow(
      `The database in ${join(damaged, 'pg')} cannot be opened: `,
    );
    await expect(opening).rejects.toThrow('rastro-server restore BACKUP --data FOLDER');
    rmSync(damaged, { recursive: true });
  });

  it(
    'loses nothing acknowledged when it is killed while it writes, again and again',
    { timeout: SLOW.timeout + ROUNDS * 20_000 },
    async () => {
      const child = join(resolveAssetsDir(), `durability-child-${process.pid}.mjs`);
      await bundleEntry('../pglite/durability-child.ts', child);
      const { templatePath } = resolveDatabaseAssets();
      let acknowledged = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const writer = spawn(
          process.execPath,
          [child, resolveAssetsDir(), dataDir, `${templatePath}`],
          {
            stdio: ['ignore', 'pipe', 'inherit'],
          },
        );
        const goal = acknowledged + ACKNOWLEDGED_A_ROUND + (round % 10) * 7;
        for await (const line of createInterface({ input: writer.stdout })) {
          acknowledged = Number(line);
          if (acknowledged === goal) writer.kill('SIGKILL');
        }
        if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
        expect(acknowledged).toBeGreaterThanOrEqual(goal);
      }
      const database = await open(dataDir);
      const { rows } = await database.query('select count(*) as count, max(id) as last from proof');
      await database.close();
      const [found] = rows as [{ count: number; last: number }];
      expect(found.last).toBeGreaterThanOrEqual(acknowledged);
      expect(found.count).toBe(found.last);
    },
  );

  it(
    'ends a statement that runs too long, starts anew and has everything committed',
    SLOW,
    async () => {
      const database = await open(dataDir, { statementTimeoutMs: TIMEOUT_MS });
      await expect(
        database.query('select count(*) from generate_series(1, 100000000000)'),
      ).rejects.toThrow();
      await waitFor(
        async () => {
          const { rows } = await database.query('select value from setting');
          expect(rows).toEqual([{ value: 1 }]);
        },
        { timeout: 60_000 },
      );
      expect(log.error).toHaveBeenCalledWith(
        { timeoutMs: TIMEOUT_MS },
        expect.stringContaining('too long'),
      );
      await database.close();
    },
  );

  it(
    'starts anew when an answer breaks off in the middle, and gives up when that goes on',
    SLOW,
    async () => {
      const onFatal = vi.fn();
      const database = await open(dataDir, { onFatal });
      const breakIt = () => database.query(TOO_DEEP).catch((error: unknown) => error);
      log.warn.mockClear();
      for (let restarts = 1; restarts <= 3; restarts += 1) {
        expect(await breakIt()).toSatisfy(isDatabaseAway);
        await waitFor(
          async () => {
            const { rows } = await database.query('select value from setting');
            expect(rows).toEqual([{ value: 1 }]);
          },
          { timeout: 60_000 },
        );
        expect(log.warn).toHaveBeenCalledWith(
          { restarts, reason: 'It broke off in the middle of an answer.' },
          expect.stringContaining('started again'),
        );
      }
      await breakIt();
      await waitFor(() => expect(onFatal).toHaveBeenCalledTimes(1));
      expect(String(onFatal.mock.calls[0])).toContain('keeps failing. It broke off');
      await database.close();
    },
  );

  it(
    'migrates an empty database in order, and has nothing to do the second time',
    SLOW,
    async () => {
      const database = await open(null);
      await database.query('drop schema public cascade');
      await database.query('create schema public');
      log.info.mockClear();
      await migrateDatabase(database.kysely, log);
      await migrateDatabase(database.kysely, log);
      expect(log.info.mock.calls).toEqual([
        [{ migrations: Object.keys(migrations).sort() }, 'the database was brought up to date'],
      ]);
      expect((await database.query('select * from users')).rows).toEqual([]);
      await database.close();
    },
  );
});
