import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { openPostgres } from '../../db/open-postgres';
import { openPglite } from '../../db/pglite/open-pglite';
import { WORKER_FILE } from '../../db/resolve-database-assets';
import { dumpDatabase } from './dump-database';
import { createDumpWriter, readDumpFiles } from './dump-files';
import type { DumpPart } from './dump-parts';
import { loadDatabase } from './load-database';

const [what, where, dir, assetsDir] = process.argv.slice(2);
if (!what || !where || !dir || !assetsDir) {
  throw new Error('Usage: dump|load DATA_DIR_OR_URL DIR ASSETS_DIR');
}

/** Straight to the pipe: what the parent has read had been reached. */
const tell = (line: string): void => void writeSync(1, `${line}\n`);

const log = { info: () => undefined, warn: console.error, error: console.error };
const database = where.startsWith('postgres:')
  ? await openPostgres({ url: where, log })
  : await openPglite({
      dataDir: where,
      templatePath: null,
      workerPath: join(assetsDir, WORKER_FILE),
      log,
    });

async function* told(parts: AsyncIterable<DumpPart>): AsyncGenerator<DumpPart> {
  for await (const part of parts) {
    tell(part.kind);
    yield part;
  }
}

if (what === 'dump') {
  const writer = await createDumpWriter(dir);
  const take = async (part: DumpPart): Promise<void> => {
    await writer.take(part);
    tell(part.kind);
  };
  await dumpDatabase(database, take, 0);
  await writer.finish();
} else await loadDatabase(database, told(readDumpFiles(dir)), log);
tell('done');
await database.close();
