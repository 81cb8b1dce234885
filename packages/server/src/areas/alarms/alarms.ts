import type { AlarmTake, AlarmTurn } from '@rastro/sdk/contract';
import { DAY_MS } from '@rastro/sdk/domain';
import type { FastifyBaseLogger } from 'fastify';
import { ApiError, wordsOf } from '../../request/api-error';
import { refuseField, refusePhrases } from '../../request/refuse-field';
import { translateError } from '../../request/translate-error';
import type { ReadAlarmTurns } from '../../upstream/read-alarm-turns';
import { toRefusal, type Upstream } from '../../upstream/upstream';
import type { Access } from '../../ground/access/access';
import { readUser } from '../../ground/sessions/read-user';
import { findSeen } from '../../ground/access/alarm-visibility';
import type { AlarmStore } from './alarm-store';
import { createAudience } from '../../ground/access/audience';

const LISTED_MS = 7 * DAY_MS;

/** Filter of the taken alarms. */
export interface ListedAlarms {
  deviceIds: number[] | undefined;
  from: Date | undefined;
  to: Date | undefined;
}

interface AlarmsOptions {
  upstream: Pick<Upstream, 'send'>;
  store: AlarmStore;
  access: Pick<Access, 'require'>;
  /** Undefined where alarms that nobody takes go to nobody. */
  readTurns: ReadAlarmTurns | undefined;
  clock: () => number;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Alarms that somebody has taken, for those who see the device. */
export type Alarms = ReturnType<typeof createAlarms>;

/** Alarms beside a tracking API, which knows of events and of nobody who cares for them. */
export function createAlarms({ upstream, store, access, readTurns, clock, log }: AlarmsOptions) {
  const audience = createAudience<AlarmTake>(async (userId, deviceId) =>
    (await findSeen(upstream, userId, [deviceId])).has(deviceId),
  );
  const tell = (take: AlarmTake): AlarmTake => {
    audience
      .tell(take)
      .catch((error: Error) => log.warn({ err: error }, 'who has an alarm was not told to all'));
    return take;
  };

  /** The alarm in the account's own name: who does not see it finds none. */
  const readAlarm = async (userId: number, eventId: number) => {
    const answer = await upstream.send(
      { method: 'GET', path: `/events/${eventId}`, query: new URLSearchParams() },
      { actor: { userId } },
    );
    if (answer.status >= 400) throw translateError(toRefusal(answer), { entity: 'Event' });
    const event = JSON.parse(answer.body ?? '{}') as Record<string, unknown>;
    if (event['type'] !== 'alarm') {
      throw refuseField('eventId', 'refusal.alarm.other');
    }
    return event;
  };

  /** The alarm that somebody has, for who may change that. */
  const findTaken = async (userId: number, eventId: number): Promise<AlarmTake> => {
    await readAlarm(userId, eventId);
    const known = await store.find(eventId);
    if (!known?.userId) {
      throw untaken();
    }
    await access.require(userId, 'update', 'events', { own: known.userId === userId });
    return known;
  };
  const readName = async (userId: number): Promise<string> => {
    const { name } = JSON.parse(await readUser(upstream, userId)) as Record<string, unknown>;
    return typeof name === 'string' ? name : '';
  };

  return {
    async take(userId: number, eventId: number, note: string | undefined): Promise<AlarmTake> {
      const event = await readAlarm(userId, eventId);
      const attributes = (event['attributes'] ?? {}) as Record<string, unknown>;
      const taken = await store.take({
        eventId,
        deviceId: Number(event['deviceId']),
        eventTime: String(event['eventTime']),
        alarm: typeof attributes['alarm'] === 'string' ? attributes['alarm'] : '',
        positionId: Number(event['positionId'] ?? 0),
        userId,
        userName: await readName(userId),
        note,
      });
      if (taken) return tell(taken);
      const other = await store.find(eventId);
      const of = { status: 409, code: 'ALARM_TAKEN' as const };
      if (!other?.userName) throw new ApiError(of.status, of.code, wordsOf(of.code));
      throw refusePhrases(of, [{ key: 'refusal.alarm.takenBy', params: { name: other.userName } }]);
    },

    async release(userId: number, eventId: number): Promise<AlarmTake> {
      const known = await findTaken(userId, eventId);
      return tell((await store.release(eventId, known.userId)) ?? known);
    },

    async resolve(userId: number, eventId: number, note: string | undefined): Promise<AlarmTake> {
      const { userId: ownerId } = await findTaken(userId, eventId);
      const by = await readName(userId);
      const resolved = await store.resolve(eventId, { userId: ownerId, by, note });
      if (resolved) return tell(resolved);
      const now = await store.find(eventId);
      if (now?.resolvedAt) return now;
      throw untaken();
    },

    async list(userId: number, { deviceIds, from, to }: ListedAlarms): Promise<AlarmTake[]> {
      const all = await store.list({
        deviceIds,
        from: from ?? new Date(clock() - LISTED_MS),
        to: to ?? new Date(clock() + DAY_MS),
      });
      const seen = await findSeen(upstream, userId, new Set(all.map(({ deviceId }) => deviceId)));
      return all.filter(({ deviceId }) => seen.has(deviceId));
    },

    async listTurns(userId: number): Promise<AlarmTurn[]> {
      const turns = (await readTurns?.(userId)) ?? [];
      return turns.map(({ eventId, atMs, ...turn }) => ({
        id: eventId,
        ...turn,
        at: new Date(atMs).toISOString(),
      }));
    },

    /** Tells an account from now on who takes what it sees; returns the end of it. */
    watch: audience.watch,
  };
}

const untaken = () =>
  refusePhrases({ status: 404, code: 'HTTP_404_NOT_FOUND' }, [{ key: 'refusal.alarm.untaken' }]);
