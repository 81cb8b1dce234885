/** An entity's members by their names on the wire, every one present. */
export type EntityValues = { id: number } & Record<string, unknown>;

/** Kind of a member, for reading it from a body, keeping it in a column and writing it out. */
export type FieldKind =
  | 'text'
  | 'boolean'
  | 'integer'
  | 'double'
  | 'time'
  | 'reference'
  | 'attributes'
  | 'json';

/** One member of an entity. */
export interface Field {
  name: string;
  kind: FieldKind;
  /** The column; null: taken, echoed as sent and managed by the server (tracking-api §0). */
  column: string | null;
  /** SQL that reads it, where that is no column of the table (alias `t`). */
  readSql?: string;
  /** It lies in the entity's column of JSON, under its name. */
  inJson?: boolean;
  /** Value for a body without the member, where it is not the kind's empty value. */
  fallback?: unknown;
  /** The name of the entity whose id it is. */
  refersTo?: string;
  /** Must not be missing or null. */
  required?: boolean;
  /** Surrounding blanks are cut; null is refused. */
  trimmed?: boolean;
  /** Never read back: written by its own rule. */
  writeOnly?: boolean;
}

/** An entity: its table, members and how people come to see it. */
export interface Entity {
  /** Name as in `Device access denied`. */
  name: string;
  /** First part of the path: `devices`. */
  path: string;
  table: string;
  /** The column of its id. Default `id`. */
  idColumn?: string;
  /** The column of JSON that keeps the members which have none of their own. */
  jsonColumn?: string;
  fields: readonly Field[];
  /** Ignores members it does not know instead of refusing them. */
  lenient?: boolean;
  sortColumn: string;
  keywordColumns: readonly string[];
  /** Joined when read. */
  joinSql?: string;
  /** Column of this entity in link tables. */
  linkColumn: string;
  /** `user_id`, linkColumn: who sees it, groups counted. */
  seenView: string;
  /** `user_id`, linkColumn: whom it is linked to; with `userId=` devices are listed by it. */
  linkTable: string;
}
