import { writeSync } from 'node:fs';
import { openPglite } from './open-pglite';
import { WORKER_FILE } from '../resolve-database-assets';
import { join } from 'node:path';

const [assetsDir, dataDir, templatePath] = process.argv.slice(2);
if (!assetsDir || !dataDir || !templatePath) throw new Error('Usage: ASSETS_DIR DATA_DIR TEMPLATE');

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const database = await openPglite({
  dataDir,
  templatePath,
  workerPath: join(assetsDir, WORKER_FILE),
  log: silent,
});
await database.query('create table if not exists proof (id bigint primary key)');
const { rows } = await database.query<{ next: number }>(
  'select coalesce(max(id), 0) + 1 as next from proof',
);
for (let id = rows[0]?.next ?? 1; ; id += 1) {
  await database.transaction((unit) => unit.query('insert into proof values ($1)', [id]));
  // Straight to the pipe: what the parent has read was acknowledged.
  writeSync(1, `${id}\n`);
}
