import { z } from 'zod';

/** Body of `POST /setup`; the rules of the fields are `validateUserForm`'s. */
export const setupSchema = z.object({
  code: z.string().max(64),
  name: z.string().trim().max(128),
  email: z.string().trim().max(128),
  password: z.string().max(1024),
});
