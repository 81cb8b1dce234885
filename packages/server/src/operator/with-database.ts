import { existsSync } from 'node:fs';
import type { Database, Unit } from '../db/database';
import { openDatabase } from '../db/open-database';
import { openPostgres } from '../db/postgres/open-postgres';
import { unlockAccount } from '../ground/sessions/unlock-account';
import { askServer } from './ask-server';
import type { CommandContext } from './command';
import { CommandError } from './command-error';
import { dumpDatabase } from './dump/dump-database';
import type { DumpPart } from './dump/dump-parts';
import { createDumpWriter } from './dump/dump-files';
import { loadDatabase } from './dump/load-database';
import type { OperatorQuestion } from './operator-socket';
import { addPart, createFleet, type Fleet, type FleetPart } from './move/fleet';
import { moveConsents, type MovedConsents } from './move/move-consents';
import { openMovedIds } from './move/moved-ids';
import { readFleet } from './move/read-fleet';

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
  const writer = await createDumpWriter(dir).catch((error: unknown) => {
    throw explainWriting(error, dir);
  });
  try {
    await readOut<DumpPart>(
      'dump',
      (db) => dumpDatabase(db, writer.take, Date.now()),
      writer.take,
      { config, log },
    );
    await addFiles?.(writer.draft);
    return await writer.finish();
  } catch (error) {
    await writer.abort();
    throw explainWriting(error, dir);
  }
};

const NO_ROOM = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NO_WAY = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EIO', 'EINVAL', 'ENOTSUP'];

/** Explains a disk error in terms useful to the operator; returns any other error unchanged. */
const explainWriting = (error: unknown, dir: string): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_ROOM.includes(code)) {
    return new CommandError(
      `There is no room left for ${dir} (${code}); what was written is removed again. Make room, or give a folder on another disk.`,
    );
  }
  if (NO_WAY.includes(code)) {
    return new CommandError(`${dir} cannot be written (${code}). Give a folder that can be.`);
  }
  return error;
};

const STOPPED = 'The server stopped while it was read. Write the same again.';

/** Reads the fleet of the embedded engine in the settings, also while a server runs. */
export const readFleetOf = async (
  context: Pick<CommandContext, 'config' | 'log'>,
): Promise<Fleet> => {
  const fleet = createFleet();
  const take = async (part: FleetPart): Promise<void> => addPart(fleet, part);
  await readOut<FleetPart>('fleet', (db) => readFleet(db, take), take, context);
  if (!fleet.isWhole) {
    throw new CommandError(STOPPED);
  }
  return fleet;
};

/** Unlocks an account, also while a server runs; resolves with the number of counts that were removed. */
export const unlockIn = async (
  email: string,
  context: Pick<CommandContext, 'config' | 'log'>,
): Promise<number> => {
  let removed = 0;
  const take = async (count: number): Promise<void> => void (removed = count);
  const unlock = async (db: Database): Promise<void> => take(await unlockAccount(db, email));
  await readOut<number>(`unlock ${email}`, unlock, take, context);
  return removed;
};

/** Takes consents along to a tracking API, or with `isDry` says what would go, also while a server runs. */
export const moveConsentsTo = async (
  origin: string,
  isDry: boolean,
  context: Pick<CommandContext, 'config' | 'log'>,
): Promise<MovedConsents> => {
  let result: MovedConsents | undefined;
  const take = async (told: MovedConsents): Promise<void> => void (result = told);
  const moved = openMovedIds(context.config.dataDir, origin);
  await readOut<MovedConsents>(
    `${isDry ? 'plan' : 'move'} consents to ${origin}`,
    async (db) => take(await moveConsents(db, { origin, moved, isDry })),
    take,
    context,
  );
  if (!result) throw new CommandError(STOPPED);
  return result;
};

/** From the server that holds the embedded database, or from the database itself. */
const readOut = async <Part>(
  question: OperatorQuestion,
  readItself: (db: Database) => Promise<void>,
  take: (part: Part) => Promise<void>,
  { config, log }: Pick<CommandContext, 'config' | 'log'>,
): Promise<void> => {
  const { databaseUrl: url, dataDir } = config;
  if (url !== undefined) {
    const db = await openPostgres({ url, log, maxConnections: 1 });
    try {
      await readItself(db);
    } finally {
      await db.close();
    }
    return;
  }
  const parts = await askServer(dataDir, question);
  if (parts) {
    for await (const part of parts) await take(part as Part);
    return;
  }
  if (!existsSync(dataDir)) {
    throw new CommandError(
      `There is no data folder ${dataDir}. Give the one of the server with --data DIR, or --database-url.`,
    );
  }
  const db = await openDatabase({ dataDir, log });
  try {
    await readItself(db);
  } finally {
    await db.close();
  }
};

/**
 * Reads a dump into the database of the settings, which must be empty and held by no server; `finish`
 * is part of it.
 */
export const loadFrom = async (
  parts: AsyncIterable<DumpPart>,
  { config, log }: Pick<CommandContext, 'config' | 'log'>,
  finish?: (unit: Unit) => Promise<void>,
): Promise<Record<string, number>> => {
  const { databaseUrl: url, dataDir } = config;
  const db = await openDatabase({ url, dataDir, log, isExclusive: true });
  try {
    return await loadDatabase(db, parts, log, finish);
  } finally {
    await db.close();
  }
};
