import type { Database, Unit } from '../../db/database';
import type { DumpPart } from './dump-parts';
import { listPartitions, listTables, quote, readSequences, readVersion } from './read-catalog';

const ROWS_AT_ONCE = 1_000;

/**
 * Reads a whole database as it is at one moment, while others write. On the embedded database they
 * wait until the end. `take` is awaited part by part: a slow reader is never overrun.
 */
export const dumpDatabase = (
  db: Database,
  take: (part: DumpPart) => Promise<void>,
  nowMs: number,
): Promise<void> =>
  db.transaction(async (unit) => {
    await unit.query('set transaction isolation level repeatable read, read only');
    // Times are written with their offset, whatever zone the server lives in.
    await unit.query(`set local timezone to 'UTC'`);
    const tables = await listTables(unit);
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
    const counts: Record<string, number> = {};
    for (const table of tables) counts[table] = await dumpTable(unit, table, take);
    await take({ kind: 'end', counts });
  });

const dumpTable = async (
  unit: Unit,
  table: string,
  take: (part: DumpPart) => Promise<void>,
): Promise<number> => {
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

/** A JSON column keeps its line breaks; between values they mean nothing, and within none stands raw. */
const toLine = (row: string): string => row.replace(/[\r\n]+/g, ' ');
