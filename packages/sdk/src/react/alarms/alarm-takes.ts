import { createListeners, isTrackingError, type TrackingClient } from '../../client';
import type { AlarmTake, Position, TrackingEvent } from '../../contract';
import { alarmLastsMs, MINUTE_MS } from '../../domain';
import { isStillTaken } from './find-alarm-event';

/** A taken alarm, and until when it is known to go on without a newer event. */
export type HeldAlarm = AlarmTake & { lastsUntilMs?: number };

/** Action of a user on an alarm in this page. */
export interface AlarmAction {
  kind: 'take' | 'release' | 'resolve';
  take: AlarmTake;
}

/** Taken alarms with their holders, by event id and by vehicle id. */
export interface TakesState {
  takes: ReadonlyMap<number, HeldAlarm>;
  byDevice: ReadonlyMap<number, readonly HeldAlarm[]>;
  /** True when the server supports taking alarms; false until known. */
  isAvailable: boolean;
}

/** The taken alarms of the last days, kept fresh while somebody looks. */
export interface AlarmTakes {
  subscribe(callback: () => void): () => void;
  getSnapshot(): TakesState;
  take(eventId: number, note?: string): Promise<AlarmTake>;
  release(eventId: number): Promise<AlarmTake>;
  resolve(eventId: number): Promise<AlarmTake>;
  /** Tells what is done with alarms in this page, wherever it is done. */
  onAction(callback: (action: AlarmAction) => void): () => void;
  /** Asks whether a take still holds at a fix that repeats its alarm, as often as that may change. */
  confirm(take: AlarmTake, fix: Pick<Position, 'deviceTime'>): Promise<void>;
}

const NOTHING: TakesState = { takes: new Map(), byDevice: new Map(), isAvailable: false };

function groupByDevice(takes: ReadonlyMap<number, HeldAlarm>): TakesState['byDevice'] {
  const byDevice = new Map<number, HeldAlarm[]>();
  for (const take of takes.values()) {
    const others = byDevice.get(take.deviceId);
    if (others) others.push(take);
    else byDevice.set(take.deviceId, [take]);
  }
  return byDevice;
}

/** A take that is told again; what is known to last does so still. */
function keepLasting(take: AlarmTake, before: HeldAlarm | undefined): HeldAlarm {
  const isSame =
    before?.takenAt === take.takenAt &&
    before.resolvedAt === take.resolvedAt &&
    before.lastsUntilMs !== undefined;
  return isSame ? { ...take, lastsUntilMs: before.lastsUntilMs! } : take;
}

/** Makes the store of one client: one list for all who look. */
function createAlarmTakes(client: TrackingClient): AlarmTakes {
  const listeners = createListeners();
  const actionListeners = new Set<(action: AlarmAction) => void>();
  let state = NOTHING;
  let stop: (() => void)[] = [];
  let wasLive = false;
  let hasAsked = false;
  const askedUntilMs = new Map<number, number>();

  const hold = (take: AlarmTake) => keepLasting(take, state.takes.get(take.id));
  const show = (takes: TakesState['takes'], isAvailable = true) => {
    state = { takes, byDevice: groupByDevice(takes), isAvailable };
    listeners.call();
  };
  /** Takes received while the list was loading: they are newer than the list. */
  const meanwhile = new Map<number, AlarmTake>();
  const put = (take: AlarmTake) => {
    meanwhile.set(take.id, take);
    show(new Map(state.takes).set(take.id, hold(take)));
    return take;
  };
  const done = (kind: AlarmAction['kind'], take: AlarmTake) => {
    put(take);
    for (const tell of actionListeners) tell({ kind, take });
    return take;
  };
  const read = async () => {
    hasAsked = true;
    meanwhile.clear();
    try {
      const all = [...(await client.alarms.list()), ...meanwhile.values()];
      show(new Map(all.map((take) => [take.id, hold(take)])));
    } catch {
      // A tracking server without this product's has no taken alarms; one that is away is asked again.
    }
  };
  /**
   * Reads the takes once the connection is live, as changes without a connection were missed. Also
   * the first time, but at once where there is no connection.
   */
  const askWhenTold = () => {
    const { status } = client.live.connection.getSnapshot();
    const isLive = status === 'live';
    const isWithout = status === 'idle' || status === 'reconnecting';
    if (isLive ? !wasLive : isWithout && !hasAsked) void read();
    wasLive = isLive;
  };
  /** Ends resolved takes when the same alarm begins anew. */
  const endResolved = ({ type, deviceId, eventTime, attributes }: TrackingEvent) => {
    if (type !== 'alarm') return;
    const eventMs = Date.parse(eventTime);
    for (const take of state.byDevice.get(deviceId) ?? []) {
      const { id, alarm, resolvedAt, lastsUntilMs = 0 } = take;
      if (!resolvedAt || alarm !== attributes['alarm'] || lastsUntilMs < eventMs) continue;
      show(new Map(state.takes).set(id, { ...take, lastsUntilMs: eventMs - 1 }));
    }
  };
  const start = () => {
    [wasLive, hasAsked] = [false, false];
    stop = [
      client.on('alarm', put),
      client.on('event', endResolved),
      client.on('signedOut', () => show(NOTHING.takes, false)),
      client.on('connection', askWhenTold),
    ];
    // By then whoever starts the connection has: what is drawn first asks first.
    queueMicrotask(() => {
      if (listeners.size() > 0) askWhenTold();
    });
  };

  return {
    getSnapshot: () => state,
    subscribe(callback) {
      if (listeners.size() === 0) start();
      const remove = listeners.add(callback);
      return () => {
        remove();
        if (listeners.size() > 0) return;
        for (const end of stop) end();
      };
    },
    async take(eventId, note) {
      try {
        if (note !== undefined) return put(await client.alarms.take({ eventId, note }));
        return done('take', await client.alarms.take({ eventId }));
      } catch (error) {
        if (isTrackingError(error, 'ALARM_TAKEN')) await read();
        throw error;
      }
    },
    release: async (eventId) => done('release', await client.alarms.release({ eventId })),
    resolve: async (eventId) => done('resolve', await client.alarms.resolve({ eventId })),
    onAction(callback) {
      actionListeners.add(callback);
      return () => void actionListeners.delete(callback);
    },
    async confirm(take, { deviceTime }) {
      const fixMs = Date.parse(deviceTime);
      if (fixMs < (askedUntilMs.get(take.id) ?? 0)) return;
      const lastsMs = alarmLastsMs(take);
      askedUntilMs.set(take.id, fixMs + lastsMs - MINUTE_MS);
      try {
        if (!(await isStillTaken(client, take, fixMs))) return;
      } catch {
        // Nobody answered: the alarm counts as nobody's until it is asked about again.
        askedUntilMs.set(take.id, fixMs + MINUTE_MS);
        return;
      }
      const held = state.takes.get(take.id);
      if (held?.takenAt !== take.takenAt || held.resolvedAt !== take.resolvedAt) return;
      const lastsUntilMs = fixMs + lastsMs;
      show(new Map(state.takes).set(take.id, { ...held, lastsUntilMs }));
    },
  };
}

const stores = new WeakMap<TrackingClient, AlarmTakes>();

/** The store of a client. */
export function alarmTakesOf(client: TrackingClient): AlarmTakes {
  const store = stores.get(client) ?? createAlarmTakes(client);
  stores.set(client, store);
  return store;
}
