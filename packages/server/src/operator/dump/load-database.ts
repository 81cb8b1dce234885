import { Migrator } from 'kysely';
import type { Database, Unit } from '../../db/database';
import type { DatabaseLog } from '../../db/database-log';
import { migrateDatabase } from '../../db/migrate-database';
import { migrations } from '../../db/migrations';
import { CommandError } from '../command-error';
import type { DumpHead, DumpPart } from './dump-parts';
import { listForeignKeys, listPartitions, listTables, quote } from './read-catalog';

const BOUNDS = /^FOR VALUES FROM \('[0-9: +.-]+'\) TO \('[0-9: +.-]+'\)$/;

/**
 * Fills an empty database with a dump, all or nothing, brings it up to date, and has `finish` change
 * what must not come back as it was. Throws
 * `CommandError` for a database with somebody in it and for a dump of a newer program.
 */
export const loadDatabase = async (
  db: Database,
  parts: AsyncIterable<DumpPart>,
  log: DatabaseLog,
  finish: (unit: Unit) => Promise<void> = () => Promise.resolve(),
): Promise<Record<string, number>> => {
  const reader = parts[Symbol.asyncIterator]();
  const first = await reader.next();
  if (first.done === true || first.value.kind !== 'head') throw broken('it has no beginning');
  const { head } = first.value;
  await refuseFull(db);
  await toVersion(db, head.version);
  const isNewest = head.version === Object.keys(migrations).at(-1);
  const counts = await db.transaction(async (unit) => {
    const filled = await fill(unit, head, reader);
    if (isNewest) await finish(unit);
    return filled;
  });
  await migrateDatabase(db.kysely, log);
  // Only now are the tables those that it knows.
  if (!isNewest) await finish(db);
  return counts;
};

const broken = (why: string): CommandError =>
  new CommandError(`The files cannot be read in: ${why}. Take another copy; nothing was changed.`);

const refuseFull = async (db: Database): Promise<void> => {
  const { rows } = await db.query(
    'select 1 from users union all select 1 from devices union all select 1 from events limit 1',
  );
  if (rows.length > 0) {
    throw new CommandError(
      'The database is not empty, and what is in it would be lost. Give an empty one: another ' +
        '--data folder, or another --database-url.',
    );
  }
};

/** Tables as the dump has them; newer steps run over its rows afterwards, as over any older data. */
const toVersion = async (db: Database, version: string): Promise<void> => {
  const known = Object.keys(migrations);
  if (!known.includes(version)) {
    throw new CommandError(
      `The files come from a newer program (${version}). Install that version or a later one first.`,
    );
  }
  if (version === known.at(-1)) return;
  await db.transaction(async (unit) => {
    await unit.query('drop schema if exists public cascade');
    await unit.query('create schema public');
  });
  const migrator = new Migrator({
    db: db.kysely,
    provider: { getMigrations: async () => migrations },
  });
  const { error } = await migrator.migrateTo(version);
  if (error) throw error instanceof Error ? error : new Error('The tables could not be made.');
};

const fill = async (
  unit: Unit,
  head: DumpHead,
  reader: AsyncIterator<DumpPart>,
): Promise<Record<string, number>> => {
  await unit.query(`set local timezone to 'UTC'`);
  const tables = new Set(await listTables(unit));
  const foreign = await listForeignKeys(unit);
  for (const { table, name } of foreign) {
    await unit.query(`alter table ${quote(table)} drop constraint ${quote(name)}`);
  }
  for (const { name } of await listPartitions(unit)) {
    await unit.query(`drop table ${quote(name)}`);
  }
  await unit.query(`truncate ${[...tables].map(quote).join(', ')}`);
  for (const { parent, name, bounds } of head.partitions) {
    if (!tables.has(parent) || !BOUNDS.test(bounds)) throw broken(`part ${name} is unknown`);
    await unit.query(
      `create table ${quote(name)} partition of ${quote(parent)} ${bounds.toLowerCase()}`,
    );
  }
  const counts: Record<string, number> = {};
  for (;;) {
    const next = await reader.next();
    if (next.done === true) throw broken('it ends too early');
    const part = next.value;
    if (part.kind === 'end') {
      if (JSON.stringify(sorted(part.counts)) !== JSON.stringify(sorted(counts))) {
        throw broken('rows are missing');
      }
      break;
    }
    if (part.kind !== 'rows' || !tables.has(part.table)) throw broken('a table is unknown');
    await unit.query(
      `insert into ${quote(part.table)}
       select * from json_populate_recordset(null::${quote(part.table)}, $1::json)`,
      [`[${part.rows.join(',')}]`],
    );
    counts[part.table] = (counts[part.table] ?? 0) + part.rows.length;
  }
  for (const { name, last, isCalled } of head.sequences) {
    await unit.query('select setval($1::regclass, $2, $3)', [quote(name), last, isCalled]);
  }
  for (const { table, name, definition } of foreign) {
    await unit.query(`alter table ${quote(table)} add constraint ${quote(name)} ${definition}`);
  }
  return counts;
};

const sorted = (counts: Record<string, number>): [string, number][] =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
