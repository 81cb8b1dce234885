import { z } from 'zod';

const flag = z.union([z.boolean(), z.enum(['true', 'false', 'on', ''])]).optional();

/** Body of `POST /session`, JSON or form; other members are ignored, as clients send them. */
export const signInSchema = z.object({
  email: z.string().min(1).max(128),
  password: z.string().min(1).max(1024),
  code: z.union([z.string().max(64), z.number().transform(String)]).optional(),
  remember: flag.transform((value) => value === true || value === 'true' || value === 'on'),
});
