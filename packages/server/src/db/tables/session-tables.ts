import type { ColumnType, Generated } from 'kysely';

/** A timestamptz: read as Date, written as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/** Failed sign-ins of one key (an account, an address, or both). */
export interface LoginThrottleTable {
  key: string;
  failures: Generated<number>;
  last_failure_at: Timestamp;
  blocked_until: Timestamp | null;
}

/** Small facts of the server itself (prefix of names: the area that owns it). */
export interface SettingTable {
  key: string;
  /** JSON, written as text. */
  value: ColumnType<unknown, string, string>;
}

/** Tables of the extra layer. */
export interface SessionTables {
  login_throttle: LoginThrottleTable;
  setting: SettingTable;
}
