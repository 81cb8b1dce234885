import type { ColumnType, Generated } from 'kysely';

/** A timestamptz: read as Date, written as Date. */
type Timestamp = ColumnType<Date, Date, Date>;

/** One signed-in browser. The token itself is never stored. */
export interface SessionTable {
  /** SHA-256 of the 256-bit token, hex. */
  token_hash: string;
  user_id: number;
  /** How it began: with a password, a token, the demo's one click, or the first set-up. */
  kind: 'password' | 'token' | 'demo' | 'setup';
  is_remembered: boolean;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  idle_expires_at: Timestamp;
  absolute_expires_at: Timestamp;
  ip: string;
  user_agent: string;
}

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
  session: SessionTable;
  login_throttle: LoginThrottleTable;
  setting: SettingTable;
}
