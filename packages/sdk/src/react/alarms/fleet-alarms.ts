import { createListeners, type TrackingClient } from '../../client';
import type { AlarmTake } from '../../contract';
import { createAlarmIndex, findLasting, MINUTE_MS, type FleetAlarms } from '../../domain';
import { alarmTakesOf, type HeldAlarm } from './alarm-takes';

/** The vehicles with an alarm, and who attends to which, kept fresh while somebody looks. */
export interface FleetAlarmsStore {
  subscribe(callback: () => void): () => void;
  getSnapshot(): FleetAlarms<AlarmTake>;
  /** Allows checking whether taken alarms go on, for accounts with the right; off until called. */
  setMayAsk(mayAsk: boolean): void;
}

const NO_TAKES: readonly HeldAlarm[] = [];
const NOTHING: FleetAlarms<AlarmTake> = {
  unattended: new Set(),
  attended: new Map(),
  resolved: new Set(),
};

/** Makes the one count of a client: all who look share its work. */
function createFleetAlarms(client: TrackingClient): FleetAlarmsStore {
  const { live } = client;
  const takesOf = alarmTakesOf(client);
  const listeners = createListeners();
  let index = createAlarmIndex<HeldAlarm>(Date.now);
  let snapshot = NOTHING;
  let { byDevice } = takesOf.getSnapshot();
  let mayAsk = false;
  let stop: (() => void)[] = [];

  /** @returns whether one of them stands otherwise now */
  function look(ids: Iterable<number>): boolean {
    let isDifferent = false;
    for (const id of ids) {
      const isThere = live.devices.get(id) !== undefined;
      const takes = (isThere && byDevice.get(id)) || NO_TAKES;
      const fix = isThere ? live.positions.get(id) : undefined;
      isDifferent = index.set(id, fix, takes) || isDifferent;
      if (!fix || !mayAsk || takes.length === 0) continue;
      for (const take of findLasting(fix, takes)) void takesOf.confirm(take, fix);
    }
    return isDifferent;
  }
  const tell = (isDifferent: boolean) => {
    if (!isDifferent) return;
    snapshot = index.read();
    listeners.call();
  };
  function readTakes(): Set<number> {
    const before = byDevice;
    ({ byDevice } = takesOf.getSnapshot());
    return new Set([...before.keys(), ...byDevice.keys()]);
  }
  function start() {
    index = createAlarmIndex(Date.now);
    stop = [
      takesOf.subscribe(() => tell(look(readTakes()))),
      live.subscribeChanges((ids) => tell(look(ids))),
    ];
    // What was taken a day ago is nobody's concern any more, though nothing comes.
    const minutes = setInterval(() => tell(look(byDevice.keys())), MINUTE_MS);
    stop.push(() => clearInterval(minutes));
    readTakes();
    look(live.devices.getSnapshot().keys());
    snapshot = index.read();
  }
  return {
    getSnapshot: () => snapshot,
    setMayAsk(may) {
      if (mayAsk === may) return;
      mayAsk = may;
      if (listeners.size() > 0) tell(look(byDevice.keys()));
    },
    subscribe(callback) {
      if (listeners.size() === 0) start();
      const remove = listeners.add(callback);
      return () => {
        remove();
        if (listeners.size() > 0) return;
        for (const end of stop) end();
      };
    },
  };
}

const stores = new WeakMap<TrackingClient, FleetAlarmsStore>();

/** The count of a client. */
export function fleetAlarmsOf(client: TrackingClient): FleetAlarmsStore {
  const store = stores.get(client) ?? createFleetAlarms(client);
  stores.set(client, store);
  return store;
}
