import type { AccessArea } from '@rastro/sdk/domain';

/** What a person is told of together, on one line of a plan. */
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
 * What an erasure does to rows: they end, or they stay without what names the person. `kept` stays as it is: what for
 * says `keptFor`.
 */
export type DataFate = 'ends' | 'unnamed' | 'kept';

/** Which rows of a table `t` with both columns are a person's. */
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
  /** As the export calls it. */
  name: string;
  part: DataPart;
  table: string;
  /** Those of its columns that tell of the person; never what opens something. */
  columns: string;
  /** From and where, `t` is the table. */
  rows: string;
  /** What somebody else must be allowed to read; left out, standing above the account is enough. */
  area?: AccessArea;
  fate: DataFate;
  /** Why law or others need it. */
  keptFor?: 'tax' | 'accessLog' | 'vehicle' | 'safety' | 'company' | 'proof';
  /** What `$2` is in `rows`; left out, the number. */
  by?: 'email';
  /** What an erasure runs; `$2` is the number. */
  erase?: readonly string[];
}
