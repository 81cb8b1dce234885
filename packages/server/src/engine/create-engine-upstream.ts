import { ENGINE_ORIGIN, raiseEpoch } from '../db/credential-epoch';
import type { Database, Unit } from '../db/database';
import { type Actor, type FrameItem, isRefusal, type Upstream } from '../upstream/upstream';
import { readVisibility } from './access/read-visibility';
import { openReportLink } from './access/tokens/report-link';
import { signIn } from './access/sign-in/sign-in';
import { loadTokenKey, verifyToken } from './access/tokens/verify-token';
import { answerChange, answerRequest } from './api/answer-request';
import { writeAction } from './requests/write-actions';
import { EngineError } from './common/engine-error';
import { deviceJson } from './devices/device-json';
import { createGroupCommit, type GroupCommit } from './api/group-commit';
import type { Writer } from './ingest/batch/writer';
import type { AccumulatorChange } from './ingest/batch/job';
import type { EngineParts } from './requests/engine-parts';
import { forgetHistory } from './upkeep/forget-history';
import type { Statistics } from './upkeep/statistics';
import { LATEST_PERIOD_MS } from './resources/tracks/positions';
import { listOn } from '../mail/switched';

/** Options of the engine's side of `Upstream`. */
export interface EngineUpstreamOptions {
  db: Database;
  writer: Writer;
  statistics: Pick<Statistics, 'countRequest'>;
  parts: Omit<EngineParts, 'setAccumulators'>;
}

const NO_SERVICE = { status: 403, body: 'Administrator access required' } as const;

/** Finds the account for services: administrators may do everything. */
const findServiceActor = async (db: Database, nowMs: number): Promise<Actor | undefined> => {
  const { rows } = await db.query<{ id: number }>(
    `select id from users where administrator and not disabled
     and (expiration_time is null or expiration_time > $1) order by id limit 1`,
    [new Date(nowMs)],
  );
  const id = rows[0]?.id;
  return id === undefined ? undefined : { userId: Number(id) };
};

/** Reads what accounts see of devices now. */
const createReadSeenBy =
  (
    db: Database,
    { fleet, clock }: Pick<EngineParts, 'fleet' | 'clock'>,
  ): NonNullable<Upstream['readSeenBy']> =>
  async (userIds, deviceIds) => {
    const visibility = await readVisibility(db, { userIds, deviceIds, nowMs: clock() });
    const items = new Map<number, FrameItem>();
    for (const deviceId of deviceIds) {
      const device = fleet.get(deviceId);
      if (!device) continue;
      items.set(deviceId, {
        deviceId,
        json: deviceJson(device, device.state.latest?.id ?? 0),
      });
    }
    const itemsOf = (seen: ReadonlySet<number>) => [...seen].flatMap((id) => items.get(id) ?? []);
    return new Map([...visibility].map(([userId, seen]) => [userId, itemsOf(seen)]));
  };

/** The embedded engine as the rest of the server sees it. */
export const createEngineUpstream = (options: EngineUpstreamOptions): Upstream => {
  const { db, writer, statistics, parts } = options;
  const { accounts, clock, hub, fleet, log, credentialEnds, forgetRead } = parts;
  const groups = new WeakMap<Unit, GroupCommit>([[db, createGroupCommit(db)]]);
  const togetherOn = (unit: Unit): GroupCommit => {
    const known = groups.get(unit) ?? createGroupCommit(unit);
    groups.set(unit, known);
    return known;
  };
  /** Those that there are at all times, and of the channels those that are set up now. */
  const partsNow = () => ({ ...parts, channels: listOn(parts.channels) });
  /** Never changes once it is made. */
  let tokenKey: string | undefined;

  const setAccumulators = async (change: AccumulatorChange): Promise<void> => {
    const device = fleet.get(change.deviceId);
    if (device) await writer.add({ kind: 'accumulators', device, change, silent: false });
  };

  const verify: Upstream['verifyToken'] = async (token) =>
    verifyToken(accounts, (tokenKey ??= await loadTokenKey(db)), token, clock());

  const findService = () => findServiceActor(db, clock());

  return {
    origin: ENGINE_ORIGIN,
    send: (request, context) => {
      const { unit, actor } = context;
      statistics.countRequest('userId' in actor ? actor.userId : undefined);
      // The writer has a connection of its own: within a transaction its work waits for the commit.
      const later = async (change: AccumulatorChange): Promise<void> =>
        unit?.afterCommit(() => {
          setAccumulators(change).catch((error: unknown) => {
            log.error({ err: error, ...change }, 'Counters of a device could not be stored');
          });
        });
      const all = { ...partsNow(), setAccumulators: unit ? later : setAccumulators };
      return answerRequest(db, all, request, context, togetherOn);
    },
    change(path, merge, context) {
      const { actor } = context;
      statistics.countRequest('userId' in actor ? actor.userId : undefined);
      const all = { ...partsNow(), setAccumulators };
      return answerChange(db, all, { path, merge }, context, togetherOn);
    },
    async readForService({ path, query }) {
      const actor = await findService();
      if (!actor) return NO_SERVICE;
      const all = { ...partsNow(), setAccumulators };
      return answerRequest(db, all, { method: 'GET', path, query }, { actor }, togetherOn);
    },
    async changeForService(path, merge) {
      const actor = await findService();
      if (!actor) return NO_SERVICE;
      const all = { ...partsNow(), setAccumulators };
      return answerChange(db, all, { path, merge }, { actor }, togetherOn);
    },
    async linkForService(method, body) {
      const actor = await findService();
      if (!actor) return NO_SERVICE;
      const all = { ...partsNow(), setAccumulators };
      const query = new URLSearchParams();
      const request = { method, path: '/permissions', query, body };
      return answerRequest(db, all, request, { actor }, togetherOn);
    },
    forgetHistory: (asked) => forgetHistory({ db, fleet }, asked),
    async openSocket(actor: Actor, onFrame, _onLost, { isLiteral = false } = {}) {
      try {
        const caller = await accounts.caller(actor, clock());
        const sinceMs = isLiteral ? clock() - LATEST_PERIOD_MS : undefined;
        return await hub.open(caller.id, onFrame, sinceMs);
      } catch (error) {
        if (error instanceof EngineError) return { status: error.status, message: error.message };
        throw error;
      }
    },
    readSeenBy: createReadSeenBy(db, parts),
    async signIn(credentials, { startsSession = false, address } = {}) {
      const answer = await signIn(db, credentials, clock());
      if (startsSession && 'userId' in answer) {
        const action = { type: 'login', userId: answer.userId, address } as const;
        await writeAction(db, action, clock());
      }
      return answer;
    },
    async raiseEvent({ deviceId, type, eventTimeMs, attributes }) {
      const device = fleet.get(deviceId);
      if (!device) return;
      const event = { type, eventTimeMs, deviceId, positionId: 0, attributes };
      await writer.add({ kind: 'event', device, event, silent: false });
    },
    recordAction: (action) => writeAction(db, action, clock()),
    verifyToken: verify,
    async verifyMailLink(token) {
      const owner = await verify(token);
      // A token of a program ends some day; a password that it set would not.
      const isLink = isRefusal(owner) || owner.setsPassword;
      return isLink ? owner : { status: 401, message: 'HTTP 401 Unauthorized' };
    },
    openReportLink: async (token) =>
      (await openReportLink(db, token, clock())) ?? { status: 404, message: 'HTTP 404 Not Found' },
    async endCredentials(userId) {
      await raiseEpoch(db, { origin: ENGINE_ORIGIN, userId }, clock());
      forgetRead();
      credentialEnds.notify({ userId });
    },
    onCredentialsEnded: credentialEnds.listen,
  };
};
