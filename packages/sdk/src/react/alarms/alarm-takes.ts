import { createListeners, isTrackingError, type TrackingClient } from '../../client';
import type { AlarmTake } from '../../contract';

/** Who has which alarm, by the ids of events. */
export interface TakesState {
  takes: ReadonlyMap<number, AlarmTake>;
  /** Whether the server knows of taken alarms; false until it has said so. */
  isAvailable: boolean;
}

/** The taken alarms of the last days, kept fresh while somebody looks. */
export interface AlarmTakes {
  subscribe(callback: () => void): () => void;
  getSnapshot(): TakesState;
  take(eventId: number, note?: string): Promise<AlarmTake>;
  release(eventId: number): Promise<AlarmTake>;
}

const NOTHING: TakesState = { takes: new Map(), isAvailable: false };

/** Makes the store of one client: one list for all who look. */
function createAlarmTakes(client: TrackingClient): AlarmTakes {
  const listeners = createListeners();
  let state = NOTHING;
  let stop: (() => void)[] = [];
  let wasLive = false;

  const show = (next: TakesState) => {
    state = next;
    listeners.call();
  };
  const put = (take: AlarmTake) => {
    show({ takes: new Map(state.takes).set(take.id, take), isAvailable: true });
    return take;
  };
  const read = async () => {
    try {
      const all = await client.alarms.list();
      show({ takes: new Map(all.map((take) => [take.id, take])), isAvailable: true });
    } catch {
      // A tracking server without this product's has no taken alarms; one that is away is asked again.
    }
  };
  const start = () => {
    wasLive = client.live.connection.getSnapshot().status === 'live';
    stop = [
      client.on('alarm', put),
      client.on('signedOut', () => show(NOTHING)),
      // What happened while the connection was lost was told to nobody.
      client.on('connection', ({ status }) => {
        if (status === 'live' && !wasLive) void read();
        wasLive = status === 'live';
      }),
    ];
    void read();
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
        return put(await client.alarms.take({ eventId, ...(note !== undefined && { note }) }));
      } catch (error) {
        if (isTrackingError(error, 'ALARM_TAKEN')) await read();
        throw error;
      }
    },
    release: async (eventId) => put(await client.alarms.release({ eventId })),
  };
}

const stores = new WeakMap<TrackingClient, AlarmTakes>();

/** The store of a client. */
export function alarmTakesOf(client: TrackingClient): AlarmTakes {
  const store = stores.get(client) ?? createAlarmTakes(client);
  stores.set(client, store);
  return store;
}
