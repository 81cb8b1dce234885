/** Any number, boolean or JSON as JSON text. */
const plainJson = (sql: string): string => `coalesce((${sql})::text, 'null')`;

/** Text as JSON text. */
const textJson = (sql: string): string => `coalesce(to_json((${sql})::text)::text, 'null')`;

/** A timestamptz as the API writes it, with milliseconds: the one more makes the database write them all. */
const timeJson = (sql: string): string =>
  `coalesce(left(to_json((${sql}) at time zone 'UTC' + interval '1 microsecond')::text, 24)
    || '+00:00"', 'null')`;

/** SQL that makes a member's JSON, by its kind. */
const JSON_SQL = { plain: plainJson, text: textJson, time: timeJson } as const;

/** Name of a member, what it is and the SQL of its value. */
export type JsonMember = readonly [name: string, kind: keyof typeof JSON_SQL, sql: string];

/**
 * An object as JSON text, made by the database. Put together as text: `json_build_object` and
 * `to_char` take four times as long, and lists are made of thousands.
 */
export const jsonObjectSql = (members: readonly JsonMember[]): string =>
  `('{' || ${members
    .map(
      ([name, kind, sql], index) => `'${index > 0 ? ',' : ''}"${name}":' || ${JSON_SQL[kind](sql)}`,
    )
    .join(' || ')} || '}')`;
