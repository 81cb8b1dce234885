import { ACCESS_AREAS, EXPLAINED_ACTIONS } from '@rastro/sdk/domain';
import { z } from 'zod';

const moment = z.iso.datetime();

/** Rights and suspension of an account. */
export const accountAccessSchema = z.object({
  userId: z.number().int(),
  permissions: z.array(z.string()).nullable(),
  bits: z.string().nullable(),
  suspension: z
    .object({
      since: moment,
      reason: z.string(),
      trustAvailable: z.boolean(),
      trustDays: z.number().int(),
    })
    .nullable(),
  trustUntil: moment.nullable(),
  maySuspend: z.boolean(),
  /** Terms that its owner accepted last. */
  acceptedTerms: z.object({ version: z.string(), acceptedAt: moment }).nullable(),
});

/** Permissions for an account: one of the three ways to write them. */
export const accountAccessInputSchema = z
  .strictObject({
    permissions: z.array(z.string().max(64)).max(200).optional(),
    policies: z.record(z.string().max(64), z.array(z.string().max(64)).max(50)).optional(),
    bits: z.string().max(64).optional(),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
    path: ['permissions'],
  });

const trustDays = z.number().int().min(0).max(30);

/** Reason of a suspension, shown to the account's owner. */
export const suspendSchema = z.strictObject({
  reason: z.string().trim().min(1).max(500),
  trustDays: trustDays.optional(),
});

/** Duration of the unlock on trust that an account gets, in days. */
export const grantTrustSchema = z.strictObject({ days: trustDays });

/** Until when an account is open on trust. */
export const trustSchema = z.object({ trustUntil: moment });

/**
 * Account, action and object of an access question; `lock`, `unlock` and `anchor` go with
 * `devices`, `export` with `reports`, `logInAs` with `users`.
 */
export const explainQuery = {
  user: z.coerce.number().int().positive(),
  action: z.enum(EXPLAINED_ACTIONS),
  area: z.enum(ACCESS_AREAS),
  device: z.coerce.number().int().positive().optional(),
};

/** Answer to an access question. */
export const explanationSchema = z.object({
  allowed: z.boolean(),
  rule: z.string().nullable(),
  words: z.string().nullable(),
});
