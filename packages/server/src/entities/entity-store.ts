import type { Unit } from '../db/database';
import type { Entity, EntityValues, Field } from './entity';
import { entityFromSql, entityJsonSql } from './entity-sql';

const toColumn = ({ name, kind }: Field, values: EntityValues): unknown => {
  const value = values[name];
  if (kind === 'attributes' || kind === 'json') return JSON.stringify(value);
  if (kind === 'time' && typeof value === 'number') return new Date(value);
  return kind === 'reference' && value === 0 ? null : value;
};

/** The columns of the members, and what is kept in them; `more` are columns that are no members. */
const toColumns = (
  { fields, jsonColumn }: Entity,
  values: EntityValues,
  more: Record<string, unknown> = {},
): [columns: string[], params: unknown[]] => {
  const kept: Record<string, unknown> = {};
  const inJson: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.column !== null) kept[field.column] = toColumn(field, values);
    if (field.inJson) inJson[field.name] = values[field.name];
  }
  if (jsonColumn !== undefined) kept[jsonColumn] = JSON.stringify(inJson);
  const all = { ...kept, ...more };
  return [Object.keys(all), Object.values(all)];
};

/** Stores a new entity and gives its id; `more` are columns that are no members. */
export const insertEntity = async (
  unit: Unit,
  entity: Entity,
  values: EntityValues,
  more: Record<string, unknown> = {},
): Promise<number> => {
  const [columns, params] = toColumns(entity, values, more);
  const { rows } = await unit.query<{ id: number }>(
    `insert into ${entity.table} (${columns.join(', ')})
     values (${params.map((_, index) => `$${index + 1}`).join(', ')})
     returning ${entity.idColumn ?? 'id'} as id`,
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
  const [columns, params] = toColumns(entity, values);
  const kind = name.toLowerCase();
  const { rows } = await unit.query<{ id: number }>(
    `with made as (
       insert into ${table} (${columns.join(', ')})
       values (${params.map((_, index) => `$${index + 1}`).join(', ')}) returning id
     )
     insert into user_${kind} (user_id, ${linkColumn})
     select $${params.length + 1}, id from made returning ${linkColumn} as id`,
    [...params, ownerId],
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
  const [columns, params] = toColumns(entity, values, more);
  const { rowCount } = await unit.query(
    `update ${entity.table} set ${columns.map((c, index) => `${c} = $${index + 1}`).join(', ')}
     where ${entity.idColumn ?? 'id'} = $${params.length + 1}`,
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
