import { type AccessAction, decide } from '@rastro/sdk/domain';
import type { Access } from '../../features/access/access';
import { type ApiError, forbidden } from '../../request/api-error';
import { changesOf } from './changes-of';
import type { AskedAccess, CallRow, GateRow } from './gate-row';
import type { AreaHook, Body, HookCall } from './hooks/area-hook';

type Call = Omit<HookCall, 'prefix'> & { hook: AreaHook };

const ACTIONS: Readonly<Record<CallRow['method'], AccessAction>> = {
  GET: 'read',
  POST: 'create',
  PUT: 'update',
  PATCH: 'update',
  DELETE: 'delete',
};

/** Asks `decide` about a call of the gate: before it is sent, once it is known what changes, and when it was refused. */
export const createRightsCheck = (access: Access, prefix: string) => ({
  /** Before anything is sent: whose the thing is is not known yet. Throws a 403. */
  async checkCall(call: Call & Pick<AskedAccess, 'query'> & { sent: Body | undefined }) {
    const { match, userId, query, sent, read, hook } = call;
    const { row } = match;
    const { area, subject } = (await row.access?.({ query, body: sent, prefix, read })) ?? {};
    await access.require(userId, actionOf(row), area ?? row.area, {
      ...(await hook.subjectOf?.({ ...call, prefix })),
      ...subject,
    });
  },
  /** Once it was read as it is: the account sees it, and what is written (all of it) is known. Throws a 403. */
  async checkStored(call: Call & { stored: Body; whole: Body | undefined }) {
    const { match, userId, stored, whole, hook } = call;
    await access.require(userId, actionOf(match.row), match.row.area, {
      own: true,
      ...(await hook.subjectOf?.({ ...call, prefix, sent: undefined })),
      ...(await hook.storedSubjectOf?.({ ...call, prefix })),
      ...(whole && changesOf(stored, whole)),
    });
  },
  /** The tracking API counts, and says only that it refused: what else could it be than the limit? */
  async explainRefusal(refused: ApiError, { row }: Call['match'], userId: number) {
    if (refused.code !== 'WRITE_ACCESS_DENIED' || row.method !== 'POST') return refused;
    const actor = await access.actorOf(userId);
    const { rule } = decide(actor, actionOf(row), row.area, { count: Infinity });
    return rule === null ? refused : forbidden(rule);
  },
});

const actionOf = ({ action, method }: GateRow): AccessAction => action ?? ACTIONS[method];
