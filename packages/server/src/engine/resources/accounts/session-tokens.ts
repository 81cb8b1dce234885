import { endMadeWithToken } from '../../../db/credential-epoch';
import { issueToken, readExpiration, TOKEN_LIFETIME_MS } from '../../access/tokens/issue-token';
import { parseToken } from '../../access/tokens/token';
import { loadTokenKey } from '../../access/tokens/verify-token';
import { refused } from '../../common/engine-error';
import { readForm } from '../../common/read-form';
import type { Handler } from '../../requests/request-context';
import { json, noContent } from '../../requests/answers';

/** `POST /session/token`: raw text; never beyond the token the caller came with. */
const create: Handler = async (context) => {
  const { caller } = await context.access();
  const { actor } = context;
  const askedMs = readExpiration(readForm(context.request.body, 'expiration'));
  const cap = 'tokenExpiresAt' in actor ? actor.tokenExpiresAt : undefined;
  if (cap !== undefined && askedMs === undefined) {
    throw refused('expiration is required');
  }
  const expiresAt = Math.min(askedMs ?? context.clock() + TOKEN_LIFETIME_MS, cap ?? Infinity);
  const madeWith = 'tokenChain' in actor ? actor.tokenChain : undefined;
  return json(await issueToken(context.unit, { userId: caller.id, expiresAt, madeWith }));
};

/** `POST /session/token/revoke`: whoever holds a token may end it. */
const revoke: Handler = async (context) => {
  await context.access();
  const text = readForm(context.request.body, 'token') ?? '';
  const content = parseToken(await loadTokenKey(context.unit), text);
  if (typeof content === 'string') throw refused('Invalid signature');
  await context.unit.query(
    'insert into revoked_tokens (id, expires_at) values ($1, $2) on conflict do nothing',
    [content.id, new Date(content.expiresAt)],
  );
  await endMadeWithToken(context.unit, content.id);
  await context.audit({ type: 'remove', objectType: 'token' });
  return noContent();
};

/** Tokens of the signed-in account (tracking-api §1.2). */
export const tokenHandlers = { create, revoke };
