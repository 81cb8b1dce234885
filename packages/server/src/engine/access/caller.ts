import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import type { Unit } from '../../db/database';

/** Caller, with the server's restrictions already added (tracking-api §5.1). */
export interface Caller {
  id: number;
  administrator: boolean;
  /** May make and manage users. */
  manager: boolean;
  readonly: boolean;
  deviceReadonly: boolean;
  limitCommands: boolean;
  disableReports: boolean;
  fixedEmail: boolean;
  /** 0 none, negative any number. */
  deviceLimit: number;
  userLimit: number;
  expirationTimeMs: number | null;
  /** A guest of a share, or of the demo: nothing of the account itself may be changed. */
  temporary: boolean;
  /** Tokens of another epoch are over. */
  credentialEpoch: number;
}

interface CallerRow {
  id: number;
  administrator: boolean;
  readonly: boolean;
  device_readonly: boolean;
  limit_commands: boolean;
  disable_reports: boolean;
  fixed_email: boolean;
  disabled: boolean;
  device_limit: number;
  user_limit: number;
  expiration_time: Date | null;
  temporary: boolean;
  credential_epoch: number;
}

/** An account, good or not. */
export interface Account {
  caller: Caller;
  isDisabled: boolean;
}

/** The account of a user; undefined when it is gone. */
export const readAccount = async (unit: Unit, userId: number): Promise<Account | undefined> => {
  const { rows } = await unit.query<CallerRow>(
    `select u.id, u.administrator, u.disabled, u.device_limit, u.user_limit, u.expiration_time,
       u.temporary, coalesce(a.credential_epoch, 0) as credential_epoch,
       not u.administrator and (u.readonly or s.readonly) as readonly,
       not u.administrator and (u.device_readonly or s.device_readonly) as device_readonly,
       not u.administrator and (u.limit_commands or s.limit_commands) as limit_commands,
       not u.administrator and (u.disable_reports or s.disable_reports) as disable_reports,
       not u.administrator and (u.fixed_email or s.fixed_email) as fixed_email
     from users u cross join server s
     left join account a on a.user_id = u.id and a.tracking_origin = '${ENGINE_ORIGIN}'
     where u.id = $1`,
    [userId],
    { name: 'account' },
  );
  const row = rows[0];
  if (!row) return undefined;
  const caller = {
    id: row.id,
    administrator: row.administrator,
    manager: row.user_limit !== 0,
    readonly: row.readonly,
    deviceReadonly: row.device_readonly,
    limitCommands: row.limit_commands,
    disableReports: row.disable_reports,
    fixedEmail: row.fixed_email,
    deviceLimit: row.device_limit,
    userLimit: row.user_limit,
    expirationTimeMs: row.expiration_time?.getTime() ?? null,
    temporary: row.temporary,
    credentialEpoch: row.credential_epoch,
  };
  return { caller, isDisabled: row.disabled };
};
