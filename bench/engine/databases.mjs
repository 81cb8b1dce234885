import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgresBin, startPostgres } from '../../scripts/lib/postgres.mjs';

/** Runs statements from its input, one a line as JSON, on the embedded cluster or a server. */
const source = `
  const [kind, target] = process.argv.slice(1);
  const text = [];
  for await (const chunk of process.stdin) text.push(chunk);
  const statements = JSON.parse(Buffer.concat(text));
  if (kind === 'pglite') {
    const { PGlite } = await import('@electric-sql/pglite');
    const database = await PGlite.create(target);
    for (const sql of statements) await database.query(sql);
    await database.close();
  } else {
    const { default: pg } = await import('pg');
    const client = new pg.Client(target);
    await client.connect();
    for (const sql of statements) await client.query(sql);
    await client.end();
  }`;

async function runStatements(kind, target, statements) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source, kind, target], {
    cwd: new URL('../../packages/server', import.meta.url),
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(JSON.stringify([...statements]));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The history could not be written.');
}

/** The embedded database in a folder of its own; while no server runs on it, statements may be run. */
export function openEmbedded() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-engine-'));
  return {
    name: 'PGlite',
    folder,
    run: (statements) => runStatements('pglite', join(folder, 'pg'), statements),
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
    async remove() {
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
