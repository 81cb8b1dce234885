import { createHmac } from 'node:crypto';
import type { Unit } from '../../../db/database';
import type { LinkedReport } from '../../../upstream/upstream';
import { isSheetReport } from '../../common/is-sheet-report';
import { seal, unseal } from './sealed-text';
import { loadTokenKey } from './verify-token';

/** Longer addresses break on their way through mail programs. */
const MAX_TOKEN_LENGTH = 2_000;
/** Token of a link: the owner's id first, as that account's key opens the rest. */
const TOKEN = /^([1-9]\d{0,14})\.([\w-]+)$/;

/** Sealed content of a link: the report and its expiry (epoch ms). */
type LinkContent = [type: string, query: string, expiresAt: number];

/** A key for the links of one account, which no token is signed with; a new password makes another. */
const loadLinkKey = async (unit: Unit, userId: number): Promise<Buffer | null> => {
  const { rows } = await unit.query<{ hashed_password: string | null }>(
    'select hashed_password from users where id = $1',
    [userId],
  );
  const [user] = rows;
  if (!user) return null;
  return createHmac('sha256', await loadTokenKey(unit))
    .update(`report link\n${userId}\n${user.hashed_password ?? ''}`)
    .digest();
};

const parseContent = (text: string): LinkContent | null => {
  const content: unknown = JSON.parse(text);
  if (!Array.isArray(content)) return null;
  const [type, query, expiresAt] = content as unknown[];
  const isContent =
    typeof type === 'string' &&
    isSheetReport(type) &&
    typeof query === 'string' &&
    Number.isSafeInteger(expiresAt);
  return isContent ? [type, query, expiresAt as number] : null;
};

/** A link's token for one report; null when it asks for more than a link can carry. */
export const issueReportLink = async (
  unit: Unit,
  { userId, type, query }: LinkedReport,
  expiresAt: number,
): Promise<string | null> => {
  const key = await loadLinkKey(unit, userId);
  if (!key) return null;
  const content: LinkContent = [type, query, expiresAt];
  const token = `${userId}.${seal(key, JSON.stringify(content))}`;
  return token.length > MAX_TOKEN_LENGTH ? null : token;
};

/** The report of a link; null when we never made it, it has expired, or its owner has a new password. */
export const openReportLink = async (
  unit: Unit,
  token: string,
  nowMs: number,
): Promise<LinkedReport | null> => {
  const [, owner, sealed = ''] = (token.length <= MAX_TOKEN_LENGTH && TOKEN.exec(token)) || [];
  const userId = Number(owner);
  const key = owner ? await loadLinkKey(unit, userId) : null;
  const opened = key && unseal(key, sealed);
  if (!opened || typeof opened === 'string') return null;
  const [type, query, expiresAt] = parseContent(opened.content) ?? ['', '', 0];
  return expiresAt > nowMs ? { userId, type, query } : null;
};
