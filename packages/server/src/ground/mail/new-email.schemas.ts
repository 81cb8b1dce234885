import { z } from 'zod';

const MAX_LENGTH = 1024;

/** `POST /session/email`: the token of the link in the mail. */
export const newEmailSchema = z.object({ token: z.string().max(MAX_LENGTH) });
