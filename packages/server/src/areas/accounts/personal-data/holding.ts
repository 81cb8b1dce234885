import type { AccessArea } from '@rastro/sdk/domain';

/** Part of the data, shown as one line of a plan. */
export type DataPart =
  | 'account'
  | 'access'
  | 'shares'
  | 'messages'
  | 'work'
  | 'stops'
  | 'log'
  | 'billing'
  | 'driver'
  | 'person'
  | 'consents';

/**
 * Effect of an erasure on rows: they end, or stay without the person's identity. `kept` rows stay
 * unchanged, for the reason in `keptFor`.
 */
export type DataFate = 'ends' | 'unnamed' | 'kept';

/** Condition for a person's rows in a table `t` with both columns. */
export const OWN = 't.tracking_origin = $1 and t.user_id = $2';

/** The same where the table has no name. */
export const MINE = 'tracking_origin = $1 and user_id = $2';

/** Ends a person's rows of such a table. */
export const deleteFrom = (table: string): readonly string[] => [
  `delete from ${table} where ${MINE}`,
];

/**
 * Rows of one table that are about a person. `$1` is the tracking API, `$2` the number of the account; or its e-mail, and
 * then `$3` whose rows count, null for everybody's.
 */
export interface Holding {
  /** Name in the export. */
  name: string;
  part: DataPart;
  table: string;
  /** Those of its columns that tell of the person; never what opens something. */
  columns: string;
  /** From and where, `t` is the table. */
  rows: string;
  /** Area that other accounts need read access to; left out, being above the account is enough. */
  area?: AccessArea;
  fate: DataFate;
  /** Legal or other reason for keeping the rows. */
  keptFor?: 'tax' | 'accessLog' | 'vehicle' | 'safety' | 'company' | 'proof';
  /** Meaning of `$2` in `rows`; left out, the account's number. */
  by?: 'email';
  /** SQL statements of an erasure; `$2` is the account's number. */
  erase?: readonly string[];
}
