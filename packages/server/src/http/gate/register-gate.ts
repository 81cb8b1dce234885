import { Readable } from 'node:stream';
import { type AccessArea, mergePatch } from '@rastro/sdk/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import {
  type MergeChange,
  toRefusal,
  type Upstream,
  type UpstreamContext,
  type UpstreamRequest,
  type UpstreamResponse,
} from '../../upstream/upstream';
import { recordAction } from '../../upstream/record-action';
import type { AccountRights } from '../../ground/access/account-rights';
import type { Access } from '../../ground/access/access';
import { type ChangeLog, loggedBy } from '../../ground/logs/change-log';
import type { ReadLog } from '../../ground/logs/read-log';
import { toPositionRead } from '../../ground/logs/to-position-read';
import { listAnchored } from '../../ground/logs/list-anchored';
import { toWhole } from '../../request/read-whole';
import { ApiError, unauthorized } from '../../request/api-error';
import { notFound } from '../../request/error-answer';
import type { OwnResource } from '../../request/own-resource';
import {
  type Identify,
  type Identity,
  toKept,
  toUpstreamActor,
} from '../../ground/identity/identity';
import { type IdentifyKey, requireScope } from '../../ground/keys/keys';
import { createAccountThrottle, HEAVY_PER_MINUTE } from '../../request/account-throttle';
import { buildBody } from './build-body';
import { buildQuery } from './build-query';
import { checkValues } from '../../request/check-values';
import type { GateRow } from './gate-row';
import type { AreaHook, Body, PreparedWrite } from './hooks/area-hook';
import { createRightsCheck } from './check-rights';
import { createRowMatcher, type RowMatch } from './match-row';
import { onlyChanged } from './only-changed';
import { MAX_TARGET_LENGTH, parseTarget } from './parse-target';
import { toOwnAction } from './to-own-action';
import { translateError } from '../../request/translate-error';

declare module 'fastify' {
  interface FastifyRequest {
    /** The row of the gate that the call stands in, below `/api`; null outside the gate. */
    gateTemplate: string | null;
  }
}

interface GateOptions {
  /** The calls that are let through. */
  rows: readonly GateRow[];
  upstream: Pick<Upstream, 'origin' | 'send' | 'change'>;
  identify: Identify;
  identifyKey: IdentifyKey;
  access: Access;
  /** Prefix of the brand's attributes. */
  prefix: string;
  /** Mail goes out from here. */
  hasMail: () => boolean;
  /** Tells open pages whose rights are others now. */
  rights: Pick<AccountRights, 'tell'>;
  /** Extra behaviour of calls by area, beyond their rows. */
  hooks: Partial<Record<AccessArea, AreaHook>>;
  /** Has the log of actions. */
  actions: Pick<Upstream, 'recordAction'>;
  changeLog: Pick<ChangeLog, 'around'>;
  readLog: Pick<ReadLog, 'note'>;
  /** Resources served in place of the tracking API, by the rows' entity name. */
  own: Readonly<Record<string, OwnResource<Identity>>>;
  clock: () => number;
}

const NO_HOOK: AreaHook = {};

const GATE = '/api/*';

/** Throws a 404 or a 405 for a request that comes to the gate and is none of its calls. */
export const createCallCheck = (rows: readonly GateRow[]): ((request: FastifyRequest) => void) => {
  const matchRow = createRowMatcher(rows);
  return (request) => {
    if (request.routeOptions.url === GATE) admit(request, matchRow);
  };
};

/** Returns the handler of a row, in the name of the caller. */
const createAnswerer =
  ({ own: ownOf, upstream }: Pick<GateOptions, 'own' | 'upstream'>) =>
  (
    row: GateRow,
    { identity, keyId }: { identity: Identity; keyId: number | undefined },
    alongside?: UpstreamContext['alongside'],
  ) => {
    const own = row.entity === undefined ? undefined : ownOf[row.entity];
    const actor = toUpstreamActor(identity);
    const context = { actor, keeps: toKept(identity), keyId, ...(alongside && { alongside }) };
    return own
      ? {
          send: (request: UpstreamRequest) => own.send(request, identity),
          change: (path: string, merge: MergeChange) => own.change(path, merge, identity),
        }
      : {
          send: (request: UpstreamRequest) => upstream.send(request, context),
          change: (path: string, merge: MergeChange) => upstream.change(path, merge, context),
        };
  };

/** Logs the response's anchors as read positions: an anchor reveals its vehicle's position. */
async function noteAnchors(
  readLog: GateOptions['readLog'],
  answer: UpstreamResponse,
  { row, identity, request }: { row: GateRow; identity: Identity; request: FastifyRequest },
): Promise<UpstreamResponse> {
  const whole = await toWhole(answer);
  const deviceIds = listAnchored(whole.body);
  if (deviceIds.length > 0) {
    const by = { ...loggedBy(identity, request), asUserId: identity.userId };
    const anchors = {
      action: 'read-live',
      call: row.template,
      deviceIds,
      groupIds: [],
    } as const;
    await readLog.note({ ...by, ...anchors });
  }
  return whole;
}

/** Sends what a call is answered with; null is nothing. */
function sendAnswer(
  reply: FastifyReply,
  { row, status, answered }: { row: GateRow; status: number; answered: unknown },
): FastifyReply {
  if (answered === null) return reply.code(status).send();
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(`${row.answer === 'text' ? 'text/plain' : 'application/json'}; charset=utf-8`)
    .send(answered);
}

/** The gate: the only way from the product's door to the tracking API. Denies what it does not know. */
export function registerGate(app: FastifyInstance, options: GateOptions): void {
  requireAnswers(options);
  const { upstream, identify, identifyKey, access, rights, hooks, changeLog, readLog } = options;
  const { clock } = options;
  const matchRow = createRowMatcher(options.rows);
  const answerer = createAnswerer(options);
  const throttle = createAccountThrottle(clock);
  const heavy = createAccountThrottle(clock);
  const { checkCall, checkStored, explainRefusal } = createRightsCheck(access, options.prefix);

  app.decorateRequest('gateTemplate', null);
  app.all(GATE, { config: { who: 'account-or-key' } }, async (request, reply) => {
    const { match, query: all } = admit(request, matchRow);
    const { row, path } = match;
    const hook = hooks[row.area] ?? NO_HOOK;
    request.gateTemplate = row.template;
    const program = await identifyKey(request);
    const identity = program?.identity ?? (await identify(request));
    if (identity === undefined) throw unauthorized();
    const { userId } = identity;
    const area = row.areaOf?.(buildQuery(all, row.query)) ?? row.area;
    if (program) requireScope(program.key, { ...row, area });
    if (row.perMinute !== undefined) throttle.take(userId, row.perMinute);
    if (row.isHeavy) heavy.take(userId, HEAVY_PER_MINUTE);
    const sent = row.body === undefined ? undefined : buildBody(match, request.body);
    const query = buildQuery(all, row.query);
    const by = { identity, keyId: program?.key.id };
    const tracking = answerer(row, by);
    const call = { path, query, accept: 'application/json' };
    /** The tracking API takes a change of what an administrator only thinks is there, and changes nothing. */
    const readStored = async (): Promise<Body> => {
      const answer = await tracking.send({ ...call, method: 'GET' });
      if (answer.status >= 400) throw translate(answer, match, sent);
      const stored = JSON.parse(answer.body ?? '{}') as Body;
      await hook.complete?.(stored);
      return stored;
    };
    const readOther = async (path: string): Promise<Body | undefined> => {
      const query = new URLSearchParams();
      const answer = await tracking.send({ method: 'GET', path, query, accept: call.accept });
      return answer.status >= 400 ? undefined : (JSON.parse(answer.body ?? '{}') as Body);
    };
    const asked = { match, userId, area, isByKey: program !== undefined, read: readOther, hook };
    await checkCall({ ...asked, query, sent });

    const isPatch = row.method === 'PATCH';
    const isChange =
      isPatch || isSettings(row) || (row.method === 'PUT' && row.template.endsWith('/{id}'));
    const isDeletion = hook.readsDeleted === true && row.method === 'DELETE';
    const stored = isChange || isDeletion ? await readStored() : undefined;
    const merged = isPatch ? (mergePatch(stored, sent) as Body) : keepWritten(row, sent, stored);
    const whole = merged && (hook.keep?.(merged, stored) ?? merged);
    if (whole !== undefined) {
      if (row.sends) checkValues(row.sends, whole, stored);
      const of = {
        whole,
        read: readOther,
        nowMs: clock(),
        prefix: options.prefix,
        hasMail: options.hasMail(),
      };
      await row.check?.(onlyChanged(whole, stored), of);
    }
    if (stored) await checkStored({ ...asked, stored, whole });
    const write = { match, body: whole, stored, identity, request };
    const { body, finish }: PreparedWrite =
      row.method === 'GET' ? write : ((await hook.prepare?.(write)) ?? write);

    const read = !row.isOwn && toPositionRead(row.template, query, row.method);
    if (read) {
      await readLog.note({ ...loggedBy(identity, request), ...read, asUserId: userId });
    }
    const answerCall = (alongside?: UpstreamContext['alongside']): Promise<UpstreamResponse> => {
      const keeper = answerer(row, by, alongside);
      return isPatch
        ? keeper.change(path, toMerge(sent, whole, body))
        : keeper.send({ ...call, method: row.method, ...(body && { body }) });
    };
    const answer =
      row.method === 'GET' || isPlan(row, sent)
        ? await answerCall()
        : await changeLog.around(
            {
              ...loggedBy(identity, request),
              isTogether: !row.isOwn && upstream.origin === ENGINE_ORIGIN,
              call: {
                method: row.method,
                template: row.template,
                entity: row.entity,
                id: match.id,
                members: row.things,
                sent: whole,
                before: stored ?? (await readBefore(row, path, readOther)),
              },
            },
            answerCall,
          );
    if (answer.status >= 400)
      throw await explainRefusal(translate(answer, match, sent), match, userId);
    if (row.method !== 'GET') {
      access.forget(row.area);
      const account = hook.touchedAccount?.(match, sent);
      if (account !== undefined) await rights.tell(account);
    }
    const told =
      row.entity === 'Geofence' && row.method !== 'POST'
        ? await noteAnchors(readLog, answer, { row, identity, request })
        : answer;
    const action = toOwnAction(match, answer, options.own);
    if (action) {
      await recordAction(options.actions, { ...action, userId, address: request.ip }, request.log);
    }
    await finish?.(told);
    const answered = await (hook.answer?.(told, { match, request }) ?? toBody(told));
    return sendAnswer(reply, { row, status: answer.status, answered });
  });
}

/**
 * Returns the sent body with members that only the server writes kept as stored: clients send back
 * what they have read.
 */
function keepWritten({ isOwn, sends = {} }: GateRow, sent: Body | undefined, stored: Body = {}) {
  if (isOwn || sent === undefined) return sent;
  const own = Object.entries(sends).flatMap(([name, { kind, writtenBy, ownedByProduct }]) =>
    writtenBy && kind !== 'id' && !ownedByProduct && name in sent ? [[name, stored[name]]] : [],
  );
  const kept = Object.fromEntries(own.filter(([, value]) => value !== undefined)) as Body;
  const gone = new Set(own.map(([name]) => name));
  const written = Object.entries(sent).filter(([name]) => !gone.has(name));
  return { ...Object.fromEntries(written), ...kept };
}

/** Says what would be done, and does nothing yet. */
const isPlan = ({ body = [] }: GateRow, sent: Body | undefined): boolean =>
  body.includes('apply') && sent?.['apply'] !== true;

/**
 * Checks that exactly the resources kept by the product have a handler of their own; without one,
 * calls would go to the tracking API.
 */
function requireAnswers({ rows, own }: Pick<GateOptions, 'rows' | 'own'>): void {
  for (const { entity = '', isOwn = false } of rows) {
    if (isOwn === Object.hasOwn(own, entity)) continue;
    throw new Error(
      `${entity} ${isOwn ? 'is kept by the product and nobody answers' : 'is not kept by the product'}`,
    );
  }
}

/** There is one of it, and it is written whole. */
const isSettings = ({ method, template, things }: GateRow): boolean =>
  method === 'PUT' && things !== undefined && !template.includes('{');

/**
 * Reads the object that a call is about to delete, for the log; undefined when it cannot be
 * determined.
 */
async function readBefore(
  { method, template }: GateRow,
  path: string,
  read: (path: string) => Promise<Body | undefined>,
): Promise<Body | undefined> {
  const isGone = method === 'DELETE' && template.endsWith('/{id}');
  return isGone ? read(path).catch(() => undefined) : undefined;
}

const toBody = ({ stream, body }: UpstreamResponse): Readable | string | null =>
  stream ? Readable.from(stream) : body;

/** Applies what was sent to what is stored by then, but for the members that were not let through as sent. */
const toMerge = (sent: Body = {}, whole: Body = {}, prepared: Body = {}) => {
  const patch = Object.entries(sent).filter(
    ([name]) => !(name in whole) || prepared[name] === whole[name],
  );
  return (stored: Body): Body => mergePatch(stored, Object.fromEntries(patch)) as Body;
};

const tooLong = (): ApiError =>
  new ApiError(
    414,
    'ADDRESS_TOO_LONG',
    `The address has more than ${MAX_TARGET_LENGTH} characters: name fewer ids at once, or a group (groupId).`,
  );

function admit(request: FastifyRequest, matchRow: ReturnType<typeof createRowMatcher<GateRow>>) {
  const { url = '' } = request.raw;
  if (url.length > MAX_TARGET_LENGTH) throw tooLong();
  const target = parseTarget(url);
  if (target === undefined) throw notFound(request);
  const answer = matchRow(request.method, target.path);
  if ('match' in answer) return { match: answer.match, query: target.query };
  if (answer.allowedMethods.length === 0) throw notFound(request);
  throw new ApiError(
    405,
    'METHOD_NOT_ALLOWED',
    `${request.method} is not possible here, only ${answer.allowedMethods.join(', ')}.`,
  );
}

function translate(
  answer: UpstreamResponse,
  { row, id }: RowMatch<GateRow>,
  sent: Body = {},
): ApiError {
  const { expression } = sent;
  return translateError(toRefusal(answer), {
    entity: id === undefined ? undefined : row.entity,
    isRead: row.method === 'GET' && row.template.endsWith('/{id}'),
    expression: typeof expression === 'string' ? expression : undefined,
  });
}
