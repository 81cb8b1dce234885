import * as z from 'zod/mini';
import { createListDecoder } from './decode';
import { dateOrNull, flag, requiredNumber, text } from './fields';

const sessionTokenSchema = z.object({
  id: requiredNumber,
  name: text,
  createdAt: dateOrNull,
  lastUsedAt: dateOrNull,
  expiresAt: dateOrNull,
  current: flag,
});

/**
 * A token of a program as its owner sees it; its text is told once, when it is made. `current` is the
 * one that asks. Times are ISO text.
 */
export type SessionToken = z.output<typeof sessionTokenSchema>;

/** Decodes a list of tokens; unreadable ones are left out. Throws ContractError when it is no list. */
export const decodeSessionTokens = createListDecoder('SessionToken', sessionTokenSchema);
