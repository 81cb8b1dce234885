import { z } from 'zod';

/** Body of `POST /session/token`, JSON or form. */
export const newTokenSchema = z.object({
  expiration: z.iso.datetime({ offset: true }).optional(),
  name: z.string().trim().max(128).optional(),
});

/** Body of `POST /session/token/revoke`. */
export const endTokenSchema = z.object({ token: z.string().min(1).max(4096) });

/** A token in lists. */
export const tokenSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
});
