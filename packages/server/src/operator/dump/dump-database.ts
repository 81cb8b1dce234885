import type { Database, Unit } from '../../db/database';
import type { DumpPart } from './dump-parts';
import { listPartitions, listTables, quote, readSequences, readVersion } from './read-catalog';

type Take = (part: DumpPart) => Promise<void>;

const ROWS_AT_ONCE = 1_000;

/** Tables whose rows are numbered in order of writing and never change. */
const GROWING: readonly string[] = ['positions', 'positions_old'];

/** Made of the others when somebody asks, for what is read page by page may be a moment younger, and by the next start. */
const MADE_AGAIN: readonly string[] = ['day_courses', 'secret_proof'];

/**
 * Reads a whole database as it is at one moment, while others write. `take` is awaited part by part:
 * a slow reader is never overrun. The embedded database has one connection, so there the long tables
 * are read page by page behind that moment, and writers get in between.
 */
export const dumpDatabase = async (db: Database, take: Take, nowMs: number): Promise<void> => {
  const later = db.kind === 'pglite' ? GROWING : [];
  const counts: Record<string, number> = {};
  const lastIds = await db.transaction(async (unit) => {
    await unit.query('set transaction isolation level repeatable read, read only');
    // Times are written with their offset, whatever zone the server lives in.
    await unit.query(`set local timezone to 'UTC'`);
    const tables = (await listTables(unit)).filter((table) => !MADE_AGAIN.includes(table));
    await take({
      kind: 'head',
      head: {
        format: 1,
        createdAt: new Date(nowMs).toISOString(),
        version: await readVersion(unit),
        tables,
        sequences: await readSequences(unit),
        partitions: await listPartitions(unit),
      },
    });
    for (const table of tables) {
      if (!later.includes(table)) counts[table] = await dumpTable(unit, table, take);
    }
    const ids = new Map<string, number>();
    for (const table of later) {
      const { rows } = await unit.query<{ last: number | null }>(
        `select max(id) as last from ${quote(table)}`,
      );
      ids.set(table, rows[0]?.last ?? 0);
    }
    return ids;
  });
  for (const [table, lastId] of lastIds) counts[table] = await dumpUpTo(db, table, lastId, take);
  await take({ kind: 'end', counts });
};

const dumpTable = async (unit: Unit, table: string, take: Take): Promise<number> => {
  await unit.query(
    `declare dumped no scroll cursor for select row_to_json(t)::text as row from ${quote(table)} t`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await unit.query<{ row: string }>(`fetch ${ROWS_AT_ONCE} from dumped`);
    if (rows.length === 0) break;
    count += rows.length;
    await take({ kind: 'rows', table, rows: rows.map(({ row }) => toLine(row)) });
  }
  await unit.query('close dumped');
  return count;
};

const dumpUpTo = async (
  db: Database,
  table: string,
  lastId: number,
  take: Take,
): Promise<number> => {
  let count = 0;
  for (let afterId = 0; afterId < lastId;) {
    const { rows } = await db.transaction(async (unit) => {
      await unit.query(`set local timezone to 'UTC'`);
      return unit.query<{ id: number; row: string }>(
        // Picked first: rows that are sorted out must not be made into JSON.
        `select t.id, row_to_json(t)::text as row from (
           select * from ${quote(table)} where id > $1 and id <= $2
           order by id limit ${ROWS_AT_ONCE}) t`,
        [afterId, lastId],
      );
    });
    if (rows.length === 0) break;
    count += rows.length;
    await take({ kind: 'rows', table, rows: rows.map(({ row }) => toLine(row)) });
    afterId = rows.at(-1)?.id ?? lastId;
  }
  return count;
};

/** A JSON column keeps its line breaks; between values they mean nothing, and within none stands raw. */
const toLine = (row: string): string => row.replace(/[\r\n]+/g, ' ');
