import { timeSql } from '../format-time';
import type { Entity, Field } from './entity';

const readFieldSql = ({ kind, column, readSql }: Field, withAttributes: boolean): string => {
  if (kind === 'attributes' && !withAttributes) return `'{}'::json`;
  if (column === null || readSql) return readSql ?? 'null';
  if (kind === 'time') return timeSql(`t.${column}`);
  return kind === 'reference' ? `coalesce(t.${column}, 0)` : `t.${column}`;
};

/** The entity as JSON made by the database; its table is `t`, joined as `joinSql` says. */
export const entityJsonSql = ({ fields }: Entity, withAttributes = true): string => {
  const members = fields.map((field) => `'${field.name}', ${readFieldSql(field, withAttributes)}`);
  return `json_build_object('id', t.id, ${members.join(', ')})`;
};

/** `from` of the entity's table with what its JSON needs. */
export const entityFromSql = ({ table, joinSql = '' }: Entity): string =>
  `from ${table} t ${joinSql}`;
