import type { EngineStop } from '@rastro/sdk/contract';
import { mayStopEngine, type StopFix, withoutMark } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError, forbidden, wordsOf } from '../../../request/api-error';
import { readWhole } from '../../../request/read-whole';
import { readUpstreamWords } from '../../../request/translate-error';
import type { OwnStop } from '../../../upstream/own-commands';
import { recordAction } from '../../../upstream/record-action';
import type { Upstream, UpstreamResponse } from '../../../upstream/upstream';
import { findSeen } from '../../../ground/access/alarm-visibility';
import { createAudience } from '../../../ground/access/audience';
import { readUser } from '../../../ground/sessions/read-user';
import { lookAtDevice } from './look-at-device';
import type { StopCommand, StopOverride, StopStore, StoredStop } from './stop-store';

/** Error of a tracking API for a device that is not connected. */
const NOT_CONNECTED = 'Failed to send command';

interface StopsOptions {
  upstream: Pick<Upstream, 'send' | 'recordAction'>;
  store: StopStore;
  /** Begins the product's own attributes. */
  prefix: string;
  /**
   * Checks whether the requester may still send the stop: an account by its current rights, a key
   * until it ends.
   */
  mayStill: (stop: Pick<StoredStop, 'userId' | 'command' | 'madeWith'>) => Promise<boolean>;
  /** True when positions are still received after the requesters have gone. */
  canWait: boolean;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
}

/** Outcome of a try: the current stop, and the tracking API's answer if it was called. */
interface Tried {
  stop: StoredStop;
  answer?: UpstreamResponse;
}

/** The guard of every stop of an engine. */
export type Stops = ReturnType<typeof createStops>;
type Tries = ReturnType<typeof createTries>;
type Reads = ReturnType<typeof createReads>;

/** Reads what an account sees, how it is called, and what waits of it. */
function createReads({ upstream, store }: StopsOptions) {
  const sees = async (userId: number, deviceId: number) =>
    (await findSeen(upstream, userId, [deviceId])).has(deviceId);

  const requireWaiting = async (userId: number, id: number): Promise<StoredStop> => {
    const stop = await store.find(id);
    if (!stop || !(await sees(userId, stop.deviceId))) {
      throw new ApiError(404, 'NOT_FOUND', 'There is no such stop, or this account cannot see it.');
    }
    if (stop.state !== 'waiting') throw notWaiting();
    return stop;
  };
  const nameOf = async (userId: number): Promise<string> => {
    const { name } = JSON.parse(await readUser(upstream, userId)) as { name?: unknown };
    return typeof name === 'string' ? name : '';
  };
  return { sees, requireWaiting, nameOf };
}

/** Tries of a stop, each told to who sees its vehicle. */
function createTries(options: StopsOptions, { sees }: Pick<Reads, 'sees'>) {
  const { upstream, store, log } = options;
  const audience = createAudience<EngineStop>(sees);

  const tell = <S extends StoredStop>(stop: S): S => {
    audience
      .tell(toPublic(stop))
      .catch((error: Error) => log.warn({ err: error }, 'a stop was not told to all'));
    return stop;
  };
  const orNow = async (changed: StoredStop | undefined, known: StoredStop): Promise<StoredStop> =>
    changed ? tell(changed) : ((await store.find(known.id)) ?? known);

  const send = async (
    { deviceId, command, madeWith }: StoredStop,
    userId: number,
    override: StopOverride | undefined,
  ): Promise<UpstreamResponse> => {
    const path = '/commands/send';
    const body = { ...command, deviceId };
    const answer = await upstream.send(
      { method: 'POST', path, query: new URLSearchParams(), accept: 'application/json', body },
      {
        actor: { userId },
        stop: { isOverridden: override !== undefined },
        // Who overrides it sends it without the key.
        ...(override === undefined && madeWith !== null && { keyId: madeWith }),
      },
    );
    return { ...answer, body: await readWhole(answer) };
  };

  const callOffDriven = async (deviceId: number): Promise<void> => {
    (await store.callOffDriven(deviceId)).forEach(tell);
  };

  /** One try. Whoever claims the stop sends it, once; a server that stops meanwhile leaves it unsent or failed. */
  const attempt = async (
    known: StoredStop,
    { override, heard }: { override?: StopOverride; heard?: StopFix | undefined } = {},
  ): Promise<Tried> => {
    if (override === undefined) {
      if (known.driveId !== null) await callOffDriven(known.deviceId);
      const { needs } = await lookAtDevice(options, known, heard);
      if (needs !== null) return { stop: await orNow(await store.waitFor(known.id, needs), known) };
    }
    const claimed = await store.claim(known.id, override);
    if (!claimed) return { stop: (await store.find(known.id)) ?? known };
    const answer = await send(claimed, known.userId, override);
    const words = readUpstreamWords(answer.body);
    if (answer.status < 400)
      return { stop: await orNow(await store.sent(known.id), known), answer };
    const after =
      words === NOT_CONNECTED && answer.fault === undefined
        ? await store.putBack(known.id)
        : await store.fail(known.id, 'sending', words);
    return { stop: await orNow(after, known), answer };
  };

  return { audience, tell, callOffDriven, attempt };
}

/** Sends a stop, or lets it wait, with what asks for it where that is no person; of two that are asked for at once one device has one. */
function createAsk(
  { upstream, store, canWait, log }: StopsOptions,
  { sees, nameOf }: Reads,
  { attempt }: Tries,
) {
  return async (
    userId: number,
    deviceId: number,
    command: StopCommand,
    {
      reason = '',
      driveId,
      keyId,
    }: Pick<Partial<OwnStop>, 'reason' | 'driveId'> & { keyId?: number | undefined } = {},
  ): Promise<UpstreamResponse> => {
    if (!(await sees(userId, deviceId))) {
      throw new ApiError(403, 'DEVICE_ACCESS_DENIED', wordsOf('DEVICE_ACCESS_DENIED'));
    }
    const userName = await nameOf(userId);
    const asked = { deviceId, userId, userName, command, reason, driveId: driveId ?? null };
    const known = await store.ask({ ...asked, madeWith: keyId ?? null });
    // It was sent between two looks: whoever asks again asks for a new one.
    if (!known) throw notWaiting();
    const what = { objectType: 'engineStop', objectId: known.id };
    await recordAction(
      upstream,
      { ...what, type: 'create', userId, attributes: { deviceId, reason } },
      log,
    );
    const { stop, answer } = await attempt(known);
    if (answer && stop.state !== 'waiting') return answer;
    if (stop.state === 'waiting' && !canWait) {
      await store.callOff(stop.id);
      throw new ApiError(409, 'STOP_CANNOT_WAIT', wordsOf('STOP_CANNOT_WAIT'));
    }
    const { type, textChannel, attributes } = stop.command;
    const waits = { ...attributes, stopId: stop.id };
    const body = { id: 0, deviceId, type, textChannel, attributes: waits };
    return { status: 202, contentType: 'application/json', body: JSON.stringify(body) };
  };
}

/**
 * Tries one that waits, by a fix that was just heard where there is one. Never throws: what cannot be found out
 * now is at the next try.
 */
function createTryAnew({ store, mayStill, log }: StopsOptions, { attempt, tell }: Tries) {
  return async (stop: StoredStop, heard?: StopFix): Promise<void> => {
    try {
      if (await mayStill(stop)) await attempt(stop, { heard });
      else {
        const { id: stopId, userId, madeWith: keyId } = stop;
        log.warn({ stopId, userId, keyId }, 'who asked for a stop may not any more');
        throw forbidden(keyId === null ? 'HTTP_403_FORBIDDEN' : 'KEY_SCOPE_MISSING');
      }
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) {
        const ended = await store.fail(stop.id, 'waiting', error.message);
        if (ended) tell(ended);
      } else log.warn({ err: error, stopId: stop.id }, 'a stop could not be looked at');
    }
  };
}

/** Stops of engines: sent when the vehicle stands on a young fix, else they wait, and are looked at anew. */
export function createStops(options: StopsOptions) {
  const { upstream, store, prefix, log } = options;
  const reads = createReads(options);
  const { sees, requireWaiting, nameOf } = reads;
  const tries = createTries(options, reads);
  const { audience, tell, callOffDriven, attempt } = tries;
  const callOff = async (stop: StoredStop): Promise<StoredStop> => {
    const ended = await store.callOff(stop.id);
    if (!ended) throw notWaiting();
    return tell(ended);
  };

  return {
    /**
     * Checks whether a command must pass this guard; the harmless mark of an unsaved one does not
     * count.
     */
    isStop: ({ id, type, attributes }: StopCommand) =>
      mayStopEngine(
        { type, attributes: id > 0 ? attributes : withoutMark(attributes, prefix) },
        prefix,
      ),

    ask: createAsk(options, reads, tries),
    callOffDriven,

    /** The engine may run again: no stop is to come after that. */
    async callOffAll(userId: number, deviceId: number): Promise<void> {
      if (!(await sees(userId, deviceId))) return;
      for (const stop of await store.waiting()) {
        if (stop.deviceId !== deviceId) continue;
        const ended = await store.callOff(stop.id);
        if (ended) tell(ended);
      }
    },

    /** Writes down that an engine was let run again. Never throws: it was sent, whatever is kept of it. */
    async keepResumed(userId: number, deviceId: number, command: StopCommand): Promise<void> {
      try {
        const userName = await nameOf(userId);
        const resumed = await store.resumed({ deviceId, userId, userName, command });
        if (resumed) tell(resumed);
      } catch (error) {
        log.warn({ err: error, deviceId }, 'an engine that was let run again is not written down');
      }
    },

    async callOff(userId: number, id: number): Promise<EngineStop> {
      return toPublic(await callOff(await requireWaiting(userId, id)));
    },

    /** Sends one that waits at once, whatever the vehicle does. */
    async override(userId: number, id: number, reason: string): Promise<EngineStop> {
      const stop = await requireWaiting(userId, id);
      const by = await nameOf(userId);
      log.warn({ stopId: id, deviceId: stop.deviceId, userId, reason }, 'a stop is overridden');
      const tried = await attempt({ ...stop, userId }, { override: { by, reason } });
      return toPublic(tried.stop);
    },

    async list(userId: number, deviceIds: number[] | undefined): Promise<EngineStop[]> {
      const all = await store.list(deviceIds);
      const seen = await findSeen(upstream, userId, new Set(all.map(({ deviceId }) => deviceId)));
      return all.filter(({ deviceId }) => seen.has(deviceId)).map(toPublic);
    },

    tryAnew: createTryAnew(options, tries),
    async endOverdue(): Promise<void> {
      (await store.endOverdue()).forEach(tell);
    },
    listWaiting: () => store.waiting(),
    /** Tells an account from now on of the stops of what it sees; returns the end of it. */
    watch: audience.watch,
    sweep: (nowMs: number) => store.sweep(nowMs),
  };
}

const notWaiting = (): ApiError =>
  new ApiError(409, 'STOP_NOT_WAITING', wordsOf('STOP_NOT_WAITING'));

const toPublic = ({ command, driveId: _, madeWith: _key, ...stop }: StoredStop): EngineStop => ({
  ...stop,
  type: command.type,
});
