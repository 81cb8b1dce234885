import { type AccessAction, type AccessSubject, decide, listChanges } from '@rastro/sdk/domain';
import type { Access } from '../../features/access/access';
import { type ApiError, forbidden } from '../../request/api-error';
import type { AskedAccess, CallRow, GateRow } from './gate-row';
import type { RowMatch } from './match-row';

type Body = Record<string, unknown>;

interface Call {
  match: RowMatch<GateRow>;
  userId: number;
}

const ACTIONS: Readonly<Record<CallRow['method'], AccessAction>> = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};

/** Asks `decide` about a call of the gate: before it is sent, once it is known what changes, and when it was refused. */
export function createRightsCheck(access: Access, prefix: string) {
  /** Nobody takes an administrator above from above, nor gets above it, by a link of who manages whom. */
  const managersOf = async (call: Call & { sent: Body | undefined }): Promise<AccessSubject> => {
    const { match, userId, sent } = call;
    if (match.row.area !== 'links' || sent?.['managedUserId'] === undefined) return {};
    const account = Number(sent[match.row.method === 'DELETE' ? 'userId' : 'managedUserId']);
    const { kind } = await access.actorOf(userId);
    if (account === userId || kind !== 'administrator') return {};
    return { isSuperior: await access.isSuperior(userId, account) };
  };

  return {
    /** Before anything is sent: whose the thing is is not known yet. Throws a 403. */
    async checkCall(call: Call & Pick<AskedAccess, 'query' | 'read'> & { sent: Body | undefined }) {
      const { match, userId, query, sent, read } = call;
      const told = await match.row.access?.({ query, body: sent, prefix, read });
      const { area, subject } = told ?? {};
      const isNewUser = match.row.area === 'users' && match.row.method === 'POST';
      await access.require(userId, actionOf(match.row), area ?? match.row.area, {
        ...selfOf(call),
        ...(isNewUser && changesOf({}, sent ?? {})),
        ...(await managersOf(call)),
        ...subject,
      });
    },
    /** Once it was read as it is: the account sees it, and what is written (all of it) is known. Throws a 403. */
    async checkStored(call: Call & { stored: Body; whole: Body | undefined }) {
      const { match, userId, stored, whole } = call;
      const { row, id } = match;
      const self = selfOf(call);
      const isOther = row.area === 'users' && self.isSelf === false && id !== undefined;
      const isSuperior =
        isOther && stored['administrator'] === true && (await access.isSuperior(userId, id));
      const changes = whole && changesOf(stored, whole);
      const subject = { own: true, ...self, isSuperior, ...changes };
      await access.require(userId, actionOf(row), row.area, subject);
    },
    /** The tracking API counts, and says only that it refused: what else could it be than the limit? */
    async explainRefusal(refused: ApiError, { row }: Call['match'], userId: number) {
      if (refused.code !== 'WRITE_ACCESS_DENIED' || row.method !== 'POST') return refused;
      const actor = await access.actorOf(userId);
      const { rule } = decide(actor, actionOf(row), row.area, { count: Infinity });
      return rule === null ? refused : forbidden(rule);
    },
  };
}

const actionOf = ({ action, method }: GateRow): AccessAction => action ?? ACTIONS[method];

const selfOf = ({ match: { row, id }, userId }: Call): AccessSubject =>
  row.area === 'users' && id !== undefined ? { isSelf: id === userId } : {};

const changesOf = (before: Body, after: Body): AccessSubject => {
  const changes = listChanges(before, after);
  if (!changes.includes('expirationTime')) return { changes };
  const end = after['expirationTime'];
  return { changes, expiresAt: end ? Date.parse(String(end)) : null };
};
