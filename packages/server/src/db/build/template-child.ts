import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateDatabase } from '../migrate-database';
import { openPglite } from '../pglite/open-pglite';
import { WORKER_FILE } from '../resolve-database-assets';

const [outDir, file] = process.argv.slice(2);
if (outDir === undefined || file === undefined)
  throw new Error('Usage: template-child OUT_DIR FILE');

const silent = { info: () => undefined, warn: console.error, error: console.error };
const database = await openPglite({
  dataDir: null,
  workerPath: join(outDir, WORKER_FILE),
  templatePath: null,
  log: silent,
});
await migrateDatabase(database.kysely, silent);
// Nothing is ever copied from them: a new data folder would unpack twice as much.
await database.query('update pg_database set datistemplate = false');
for (const name of ['template1', 'template0']) await database.query(`drop database ${name}`);
await database.query('vacuum (analyze)');
await database.query('checkpoint');
writeFileSync(file, await database.dump());
await database.close();
