import type { Entity, Field, FieldKind } from './entity';

const snake = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

/** A member kept in a column of the same name. */
export const field = (kind: FieldKind, name: string, more: Partial<Field> = {}): Field => ({
  name,
  kind,
  column: snake(name),
  ...more,
});

/** Several of one kind. */
export const fields = (kind: FieldKind, ...names: string[]): Field[] =>
  names.map((name) => field(kind, name));

/** Free values. */
export const ATTRIBUTES: Field = field('attributes', 'attributes');

/** A name that must be there. */
export const NAME: Field = field('text', 'name', { required: true });

/** Where links of an entity lie: `user_geofence.geofence_id`. */
export const linkedAs = (
  property: string,
): Pick<Entity, 'linkColumn' | 'seenView' | 'linkTable'> => ({
  linkColumn: `${property}_id`,
  seenView: `user_${property}`,
  linkTable: `user_${property}`,
});
