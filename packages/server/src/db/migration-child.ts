import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase } from './migrate-database';
import { migrations } from './migrations';
import { openPostgres } from './postgres/open-postgres';
import { openPglite } from './pglite/open-pglite';
import { WORKER_FILE } from './resolve-database-assets';

const [where, assetsDir] = process.argv.slice(2);
if (!where || !assetsDir) throw new Error('Usage: DATA_DIR_OR_URL ASSETS_DIR');

/** Straight to the pipe: what the parent has read had been reached. */
const tell = (line: string): void => void writeSync(1, `${line}\n`);
for (const [name, { up }] of Object.entries(migrations)) {
  migrations[name] = {
    async up(db) {
      tell(`${name} begins`);
      await up(db);
      tell(`${name} ends`);
    },
  };
}

const log = { info: () => undefined, warn: console.error, error: console.error };
const database = where.startsWith('postgres:')
  ? await openPostgres({ url: where, log })
  : await openPglite({
      dataDir: where,
      templatePath: null,
      workerPath: join(assetsDir, WORKER_FILE),
      log,
    });
await migrateDatabase(database.kysely, log);
tell('up to date');
await database.close();
