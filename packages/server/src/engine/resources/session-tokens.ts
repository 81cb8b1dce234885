import { randomInt } from 'node:crypto';
import { formatToken, parseToken } from '../access/token';
import { loadTokenKey } from '../access/verify-token';
import { refused } from '../engine-error';
import { parseZonedTime } from '../query-values';
import { type Handler, json, noContent } from '../request-context';

/** A token lives seven days unless asked otherwise (tracking-api §1.1). */
const LIFETIME_MS = 7 * 86_400_000;
const LARGEST_ID = 2 ** 48 - 1;

const readForm = (body: unknown, name: string): string | undefined => {
  if (body instanceof URLSearchParams) return body.get(name) ?? undefined;
  if (typeof body !== 'object' || body === null || !Object.hasOwn(body, name)) return undefined;
  const value = (body as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : undefined;
};

/** `POST /session/token`: raw text; never beyond the token the caller came with. */
const create: Handler = async (context) => {
  const { caller } = await context.access();
  const { actor } = context;
  const asked = readForm(context.request.body, 'expiration');
  const cap = 'tokenExpiresAt' in actor ? actor.tokenExpiresAt : undefined;
  const askedMs = asked === undefined ? undefined : parseZonedTime(asked);
  if (asked !== undefined && askedMs === undefined) {
    throw refused('HTTP 400 Bad Request');
  }
  if (cap !== undefined && askedMs === undefined) {
    throw refused('expiration is required');
  }
  const expiresAt = Math.min(askedMs ?? context.clock() + LIFETIME_MS, cap ?? Infinity);
  const id = randomInt(1, LARGEST_ID);
  const key = await loadTokenKey(context.unit);
  return json(formatToken(key, { id, userId: caller.id, expiresAt }));
};

/** `POST /session/token/revoke`: whoever holds a token may end it. */
const revoke: Handler = async (context) => {
  await context.access();
  const text = readForm(context.request.body, 'token') ?? '';
  const content = parseToken(await loadTokenKey(context.unit), text);
  if (typeof content === 'string') throw refused('Invalid signature');
  await context.unit.query('insert into revoked_tokens (id, expires_at) values ($1, $2)', [
    content.id,
    new Date(content.expiresAt),
  ]);
  return noContent();
};

/** Tokens of the signed-in account (tracking-api §1.2). */
export const tokenHandlers = { create, revoke };
