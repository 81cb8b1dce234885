import { type AccessAction, type AccessArea, decide } from '@rastro/sdk/domain';
import type { Access } from '../../ground/access/access';
import { requireNoEffects } from '../../ground/keys/keys';
import { type ApiError, forbidden } from '../../request/api-error';
import { changesOf } from './changes-of';
import type { AskedAccess, CallRow, GateRow } from './gate-row';
import type { AreaHook, Body, HookCall } from './hooks/area-hook';

type Call = Omit<HookCall, 'prefix'> & {
  hook: AreaHook;
  /** Area of rights that the call falls under. */
  area: AccessArea;
  /** A program asks, with a key. */
  isByKey: boolean;
};

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
    const { match, userId, query, sent, read, hook, area } = call;
    const { row } = match;
    const told = await row.access?.({ query, body: sent, prefix, read });
    const subject = { ...(await hook.subjectOf?.({ ...call, prefix })), ...told };
    if (call.isByKey) requireNoEffects(subject);
    await access.require(userId, actionOf(row), area, subject);
  },
  /** Once it was read as it is: the account sees it, and what is written (all of it) is known. Throws a 403. */
  async checkStored(call: Call & { stored: Body; whole: Body | undefined }) {
    const { match, userId, stored, whole, hook, area } = call;
    const subject = {
      own: true,
      ...(await hook.subjectOf?.({ ...call, prefix, sent: undefined })),
      ...(await hook.storedSubjectOf?.({ ...call, prefix })),
      ...(whole && changesOf(stored, whole)),
    };
    if (call.isByKey) requireNoEffects(subject);
    await access.require(userId, actionOf(match.row), area, subject);
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
