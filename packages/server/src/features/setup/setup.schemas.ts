import { z } from 'zod';

const SHORTEST_PASSWORD = 8;

/** Body of `POST /setup`. */
export const setupSchema = z.object({
  code: z.string().max(64),
  name: z.string().trim().min(1).max(128),
  email: z
    .string()
    .trim()
    .max(128)
    .regex(/^[^\s@]+@[^\s@]+$/, 'must be an e-mail address'),
  password: z.string().min(SHORTEST_PASSWORD).max(1024),
});
