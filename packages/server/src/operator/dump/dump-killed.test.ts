import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleEntry } from '../../db/build/bundle-worker';
import { openDatabase } from '../../db/open-database';
import { resolveAssetsDir } from '../../db/resolve-database-assets';
import { createEmptyDatabase } from '../../db/testing';

/** How often each is killed: `KILL_ROUNDS`, or 10; fewer on the embedded database, which starts slowly. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? (process.env['TEST_DATABASE_URL'] ? 10 : 4));
const DEVICES = 2_500;
const TIME = { timeout: 120_000 + ROUNDS * 20_000 };
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const folder = mkdtempSync(join(tmpdir(), 'rastro-killed-'));
const dump = join(folder, 'dump');
const child = join(resolveAssetsDir(), `dump-child-${process.pid}.mjs`);

/** A migrated database without rows, and how it is opened again. */
const makeEmpty = async () => {
  const url = await createEmptyDatabase();
  const dataDir = url ? null : mkdtempSync(join(folder, 'data-'));
  const open = () => openDatabase({ url, dataDir, log: silent });
  await (await open()).close();
  return { where: url ?? dataDir ?? '', open };
};

/** Dumps or loads, and kills that at its line of that number; answers what it told. */
const start = async (what: 'dump' | 'load', where: string, killAt: number): Promise<string[]> => {
  const args = [child, what, where, dump, resolveAssetsDir()];
  const running = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: running.stdout })) {
    lines.push(line);
    if (lines.length - 1 === killAt) running.kill('SIGKILL');
  }
  if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
  return lines;
};

let source: Awaited<ReturnType<typeof makeEmpty>>;

beforeAll(async () => {
  await bundleEntry('../../operator/dump/dump-child.ts', child);
  source = await makeEmpty();
  const database = await source.open();
  await database.query(
    `insert into devices (name, unique_id, attributes)
     select 'Bus', n::text, '{}' from generate_series(1, $1::int) n`,
    [DEVICES],
  );
  await database.close();
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(child, { force: true });
});

it(`what writes a dump, killed ${ROUNDS} times, leaves none by its name`, TIME, async () => {
  const places = (await start('dump', source.where, Infinity)).length;
  expect(places).toBeGreaterThan(4);
  for (let round = 0; round < ROUNDS; round += 1) {
    rmSync(dump, { recursive: true, force: true });
    const lines = await start('dump', source.where, round % (places - 1));
    // The kill may come a moment after the last row.
    if (existsSync(dump)) expect(lines.slice(-2)).toContain('end');
  }
  rmSync(dump, { recursive: true, force: true });
  expect((await start('dump', source.where, Infinity)).at(-1)).toBe('done');
});

it(`what reads a dump, killed ${ROUNDS} times, leaves nothing or all of it`, TIME, async () => {
  let target = await makeEmpty();
  const count = async (): Promise<number | undefined> => {
    const database = await target.open();
    const { rows } = await database.query<{ n: number }>('select count(*)::int as n from devices');
    await database.close();
    return rows[0]?.n;
  };
  let places = 4;
  for (let round = 0; round < ROUNDS; round += 1) {
    const lines = await start('load', target.where, round % places);
    places = Math.max(places, lines.length);
    const found = await count();
    expect([0, DEVICES]).toContain(found);
    if (found === DEVICES) target = await makeEmpty();
  }
  expect((await start('load', target.where, Infinity)).at(-1)).toBe('done');
  expect(await count()).toBe(DEVICES);
});
