import { jsonObjectSql, type JsonMember } from './json-sql';
import type { Entity, Field } from './entity';

const valueSql = ({ kind, column, readSql }: Field): string => {
  if (column === null || readSql) return readSql ?? 'null';
  return kind === 'reference' ? `coalesce(t.${column}, 0)` : `t.${column}`;
};

const toMember = (field: Field, withAttributes: boolean): JsonMember => {
  const { name, kind } = field;
  if (kind === 'attributes' && !withAttributes) return [name, 'plain', `'{}'`];
  return [name, kind === 'text' || kind === 'time' ? kind : 'plain', valueSql(field)];
};

/** The entity as JSON text made by the database; its table is `t`, joined as `joinSql` says. */
export const entityJsonSql = ({ fields }: Entity, withAttributes = true): string =>
  jsonObjectSql([
    ['id', 'plain', 't.id'],
    ...fields.map((field) => toMember(field, withAttributes)),
  ]);

/** The entity's members as columns of a result, under their names. */
export const entityColumnsSql = ({ idColumn = 'id', fields }: Entity): string =>
  [`t.${idColumn} as id`, ...fields.map((field) => `${valueSql(field)} as "${field.name}"`)].join(
    ', ',
  );

/** `from` of the entity's table with what its JSON needs. */
export const entityFromSql = ({ table, joinSql = '' }: Entity): string =>
  `from ${table} t ${joinSql}`;
