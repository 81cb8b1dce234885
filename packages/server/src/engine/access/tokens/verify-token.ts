import { randomBytes } from 'node:crypto';
import type { Unit } from '../../../db/database';
import type { Refusal, TokenOwner } from '../../../upstream/upstream';
import { EngineError } from '../../common/engine-error';
import type { Accounts } from '../accounts';
import { parseToken } from './token';

/** The key that signs tokens; made once and kept with the server's row. */
export const loadTokenKey = async (unit: Unit): Promise<string> => {
  const read = () => unit.query<{ token_key: string | null }>('select token_key from server');
  const known = (await read()).rows[0]?.token_key;
  if (known) return known;
  await unit.query('update server set token_key = $1 where token_key is null', [
    randomBytes(32).toString('base64url'),
  ]);
  return (await read()).rows[0]?.token_key ?? '';
};

const refuse = (status: number, message: string): Refusal => ({ status, message });

/** Returns the token's owner, or why not (tracking-api §1.1, §14). */
export const verifyToken = async (
  accounts: Accounts,
  key: string,
  text: string,
  nowMs: number,
): Promise<TokenOwner | Refusal> => {
  const content = parseToken(key, text);
  if (content === 'unreadable') return refuse(400, 'The token cannot be read');
  if (content === 'forged') return refuse(401, 'Invalid signature');
  if (content.expiresAt <= nowMs) return refuse(401, 'Token has expired');
  const { id, userId, epoch, expiresAt, setsPassword, madeWith } = content;
  const chain = [...madeWith, { id, userId, epoch }];
  for (const link of chain) {
    if (await accounts.isRevoked(link.id)) return refuse(401, 'Token has been revoked');
  }
  try {
    for (const link of chain) {
      const { credentialEpoch } = await accounts.caller({ userId: link.userId }, nowMs);
      if (credentialEpoch !== link.epoch) return refuse(401, 'Token has been revoked');
    }
  } catch (error) {
    if (error instanceof EngineError) return refuse(401, 'HTTP 401 Unauthorized');
    throw error;
  }
  return { userId, expiresAt, setsPassword, chain };
};
