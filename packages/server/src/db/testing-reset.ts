import type { Database } from './database';

type Asked = Pick<Database, 'query'>;

/** Content of a database right after its migrations. */
export interface FreshState {
  /** Tells whether tables, columns, rules, triggers or functions were changed since. */
  shape: string;
  /** Rows that the migrations wrote, as JSON, by table. */
  rows: { table: string; json: string }[];
}

/** SQL condition that excludes the migrations' own tables. */
const OWN_TABLES = `relname not in ('kysely_migration', 'kysely_migration_lock')`;
const IN_PUBLIC = `relnamespace = 'public'::regnamespace`;
const HOLD_ROWS = `select quote_ident(relname) as name from pg_class
  where ${IN_PUBLIC} and ${OWN_TABLES} and relkind = 'r' and pg_relation_size(oid) > 0`;
const DAYS = `select quote_ident(relname) as name from pg_class
  where ${IN_PUBLIC} and relispartition and relkind = 'r'`;

/** A row of the catalog has another `xmin` once it was changed; those of tables change with their statistics too. */
const SHAPE = `select md5(string_agg(part, ',' order by part)) as shape from (
  select relname::text || relkind::text as part from pg_class where ${IN_PUBLIC}
  union all select 'namespace ' || nspname from pg_namespace where nspname not like 'pg_t%'
  union all select attrelid::text || ' ' || attnum || ' ' || a.xmin from pg_attribute a
    join pg_class c on c.oid = attrelid and ${IN_PUBLIC}
  union all select 'constraint ' || oid || ' ' || xmin from pg_constraint
    where connamespace = 'public'::regnamespace
  union all select 'trigger ' || oid || ' ' || xmin from pg_trigger
  union all select 'function ' || oid || ' ' || xmin from pg_proc
    where pronamespace = 'public'::regnamespace
) parts`;

/** One script, as each statement costs a message to the database's thread. Without its rules, rows go in any order. */
const DELETE_ROWS = `do $$ declare kept record; begin
  for kept in ${DAYS} loop execute 'drop table ' || kept.name; end loop;
  set local session_replication_role = replica;
  for kept in ${HOLD_ROWS} loop execute 'delete from ' || kept.name; end loop;
end $$`;
/** A role that may not leave out the rules can empty tables in this way; a server does so in no time, PGlite does not. */
const TRUNCATE_ROWS = `do $$ declare kept record; names text; begin
  for kept in ${DAYS} loop execute 'drop table ' || kept.name; end loop;
  select string_agg(name, ', ') into names from (${HOLD_ROWS}) holding;
  if names is not null then execute 'truncate ' || names || ' restart identity cascade'; end if;
end $$`;
const START_COUNTING_AGAIN = `select setval(
    format('%I.%I', schemaname, sequencename), start_value, false
  ) from pg_sequences where schemaname = 'public' and last_value is not null`;

const namesOf = async (asked: Asked, sql: string): Promise<string[]> =>
  (await asked.query<{ name: string }>(sql)).rows.map(({ name }) => name);
const readShape = async (asked: Asked): Promise<string> =>
  (await asked.query<{ shape: string }>(SHAPE)).rows[0]?.shape ?? '';

/** Remembers a database that nobody has written into yet. */
export async function readFreshState(asked: Asked): Promise<FreshState> {
  const rows: FreshState['rows'] = [];
  for (const table of await namesOf(asked, HOLD_ROWS)) {
    const all = await asked.query<{ json: string }>(
      `select json_agg(t)::text as json from ${table} t`,
    );
    rows.push({ table, json: all.rows[0]?.json ?? '[]' });
  }
  return { shape: await readShape(asked), rows };
}

/** Brings a database back to there. False when its tables are no longer those: it is of no use then. */
export async function restoreFreshState(
  database: Pick<Database, 'kind' | 'query'>,
  { shape, rows }: FreshState,
): Promise<boolean> {
  const days = await namesOf(database, DAYS);
  const written = await namesOf(database, HOLD_ROWS);
  await database.query(database.kind === 'pglite' ? DELETE_ROWS : TRUNCATE_ROWS);
  await database.query(START_COUNTING_AGAIN);
  if ((await readShape(database)) !== shape) return false;
  const left = written.filter((name) => !days.includes(name));
  // Gives the room of what was deleted back: rows lie in the order they are written in, as in a new one.
  if (left.length > 0) await database.query(`vacuum ${left.join(', ')}`);
  for (const { table, json } of rows) {
    await database.query(
      `insert into ${table} overriding system value
       select * from json_populate_recordset(null::${table}, $1)`,
      [json],
    );
  }
  return true;
}
