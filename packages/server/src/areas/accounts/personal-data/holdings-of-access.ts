import { deleteFrom, MINE, OWN, type Holding } from './holding';

const ofCredentials = (table: string): string =>
  `${table} t join credential c on c.id = t.credential_id
   where c.tracking_origin = $1 and c.user_id = $2`;

/** The account, what it is let in with, and what it shares: ends with its credentials. */
export const HOLDINGS_OF_ACCESS: readonly Holding[] = [
  {
    name: 'accountState',
    part: 'account',
    table: 'account',
    fate: 'unnamed',
    columns: `t.new_email, t.proved_email, t.permissions, t.suspended_at, t.suspension_reason, t.trust_until,
      t.trust_used_at, t.reseller_id, t.works_for_reseller, t.domain, t.retention_days, t.last_code_step is not null as uses_codes`,
    rows: `account t where ${OWN}`,
    erase: [
      `update account set new_email = null, proved_email = null, kept_token = null, kept_token_ends_at = null,
         suspension_reason = '', domain = null where ${MINE}`,
    ],
  },
  {
    name: 'signIns',
    part: 'access',
    table: 'credential',
    fate: 'ends',
    columns: `t.id, t.kind, t.details->>'ip' as address, t.details->>'userAgent' as user_agent,
      t.details->>'startedBy' as started_by, t.created_at, t.last_used_at, t.ends_at`,
    rows: `credential t where ${OWN} and t.kind in ('session', 'device')`,
    erase: deleteFrom('credential'),
  },
  {
    name: 'tokens',
    part: 'access',
    table: 'credential',
    fate: 'ends',
    columns: 't.id, t.kind, t.name, t.created_at, t.last_used_at, t.ends_at',
    rows: `credential t where ${OWN} and t.kind in ('token', 'email', 'telegram')`,
  },
  {
    name: 'keys',
    part: 'access',
    table: 'api_key',
    fate: 'ends',
    columns: `c.id, c.name, t.reads, t.writes, t.may_share, t.may_embed, t.origins, t.addresses,
      c.created_at, c.last_used_at, c.ends_at`,
    rows: ofCredentials('api_key'),
  },
  {
    name: 'embeds',
    part: 'access',
    table: 'embed_token',
    fate: 'ends',
    columns: 'c.id, c.name, t.shown, c.created_at, c.ends_at',
    rows: ofCredentials('embed_token'),
  },
  {
    name: 'recoveryCodes',
    part: 'access',
    table: 'recovery_code',
    fate: 'ends',
    columns: 't.created_at',
    rows: `recovery_code t where ${OWN}`,
    erase: deleteFrom('recovery_code'),
  },
  {
    name: 'invitations',
    part: 'shares',
    table: 'invitation',
    fate: 'ends',
    columns: `c.id, t.settings->>'email' as email, t.settings->>'name' as name, c.created_at,
      t.sent_at, c.ends_at`,
    rows: ofCredentials('invitation'),
  },
  {
    name: 'shares',
    part: 'shares',
    table: 'share',
    fate: 'ends',
    columns: `c.id, c.name, t.device_ids, t.group_id, t.message, t.destination_name,
      t.destination_latitude, t.destination_longitude, t.replay_from, t.replay_to, t.opened_count,
      t.last_opened_at, t.starts_at, c.created_at, c.ends_at`,
    rows: ofCredentials('share'),
  },
  {
    name: 'shareOpenings',
    part: 'shares',
    table: 'share_opening',
    fate: 'ends',
    columns: 't.share_id, t.opened_at, t.device',
    rows: `share_opening t join credential c on c.id = t.share_id
      where c.tracking_origin = $1 and c.user_id = $2`,
  },
  {
    name: 'pushDevices',
    part: 'messages',
    table: 'push_device',
    fate: 'ends',
    columns: 't.id, t.name, t.created_at, t.last_sent_at',
    rows: ofCredentials('push_device'),
  },
];
