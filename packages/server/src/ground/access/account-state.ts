import { INVOICE_OVERDUE } from '@rastro/sdk/domain';
/** Reason and start of a suspension. */
export interface Suspension {
  since: Date;
  reason: string;
  byUserId: number | null;
  /** The one unlock on trust was not used yet. */
  trustAvailable: boolean;
  /** Duration of that unlock, in days; 0 where there is none. */
  trustDays: number;
}

/** State of an account that no tracking API knows. */
export interface AccountState {
  /** Given one by one here, as 32 hex digits; null where nobody has. */
  permissions: string | null;
  /** null where the account is open, on trust too. */
  suspension: Suspension | null;
  /** Until then the account is open on trust; null where it is not. */
  trustUntil: Date | null;
  resellerId: number | null;
  /** The reseller in whose account it works, signed in as itself. */
  worksFor: number | null;
  /** Retention of its vehicles' positions, in days; null where the server alone decides. */
  retentionDays: number | null;
  /** Sells the service on. */
  isReseller: boolean;
  /** Domain at which a reseller's customers sign in; null for an account that is no reseller. */
  resellerDomain: string | null;
  /**
   * Driver of the account, and the device they drive; null for an account that is no driver with
   * codes.
   */
  qrDriver: { driverId: number; deviceId: number | null } | null;
}

/** Suspension that holds an account closed, on trust or not. */
export interface HeldState {
  since: Date | null;
  reason: string;
  /** The product did so by itself. */
  byNobody: boolean;
  /** The reseller that it was suspended with. */
  tree: number | null;
  /** It is not suspended, or open on trust. */
  isOpen: boolean;
  /** Duration of an unlock on trust that was not used yet, in days. */
  trustDays: number;
}

/** The columns that say so. */
export type HeldRow = Pick<StateRow, (typeof STATE_OF_HELD)[number]> & {
  suspended_with: number | null;
};

const STATE_OF_HELD = [
  ...(['suspended_at', 'suspended_by', 'suspension_reason', 'trust_until'] as const),
  ...(['trust_used_at', 'trust_days'] as const),
] as const;

/** Columns read to know what holds an account closed. */
export const HELD = [...STATE_OF_HELD, 'suspended_with'] as const;

/** State of an account of which nothing is known. */
export const OPEN_ACCOUNT: AccountState = {
  permissions: null,
  suspension: null,
  trustUntil: null,
  resellerId: null,
  worksFor: null,
  retentionDays: null,
  isReseller: false,
  resellerDomain: null,
  qrDriver: null,
};

/** Row of an account's state. */
export interface StateRow {
  user_id: number;
  permissions: string | null;
  suspended_at: Date | null;
  suspended_by: number | null;
  suspension_reason: string | null;
  trust_until: Date | null;
  trust_used_at: Date | null;
  trust_days: number | null;
  /** The reseller above that was suspended with all below it. */
  suspended_above: number | null;
  reseller_id: number | null;
  works_for: number | null;
  retention_days: number | null;
  is_reseller: boolean;
  reseller_domain: string | null;
  driver_id: number | null;
  device_id: number | null;
}

const isTrusted = (until: Date | null, nowMs: number): boolean =>
  until !== null && until.getTime() > nowMs;

/** Reason of a suspension: an invoice where nobody suspended the account, whatever sentence was stored before. */
const readReason = (row: Pick<StateRow, 'suspended_at' | 'suspended_by' | 'suspension_reason'>) =>
  row.suspended_at !== null && row.suspended_by === null
    ? INVOICE_OVERDUE
    : (row.suspension_reason ?? '');

/** An account as it is now. */
export function toState(row: StateRow, nowMs: number): AccountState {
  const { permissions, reseller_id: resellerId, suspended_at: since } = row;
  const isOnTrust = since !== null && isTrusted(row.trust_until, nowMs);
  const trustDays = row.trust_days ?? 0;
  const suspension = since !== null &&
    !isOnTrust && {
      since,
      reason: readReason(row),
      byUserId: row.suspended_by,
      trustAvailable: row.trust_used_at === null && trustDays > 0 && row.suspended_above === null,
      trustDays,
    };
  const { driver_id: driverId, device_id: deviceId } = row;
  const qrDriver = driverId === null ? null : { driverId, deviceId };
  return {
    permissions,
    resellerId,
    worksFor: row.works_for,
    qrDriver,
    suspension: suspension || null,
    trustUntil: isOnTrust ? row.trust_until : null,
    isReseller: row.is_reseller,
    resellerDomain: row.reseller_domain,
    retentionDays: row.retention_days,
  };
}

/** Returns the suspension that holds an account closed now; nothing without a row. */
export const toHeld = (row: HeldRow | undefined, nowMs: number): HeldState => ({
  since: row?.suspended_at ?? null,
  byNobody: row?.suspended_by === null,
  reason: row ? readReason(row) : '',
  tree: row?.suspended_with ?? null,
  isOpen: !row?.suspended_at || isTrusted(row.trust_until, nowMs),
  trustDays: row && row.trust_used_at === null ? (row.trust_days ?? 0) : 0,
});
