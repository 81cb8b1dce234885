import { ENGINE_ORIGIN, raiseEpoch } from '../../db/credential-epoch';
import type { Database, Unit } from '../../db/database';
import { keptHash } from '../../upstream/credential-ends';
import type {
  MergeChange,
  UpstreamContext,
  UpstreamRequest,
  UpstreamResponse,
} from '../../upstream/upstream';
import { type ObjectAccess, createAccess } from '../access/access';
import { createAccounts } from '../access/accounts';
import { writeAction } from '../requests/write-actions';
import { EngineError, fromDatabaseError } from '../common/engine-error';
import type { GroupCommit } from './group-commit';
import { createKnownMembers } from '../requests/known-members';
import type { SharedWork } from './shared-work';
import { checkMediaTypes } from './check-media-types';
import type { EngineParts } from '../requests/engine-parts';
import type { RequestContext } from '../requests/request-context';
import { findChange } from './change-object';
import { findCall, type FoundCall, listMethods } from './find-call';

const plainError = (status: number, words: string): UpstreamResponse => ({ status, body: words });

const toAnswer = (error: unknown): UpstreamResponse => {
  const known = error instanceof EngineError ? error : fromDatabaseError(error);
  if (!known) throw error;
  return { status: known.status, contentType: 'application/json', body: known.message };
};

/** Work due once a request is committed: for sockets, and for parties outside. */
interface Aftermath {
  visibility: boolean;
  works: (() => Promise<void>)[];
}

/** Most calls hash one password. Whose password is another one each time would be hashed for ever. */
const MAX_HASHES = 4;

/** A call needs the hash of a password, which is not there yet. */
class HashNeeded extends Error {
  readonly password: string;

  constructor(password: string) {
    super('A password has to be hashed first');
    this.password = password;
  }
}

const createContext = (
  parts: EngineParts,
  unit: Unit,
  request: UpstreamRequest,
  {
    actor,
    unit: outer,
    keeps,
    stop,
    keyId,
    isLiteral = false,
    showsAllEvents = false,
    maxDevices,
  }: UpstreamContext,
  { call, params }: FoundCall,
  aftermath: Aftermath,
  shared: SharedWork | undefined,
  hashes: ReadonlyMap<string, string>,
): RequestContext => {
  const isInside = outer !== undefined;
  // What only reads asks memory; a write asks in its transaction.
  const { accounts: remembered, members } =
    call.outside && !isInside
      ? parts
      : { accounts: createAccounts(unit), members: createKnownMembers(unit) };
  const accounts = shared?.accounts ?? remembered;
  let access: Promise<ObjectAccess> | undefined;
  return {
    ...parts,
    accounts,
    members,
    unit,
    actor,
    request,
    stop,
    keyId,
    isLiteral,
    showsAllEvents,
    maxDevices,
    params,
    isInside,
    access: () =>
      (access ??= accounts
        .caller(actor, parts.clock())
        .then((caller) => createAccess(unit, caller))),
    async audit(action) {
      const whole = {
        ...action,
        userId: 'userId' in actor ? actor.userId : 0,
        address: request.address,
      };
      if (shared) shared.audit(whole, parts.clock());
      else await writeAction(unit, whole, parts.clock());
    },
    hashPassword(password) {
      const hash = hashes.get(password);
      if (hash === undefined) throw new HashNeeded(password);
      return hash;
    },
    async endCredentials(userId) {
      const account = { origin: ENGINE_ORIGIN, userId };
      await raiseEpoch(unit, account, parts.clock(), keptHash(keeps));
      unit.afterCommit(() => parts.credentialEnds.notify({ userId, keeps }));
    },
    beforeAnswer: (work) => void aftermath.works.push(work),
    afterCommit(listener, options) {
      unit.afterCommit(listener);
      if (options?.visibility) aftermath.visibility = true;
    },
  };
};

/** Answers one call of the API inside the caller's transaction, or one of its own. */
export const answerRequest = async (
  db: Database,
  parts: EngineParts,
  request: UpstreamRequest,
  context: UpstreamContext,
  togetherOn: (unit: Unit) => GroupCommit,
): Promise<UpstreamResponse> => {
  const { method, path } = request;
  const found = findCall(method, path);
  if (found === null) return plainError(404, 'HTTP 404 Not Found');
  if (found !== 'path') return runCall(db, parts, request, context, found, togetherOn);
  return method === 'OPTIONS'
    ? { status: 200, contentType: 'text/plain', body: listMethods(path) }
    : plainError(405, 'HTTP 405 Method Not Allowed');
};

/** Changes one object to what `merge` makes of it. */
export const answerChange = async (
  db: Database,
  parts: EngineParts,
  { path, merge }: { path: string; merge: MergeChange },
  context: UpstreamContext,
  togetherOn: (unit: Unit) => GroupCommit,
): Promise<UpstreamResponse> => {
  const found = findChange(path, merge);
  if (found === undefined) return plainError(405, 'HTTP 405 Method Not Allowed');
  const request = { method: 'PUT', path, query: new URLSearchParams() };
  return runCall(db, parts, request, context, found, togetherOn);
};

/** Sockets follow before the answer; inside the caller's transaction, after its commit. */
const refreshVisibility = async (
  { hub, log }: EngineParts,
  { unit }: UpstreamContext,
): Promise<void> => {
  if (!unit) return hub.refresh();
  unit.afterCommit(() => {
    hub.refresh().catch((error: unknown) => {
      log.error({ err: error }, 'Sockets could not be told who sees what');
    });
  });
};

/** Before the answer; inside the caller's transaction, after its commit. */
const reachOut = async (
  { works }: Aftermath,
  { log }: EngineParts,
  { unit }: UpstreamContext,
): Promise<void> => {
  for (const work of works) {
    if (!unit) await work();
    else {
      unit.afterCommit(() => {
        work().catch((error: unknown) => log.error({ err: error }, 'What follows a write failed'));
      });
    }
  }
};

/** A transaction ends before its caller could read a stream. */
const readWhole = async (answer: UpstreamResponse): Promise<UpstreamResponse> => {
  if (!answer.stream) return answer;
  const { stream, ...rest } = answer;
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return { ...rest, body: Buffer.concat(chunks).toString() };
};

const runCall = async (
  db: Database,
  parts: EngineParts,
  request: UpstreamRequest,
  context: UpstreamContext,
  found: FoundCall,
  togetherOn: (unit: Unit) => GroupCommit,
): Promise<UpstreamResponse> => {
  const { call } = found;
  const aftermath: Aftermath = { visibility: false, works: [] };
  const hashes = new Map<string, string>();
  const run = async (unit: Unit, shared?: SharedWork): Promise<UpstreamResponse> => {
    // A call that is made again has done nothing outside yet.
    aftermath.works = [];
    if (!call.outside) unit.afterCommit(parts.forgetRead);
    const answer = await call.handler(
      createContext(parts, unit, request, context, found, aftermath, shared, hashes),
    );
    if (!call.outside) await context.alongside?.(unit, answer);
    return answer;
  };
  const outer = context.unit ?? db;
  const transaction = call.shared ? togetherOn(outer) : outer.transaction;
  const runHashed = async (): Promise<UpstreamResponse> => {
    try {
      return await transaction(run);
    } catch (error) {
      if (!(error instanceof HashNeeded) || hashes.has(error.password)) throw error;
      if (hashes.size === MAX_HASHES) {
        throw new Error(
          `${request.method} ${request.path} has another password each time it is tried: make it once, outside of what merges`,
        );
      }
      hashes.set(error.password, await parts.computeHash(error.password));
      return runHashed();
    }
  };
  try {
    checkMediaTypes(request, call);
    const answer = await (call.outside ? run(outer) : runHashed());
    if (aftermath.visibility) await refreshVisibility(parts, context);
    await reachOut(aftermath, parts, context);
    return context.unit ? await readWhole(answer) : answer;
  } catch (error) {
    // A commit whose answer was lost may have been one.
    if (!call.outside) parts.forgetRead();
    return toAnswer(error);
  }
};
