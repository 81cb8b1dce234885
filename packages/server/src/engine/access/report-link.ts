import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Unit } from '../../db/database';
import type { LinkedReport } from '../../upstream/upstream';
import { loadTokenKey } from './verify-token';

const MAC_BYTES = 32;
/** Longer addresses break on their way through mail programs. */
const LONGEST_TOKEN = 2_000;

/** What a link carries: whose report, of what, until when (epoch ms). */
interface LinkContent {
  u: number;
  t: string;
  q: string;
  e: number;
}

/** Signed with the password as well, so that a new one ends the links of before; and as no token is. */
const sign = async (unit: Unit, userId: number, body: Buffer): Promise<Buffer> => {
  const { rows } = await unit.query<{ hashed_password: string | null }>(
    'select hashed_password from users where id = $1',
    [userId],
  );
  return createHmac('sha256', await loadTokenKey(unit))
    .update(`report link\n${rows[0]?.hashed_password ?? ''}\n`)
    .update(body)
    .digest();
};

const parseContent = (body: Buffer): LinkContent | null => {
  try {
    const { u, t, q, e } = JSON.parse(body.toString()) as Record<keyof LinkContent, unknown>;
    const isContent =
      Number.isSafeInteger(u) &&
      typeof t === 'string' &&
      typeof q === 'string' &&
      typeof e === 'number';
    return isContent ? { u: u as number, t, q, e } : null;
  } catch {
    return null;
  }
};

/** A link's token for one report; null when it asks for more than a link can carry. */
export const issueReportLink = async (
  unit: Unit,
  { userId, type, query }: LinkedReport,
  expiresAt: number,
): Promise<string | null> => {
  const content: LinkContent = { u: userId, t: type, q: query, e: expiresAt };
  const body = Buffer.from(JSON.stringify(content));
  const token = Buffer.concat([await sign(unit, userId, body), body]).toString('base64url');
  return token.length > LONGEST_TOKEN ? null : token;
};

/** The report of a link; null when we never made it, it has expired, or its owner has a new password. */
export const openReportLink = async (
  unit: Unit,
  token: string,
  nowMs: number,
): Promise<LinkedReport | null> => {
  const bytes = Buffer.from(token.slice(0, LONGEST_TOKEN + 1), 'base64url');
  const body = bytes.subarray(MAC_BYTES);
  const content = parseContent(body);
  if (!content || content.e <= nowMs) return null;
  const mac = await sign(unit, content.u, body);
  if (!timingSafeEqual(mac, bytes.subarray(0, MAC_BYTES))) return null;
  return { userId: content.u, type: content.t, query: content.q };
};
