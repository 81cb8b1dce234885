import { z } from 'zod';

const MAX_LENGTH = 1024;

/** Either step of `POST /session/password` (spec §7): who asks, or the token and the new password. */
export const recoverySchema = z.object({
  email: z.string().max(MAX_LENGTH).optional(),
  requested_from: z.string().max(MAX_LENGTH).optional(),
  language: z.string().max(MAX_LENGTH).optional(),
  token: z.string().max(MAX_LENGTH).optional(),
  password: z.string().max(MAX_LENGTH).optional(),
});
