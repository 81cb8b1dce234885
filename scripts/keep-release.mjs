/**
 * `npm run release:keep`: fills the built server with data of every kind and keeps its data folder, the
 * same as a PostgreSQL, and what it answers. The next version must start on both and answer the same.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fillServer, readAnswers } from './lib/release-data.mjs';
import { findPostgresBin, startPostgres } from './lib/postgres.mjs';
import { startBuiltServer } from './lib/built-server.mjs';

const target = resolve('packages/server/src/main/previous-release');
const work = mkdtempSync(join(tmpdir(), 'keep-release-'));
const data = join(work, 'data');
const bin = findPostgresBin();
if (!bin) {
  console.error('PostgreSQL was not found: install the package postgresql (15 or newer).');
  process.exit(1);
}

// A mail server that is away: what waits for it is kept too.
const mail = ['--smtp-url', 'smtp://127.0.0.1:9', '--mail-from', 'ana@example.com'];
const first = await startBuiltServer(['--data', data, ...mail]);
await fillServer(first);
await first.stop();
// Read after a restart: what is answered then came from the disk.
const second = await startBuiltServer(['--data', data]);
const answers = await readAnswers(second);
await second.stop();

const server = (...args) =>
  execFileSync(process.execPath, ['packages/server/bin/rastro-server.js', ...args], {
    stdio: 'inherit',
  });
const postgres = await startPostgres(bin);
server('export', join(work, 'tables'), '--data', data);
server('import', join(work, 'tables'), '--database-url', postgres.url);
const sql = execFileSync(
  join(bin, 'pg_dump'),
  ['--inserts', '--rows-per-insert=100', '--no-owner', '--dbname', postgres.url],
  { encoding: 'utf8', maxBuffer: 1 << 28 },
);
await postgres.stop();

mkdirSync(target, { recursive: true });
const tar = execFileSync('tar', ['--sort=name', '-C', data, '-cf', '-', '.'], {
  maxBuffer: 1 << 30,
});
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: tar.length,
};
writeFileSync(join(target, 'folder.tar.br'), brotliCompressSync(tar, { params }));
// Lines that begin with a backslash are for psql alone.
writeFileSync(join(target, 'database.sql'), sql.replace(/^\\.*\n/gm, ''));
writeFileSync(join(target, 'answers.json'), `${JSON.stringify(answers)}\n`);
rmSync(work, { recursive: true, force: true });
