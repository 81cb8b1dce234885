import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBin, startPostgres } from '../../scripts/lib/postgres.mjs';

/**
 * Runs statements from its input on the embedded cluster or a server; with a count, each so often, and
 * tells the median milliseconds of each.
 */
const source = `
  const [kind, target, times] = process.argv.slice(1);
  const text = [];
  for await (const chunk of process.stdin) text.push(chunk);
  const statements = JSON.parse(Buffer.concat(text));
  const work = async (database) => {
    if (times === undefined) {
      for (const sql of statements) await database.query(sql);
      return;
    }
    const medians = [];
    for (const sql of statements) {
      const all = [];
      for (let step = 0; step < Number(times); step += 1) {
        const startedAt = performance.now();
        await database.query(sql);
        all.push(performance.now() - startedAt);
      }
      medians.push(all.sort((a, b) => a - b)[Math.floor(all.length / 2)]);
    }
    console.log(JSON.stringify(medians));
  };
  if (kind === 'pglite') {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create(target);
    await work(database);
    await database.close();
  } else {
    const { default: pg } = await import('pg');
    const client = new pg.Client(target);
    await client.connect();
    await work(client);
    await client.end();
  }`;

async function runStatements(kind, target, statements, times) {
  const args = ['--input-type=module', '-e', source, kind, target, ...(times ? [times] : [])];
  const child = spawn(process.execPath, args, {
    cwd: new URL('../../packages/server', import.meta.url),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.on('data', (chunk) => (told += chunk));
  child.stdin.end(JSON.stringify([...statements]));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The statements could not be run.');
  return told === '' ? [] : JSON.parse(told);
}

/** Median milliseconds of each statement, by its name. */
async function timeStatements(kind, target, named, times) {
  const medians = await runStatements(kind, target, Object.values(named), times);
  return Object.fromEntries(Object.keys(named).map((name, index) => [name, medians[index]]));
}

/** The embedded database in a folder of its own; while no server runs on it, statements may be run. */
export function openEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-engine-'));
  return {
    name: 'PGlite',
    folder,
    run: (statements) => runStatements('pglite', join(folder, 'pg'), statements),
    time: (named, times) => timeStatements('pglite', join(folder, 'pg'), named, times),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A PostgreSQL of its own that writes what it commits; null where none is installed. */
export async function openPostgres() {
  const bin = findPostgresBin();
  if (!bin) return null;
  const postgres = await startPostgres(bin, ['-c', 'fsync=on']);
  const folder = mkdtempSync(join(tmpdir(), 'bench-engine-'));
  return {
    name: 'PostgreSQL',
    folder,
    databaseUrl: postgres.url,
    run: (statements) => runStatements('postgres', postgres.url, statements),
    time: (named, times) => timeStatements('postgres', postgres.url, named, times),
    async remove() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
