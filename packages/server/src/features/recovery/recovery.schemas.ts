import { z } from 'zod';

const LONGEST = 1024;

/** Either step of `POST /session/password` (spec §7): who asks, or the token and the new password. */
export const recoverySchema = z.object({
  email: z.string().max(LONGEST).optional(),
  requested_from: z.string().max(LONGEST).optional(),
  language: z.string().max(LONGEST).optional(),
  token: z.string().max(LONGEST).optional(),
  password: z.string().max(LONGEST).optional(),
});
