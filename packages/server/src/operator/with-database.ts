import { existsSync } from 'node:fs';
import { openDatabase } from '../db/open-database';
import { openPostgres } from '../db/open-postgres';
import { askServer } from './ask-server';
import type { CommandContext } from './command';
import { CommandError } from './command-error';
import { dumpDatabase } from './dump/dump-database';
import type { DumpPart } from './dump/dump-parts';
import { createDumpWriter } from './dump/dump-files';
import { loadDatabase } from './dump/load-database';

/**
 * Writes the whole database into a new folder, also while a server runs; `addFiles` may put more
 * into it before it gets its name. Resolves with rows by table.
 */
export const dumpInto = async (
  dir: string,
  { config, log }: Pick<CommandContext, 'config' | 'log'>,
  addFiles?: (draft: string) => Promise<void>,
): Promise<Record<string, number>> => {
  if (existsSync(dir)) {
    throw new CommandError(
      `${dir} exists already. Give a folder that does not; nothing was written.`,
    );
  }
  const writer = await createDumpWriter(dir);
  try {
    await dumpTo(writer.take, { config, log });
    await addFiles?.(writer.draft);
    return await writer.finish();
  } catch (error) {
    await writer.abort();
    throw error;
  }
};

const dumpTo = async (
  take: (part: DumpPart) => Promise<void>,
  { config, log }: Pick<CommandContext, 'config' | 'log'>,
): Promise<void> => {
  const { databaseUrl: url, dataDir } = config;
  if (url !== undefined) {
    const db = await openPostgres({ url, log, maxConnections: 1 });
    await dumpDatabase(db, take, Date.now()).finally(() => db.close());
    return;
  }
  const parts = await askServer(dataDir, 'dump');
  if (parts) {
    for await (const part of parts) await take(part as DumpPart);
    return;
  }
  if (!existsSync(dataDir)) {
    throw new CommandError(
      `There is no data folder ${dataDir}. Give the one of the server with --data DIR, or --database-url.`,
    );
  }
  const db = await openDatabase({ dataDir, log });
  await dumpDatabase(db, take, Date.now()).finally(() => db.close());
};

/** Reads a dump into the database of the settings, which must be empty and held by no server. */
export const loadFrom = async (
  parts: AsyncIterable<DumpPart>,
  { config, log }: Pick<CommandContext, 'config' | 'log'>,
): Promise<Record<string, number>> => {
  const { databaseUrl: url, dataDir } = config;
  const db = await openDatabase({ url, dataDir, log, isExclusive: true });
  try {
    return await loadDatabase(db, parts, log);
  } finally {
    await db.close();
  }
};
