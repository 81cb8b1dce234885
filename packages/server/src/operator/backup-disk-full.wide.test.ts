import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openDatabase } from '../db/open-database';
import { createEmptyDatabase } from '../db/testing-server';
import { bundleProgram } from '../main/testing';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

it(
  'a backup onto a disk that fills leaves nothing, and says so',
  { timeout: 120_000 },
  async (context) => {
    const folder = mkdtempSync(join(tmpdir(), 'rastro-filling-'));
    const disk = mkdtempSync(join(folder, 'disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      rmSync(folder, { recursive: true });
      return context.skip('a small disk can be mounted by root only');
    }
    const program = await bundleProgram();
    try {
      const dataDir = join(folder, 'data');
      const url = await createEmptyDatabase();
      const database = await openDatabase({ url, dataDir, log: silent });
      // Twelve megabytes, which a disk of eight does not hold.
      await database.query(
        `insert into devices (name, unique_id, attributes)
       select 'Bus', n::text, json_build_object('note', repeat('x', 3000))
       from generate_series(1, 4000) n`,
      );
      await database.close();
      const flags = ['--data', dataDir, ...(url ? ['--database-url', url] : [])];
      const { code, output } = await program.run(['backup', disk, ...flags]);
      expect(output).toMatch(/^There is no room left for .* \(ENOSPC\); .*Make room.*\n$/);
      expect([code, readdirSync(disk)]).toEqual([1, []]);
      expect(await program.run(['backup', join(folder, 'roomy'), ...flags])).toMatchObject({
        code: 0,
      });
    } finally {
      program.remove();
      execFileSync('umount', [disk]);
      rmSync(folder, { recursive: true });
    }
  },
);
