import type { Unit } from '../db/database';
import type { Entity, EntityValues, Field } from './entity';
import { entityFromSql, entityJsonSql } from './entity-sql';

const toColumn = ({ name, kind }: Field, values: EntityValues): unknown => {
  const value = values[name];
  if (kind === 'attributes') return JSON.stringify(value);
  return kind === 'reference' && value === 0 ? null : value;
};

const storedFields = ({ fields }: Entity): (Field & { column: string })[] =>
  fields.filter((field): field is Field & { column: string } => field.column !== null);

/** Stores a new entity and gives its id; `more` are columns that are no members. */
export const insertEntity = async (
  unit: Unit,
  entity: Entity,
  values: EntityValues,
  more: Record<string, unknown> = {},
): Promise<number> => {
  const fields = storedFields(entity);
  const columns = [...fields.map((field) => field.column), ...Object.keys(more)];
  const params = [...fields.map((field) => toColumn(field, values)), ...Object.values(more)];
  const { rows } = await unit.query<{ id: number }>(
    `insert into ${entity.table} (${columns.join(', ')})
     values (${params.map((_, index) => `$${index + 1}`).join(', ')}) returning id`,
    params,
  );
  return rows[0]?.id ?? 0;
};

/** Stores a new entity, linked to the account that makes it, and gives its id. */
export const insertOwnedEntity = async (
  unit: Unit,
  entity: Entity,
  values: EntityValues,
  ownerId: number,
): Promise<number> => {
  const { name, table, linkColumn } = entity;
  const fields = storedFields(entity);
  const kind = name.toLowerCase();
  const { rows } = await unit.query<{ id: number }>(
    `with made as (
       insert into ${table} (${fields.map(({ column }) => column).join(', ')})
       values (${fields.map((_, index) => `$${index + 1}`).join(', ')}) returning id
     )
     insert into user_${kind} (user_id, ${linkColumn})
     select $${fields.length + 1}, id from made returning ${linkColumn} as id`,
    [...fields.map((field) => toColumn(field, values)), ownerId],
    { name: `create-${kind}` },
  );
  return rows[0]?.id ?? 0;
};

/** Keeps others from changing one, not from referring to it, until the end of the transaction. */
export const lockEntity = async (unit: Unit, { table }: Entity, id: number): Promise<void> => {
  await unit.query(`select 1 from ${table} where id = $1 for no key update`, [id]);
};

/** Overwrites every stored member; false when the id is not there. */
export const updateEntity = async (
  unit: Unit,
  entity: Entity,
  values: EntityValues,
  more: Record<string, unknown> = {},
): Promise<boolean> => {
  const fields = storedFields(entity);
  const columns = [...fields.map((field) => field.column), ...Object.keys(more)];
  const params = [...fields.map((field) => toColumn(field, values)), ...Object.values(more)];
  const { rowCount } = await unit.query(
    `update ${entity.table} set ${columns.map((c, index) => `${c} = $${index + 1}`).join(', ')}
     where id = $${params.length + 1}`,
    [...params, values.id],
  );
  return rowCount > 0;
};

/** The entity's JSON, or null. */
export const readEntity = async (
  unit: Unit,
  entity: Entity,
  id: number,
): Promise<string | null> => {
  const { rows } = await unit.query<{ json: string }>(
    `select ${entityJsonSql(entity)} as json ${entityFromSql(entity)} where t.id = $1`,
    [id],
  );
  return rows[0]?.json ?? null;
};
