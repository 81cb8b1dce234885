import { execFileSync } from 'node:child_process';
import fs, { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PGlite, protocol } from '@electric-sql/pglite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isDatabaseAway, isDiskFull } from '../database-away';
import { resolveDatabaseAssets } from '../resolve-database-assets';
import { askCluster } from './worker/ask-cluster';
import { holdsPanic } from './worker/holds-panic';
import { openCluster } from './worker/open-cluster';
import { openPglite } from './open-pglite';
import { waitFor } from '../../testing/wait-for';

const SLOW = { timeout: 240_000 };
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const { templatePath } = resolveDatabaseAssets();

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Makes a call of the file system fail as a disk does. */
function breakDisk(name: 'writeSync' | 'fdatasyncSync', code: 'ENOSPC' | 'EIO'): void {
  vi.spyOn(fs, name).mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  syncBuiltinESMExports();
}

/** One statement as the worker runs it; what the database answers, in its own protocol. */
async function runRaw(
  pglite: PGlite,
  sql: string,
): Promise<{ isAcknowledged: boolean; isPanic: boolean }> {
  const answer = await askCluster(pglite, protocol.serialize.query(sql));
  return {
    isAcknowledged: Buffer.from(answer).includes('INSERT 0 1'),
    isPanic: holdsPanic(answer),
  };
}

describe('the hook of the file system', SLOW, () => {
  it.each([
    ['writeSync', 'ENOSPC'],
    ['fdatasyncSync', 'EIO'],
  ] as const)('lets no commit through whose %s fails with %s', async (name, code) => {
    const clusterDir = join(mkdtempSync(join(tmpdir(), 'rastro-broken-')), 'pg');
    const broken = await openCluster({ clusterDir, templatePath });
    const insert = (key: string) => `insert into setting values ('${key}', '1')`;
    expect(await runRaw(broken, insert('kept'))).toEqual({ isAcknowledged: true, isPanic: false });
    breakDisk(name, code);
    expect(await runRaw(broken, insert('lost'))).toEqual({ isAcknowledged: false, isPanic: true });
    vi.restoreAllMocks();
    syncBuiltinESMExports();

    const again = await openCluster({ clusterDir, templatePath });
    const { rows } = await again.query("select key from setting where key = 'kept'");
    expect(rows).toEqual([{ key: 'kept' }]);
    await again.close();
  });
});

/** A disk of a few megabytes; only root may make one. */
function mountSmallDisk(): string | undefined {
  const dir = mkdtempSync(join(tmpdir(), 'rastro-small-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', dir], { stdio: 'ignore' });
    return dir;
  } catch {
    rmSync(dir, { recursive: true });
    return undefined;
  }
}

describe('a full disk', SLOW, () => {
  it('loses nothing acknowledged, says what is wrong, and goes on when there is room', async (context) => {
    const disk = mountSmallDisk();
    if (disk === undefined) return context.skip('a small disk can be mounted by root only');
    try {
      mkdirSync(join(disk, 'data'));
      const database = await openPglite({
        dataDir: join(disk, 'data'),
        log,
        ...resolveDatabaseAssets(),
        onFatal: (error) => expect.unreachable(error.message),
      });
      await database.query('create table proof (id int primary key, text text)');
      const insert = (id: number) =>
        database.query('insert into proof values ($1, $2)', [id, 'x'.repeat(100_000)]);
      await insert(0);
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 2_000_000));

      const acknowledged = [0];
      const failures: unknown[] = [];
      for (let id = 1; failures.length < 5; id += 1) {
        await insert(id).then(
          () => acknowledged.push(id),
          (error: unknown) => failures.push(error),
        );
      }
      expect(failures.filter((error) => !isDiskFull(error) && !isDatabaseAway(error))).toEqual([]);
      await database.query('checkpoint').catch(() => undefined);
      await waitFor(
        () =>
          expect(log.error).toHaveBeenCalledWith(
            expect.anything(),
            expect.stringContaining('the disk is full'),
          ),
        { timeout: 20_000 },
      );
      await expect(database.query('select 1')).rejects.toSatisfy(isDatabaseAway);

      rmSync(join(disk, 'filler'));
      await waitFor(() => insert(1_000_000), { timeout: 60_000, interval: 200 });
      const { rows } = await database.query<{ id: number }>('select id from proof order by id');
      expect(rows.map(({ id }) => id)).toEqual([...acknowledged, 1_000_000]);
      await database.close();
    } finally {
      execFileSync('umount', [disk]);
      rmSync(disk, { recursive: true });
    }
  });
});
