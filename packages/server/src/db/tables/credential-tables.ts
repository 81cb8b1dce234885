import type { ColumnType, Generated } from 'kysely';

type Time = ColumnType<Date, Date, Date>;
type NullableTime = ColumnType<Date | null, Date | null, Date | null>;
/** A `json` column: decoded when read, written as text. */
type Json<T> = ColumnType<T, string, string>;

/** Data about a user that the tracking API at `tracking_origin` does not know. */
export interface AccountTable {
  /** `engine`, or the address of a tracking server elsewhere. */
  tracking_origin: string;
  user_id: number;
  /** Credentials of another epoch are over. */
  credential_epoch: Generated<number>;
  epoch_raised_at: NullableTime;
  /** Waits for its confirmation. */
  new_email: string | null;
  /** The last one, in small letters, whose link was opened; proof only while the account still has it. */
  proved_email: string | null;
  /** A token of the tracking server, sealed. */
  kept_token: string | null;
  kept_token_ends_at: NullableTime;
  /** Given one by one, 32 hex digits. */
  permissions: string | null;
  suspended_at: NullableTime;
  suspended_by: number | null;
  suspension_reason: string | null;
  /** The end of the one unlock on trust, once it was used. */
  trust_until: NullableTime;
  trust_used_at: NullableTime;
  reseller_id: number | null;
  retention_days: number | null;
  domain: string | null;
}

/**
 * The ways to be let in. Those of a `share` see what it shows and nothing else; a `share-view` is one of them. One of
 * the kind `telegram` lets nobody in: it ties a chat to the account.
 */
export type CredentialKind =
  | 'session'
  | 'device'
  | 'token'
  | 'email'
  | 'share'
  | 'share-view'
  | 'key'
  | 'embed'
  | 'invitation'
  | 'telegram';

/** One of them. What is shown itself is never stored. */
export interface CredentialTable {
  id: Generated<number>;
  /** SHA-256 of 256 random bits, hex. */
  hash: string;
  kind: CredentialKind;
  name: Generated<string>;
  tracking_origin: string;
  user_id: number;
  scopes: Json<string[] | null>;
  origins: Json<string[] | null>;
  epoch: number;
  /** It ends with this one. */
  made_with: number | null;
  details: Json<Record<string, unknown>>;
  created_at: Time;
  last_used_at: NullableTime;
  idle_ends_at: NullableTime;
  ends_at: Time;
}

/** Contents opened by a credential of the kind `share`. */
export interface ShareTable {
  credential_id: number;
  device_ids: Json<number[]>;
  group_id: number | null;
  shows_name: boolean;
  shows_speed: boolean;
  shows_address: boolean;
  shows_trail: boolean;
  opened_count: Generated<number>;
  last_opened_at: NullableTime;
  starts_at: NullableTime;
  shows_plate: Generated<boolean>;
  shows_area: Generated<boolean>;
  shows_driver: Generated<boolean>;
  shows_fences: Generated<boolean>;
  trail_hours: Generated<number>;
  destination_name: Generated<string>;
  destination_latitude: Generated<number>;
  destination_longitude: Generated<number>;
  arrival_fence_id: number | null;
  /** It was seen outside the fence of arrival since. */
  was_outside: Generated<boolean>;
  replay_from: NullableTime;
  replay_to: NullableTime;
  max_openings: Generated<number>;
  language: Generated<string>;
  message: Generated<string>;
  pin_hash: string | null;
  pin_failures: Generated<number>;
}

/** One opening of a link. */
export interface ShareOpeningTable {
  id: Generated<number>;
  share_id: number;
  opened_at: Time;
  device: string;
}

/** Permissions of a credential of the kind `key`. */
export interface ApiKeyTable {
  credential_id: number;
  reads: string;
  writes: string;
  may_share: boolean;
  may_embed: boolean;
  origins: string;
  addresses: string;
  /** Its first characters. */
  hint: string;
  /** Names it in addresses of frames. */
  public_id: string;
}

/** Contents shown by a credential of the kind `embed`. */
export interface EmbedTokenTable {
  credential_id: number;
  shown: Json<Record<string, unknown>>;
}

/** Data of what a credential of the kind `invitation` creates. */
export interface InvitationTable {
  credential_id: number;
  settings: Json<Record<string, unknown>>;
  sent_at: NullableTime;
  /** Since when an account is being made of it. */
  claimed_at: NullableTime;
}

/** Accounts, and all they are let in with. */
export interface CredentialTables {
  account: AccountTable;
  credential: CredentialTable;
  share: ShareTable;
  share_opening: ShareOpeningTable;
  api_key: ApiKeyTable;
  embed_token: EmbedTokenTable;
  invitation: InvitationTable;
}
