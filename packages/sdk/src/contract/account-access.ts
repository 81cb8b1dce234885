import { createDecoder, Unreadable } from './decode';
import { isObject } from './describe/read-member';

/** Suspension of an account: its reason and its start. */
export interface AccountSuspension {
  /** ISO text. */
  since: string;
  reason: string;
  /** The one unlock on trust was not used yet. */
  trustAvailable: boolean;
  /** Duration of the unlock on trust, in days; 0 where there is none. */
  trustDays: number;
}

/** A version of the terms of use that somebody accepted. */
export interface AcceptedTerms {
  version: string;
  /** ISO text. */
  acceptedAt: string;
}

/** Permissions and suspension of an account, as the product stores them. */
export interface AccountAccess {
  userId: number;
  /** Given one by one, as `devices.lock`; null where nobody has: roles and flags alone count. */
  permissions: readonly string[] | null;
  /** The same as 32 hex digits (spec §6). */
  bits: string | null;
  suspension: AccountSuspension | null;
  /** Until then a suspended account is open on trust, ISO text; null where it is not. */
  trustUntil: string | null;
  /** True when the caller may suspend it, open it again, and give it an unlock on trust. */
  maySuspend: boolean;
  /** The terms of use that its owner accepted last; null for none. */
  acceptedTerms: AcceptedTerms | null;
}

/** Gives an account its permissions: by their names, by area, or as the string. */
export type AccountAccessInput =
  | { permissions: readonly string[] }
  | { policies: Readonly<Record<string, readonly string[]>> }
  | { bits: string };

/** Decision on an action, with the rule that refuses it. */
export interface AccessExplanation {
  allowed: boolean;
  /** The code of the rule that refuses; null where it is allowed. */
  rule: string | null;
  /** The rule in the language that was asked for; null where it is allowed. */
  words: string | null;
}

/** Decodes what an account may do; throws ContractError. */
export const decodeAccountAccess = /* @__PURE__ */ createDecoder<AccountAccess>(
  'AccountAccess',
  (value) => {
    const { userId, permissions, bits, suspension, trustUntil, maySuspend, acceptedTerms } =
      isObject(value) ? value : {};
    if (typeof userId !== 'number') return new Unreadable('userId');
    return {
      userId,
      permissions: Array.isArray(permissions) ? permissions.map(String) : null,
      bits: typeof bits === 'string' ? bits : null,
      suspension: isObject(suspension)
        ? {
            since: String(suspension['since']),
            reason: String(suspension['reason']),
            trustAvailable: suspension['trustAvailable'] === true,
            trustDays: Number(suspension['trustDays'] ?? 0),
          }
        : null,
      trustUntil: typeof trustUntil === 'string' ? trustUntil : null,
      maySuspend: maySuspend === true,
      acceptedTerms: (acceptedTerms ?? null) as AcceptedTerms | null,
    };
  },
);

/** Decodes whether somebody may do something; throws ContractError. */
export const decodeExplanation = /* @__PURE__ */ createDecoder<AccessExplanation>(
  'AccessExplanation',
  (value) => {
    const { allowed, rule, words } = isObject(value) ? value : {};
    if (typeof allowed !== 'boolean') return new Unreadable('allowed');
    const text = (given: unknown): string | null => (typeof given === 'string' ? given : null);
    return { allowed, rule: text(rule), words: text(words) };
  },
);

/** Decodes until when an account is open on trust, ISO text; throws ContractError. */
export const decodeTrust = /* @__PURE__ */ createDecoder<string>('Trust', (value) => {
  const { trustUntil } = isObject(value) ? value : {};
  return typeof trustUntil === 'string' ? trustUntil : new Unreadable('trustUntil');
});
