import type { Unit } from '../../db/database';
import type { DumpedPartition, DumpedSequence } from './dump-parts';

const MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

const read = async <Row>(unit: Unit, sql: string, params: unknown[] = []): Promise<Row[]> =>
  (await unit.query<Row & Record<string, unknown>>(sql, params)).rows;

/** A name as SQL takes it. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of the database, by name; parts of tables and what migrations keep are not among them. */
export const listTables = async (unit: Unit): Promise<string[]> => {
  const rows = await read<{ name: string }>(
    unit,
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
       and not relispartition and relname <> all($1) order by relname`,
    [MIGRATIONS],
  );
  return rows.map(({ name }) => name);
};

/** The parts of partitioned tables, by name. */
export const listPartitions = (unit: Unit): Promise<DumpedPartition[]> =>
  read(
    unit,
    `select p.relname as parent, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
     where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relispartition
     order by c.relname`,
  );

/** Every sequence with its place. */
export const readSequences = async (unit: Unit): Promise<DumpedSequence[]> => {
  const names = await read<{ name: string }>(
    unit,
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: DumpedSequence[] = [];
  for (const { name } of names) {
    const [place] = await read<{ last: number; called: boolean }>(
      unit,
      `select last_value as last, is_called as called from ${quote(name)}`,
    );
    sequences.push({ name, last: place?.last ?? 1, isCalled: place?.called ?? false });
  }
  return sequences;
};

/** A rule that a row refers to another, and its words in SQL. */
export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Every rule of that kind. */
export const listForeignKeys = (unit: Unit): Promise<ForeignKey[]> =>
  read(
    unit,
    `select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype = 'f' and k.connamespace = current_schema()::regnamespace
       and k.conparentid = 0 order by 1, 2`,
  );

/** The last migration that ran; '' for a database without any. */
export const readVersion = async (unit: Unit): Promise<string> => {
  const [table] = await read<{ there: boolean }>(
    unit,
    `select to_regclass('kysely_migration') is not null as there`,
  );
  if (!table?.there) return '';
  const [last] = await read<{ name: string }>(
    unit,
    'select name from kysely_migration order by name desc limit 1',
  );
  return last?.name ?? '';
};
