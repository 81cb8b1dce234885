import { createListeners, type LiveStore } from '../../client';
import {
  isCurrent,
  readAlarms,
  readFlag,
  readText,
  resolveMotionState,
  type SortKey,
} from '../../domain';

/** At most this often does a change of the fleet reach a whole list. */
export const LIST_INTERVAL_MS = 500;

/** Counts what a sorted, filtered list must be made anew for. */
export interface Revision {
  /** Devices came, went, changed their names, or something that the list is sorted by. */
  order: number;
  /** That, or a state that filters and counts read. */
  content: number;
}

/** Tells when a list has to be made anew, never for a mere move. */
export interface RevisionSource {
  subscribe(callback: () => void): () => void;
  getSnapshot(): Revision;
}

interface Signature {
  order: string;
  state: string;
}

/** Watches the fleet for one sort key; at most twice a second (`intervalMs`) it says that something relevant changed. */
export function createRevisionSource(
  live: LiveStore,
  sortKey: SortKey,
  intervalMs = LIST_INTERVAL_MS,
): RevisionSource {
  const listeners = createListeners();
  const signatures = new Map<number, Signature>();
  let revision: Revision = { order: 0, content: 0 };
  let isOrderChanged = false;
  let isChanged = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  let stop: (() => void)[] = [];

  function sign(id: number): Signature {
    const device = live.devices.get(id);
    const position = live.positions.get(id);
    const motion = device ? resolveMotionState({ device, position }) : '';
    const alarm = readAlarms(position).join();
    return {
      order: orderText(sortKey),
      state: `${device?.status}|${motion}|${alarm}|${readText(position, 'motion')}`,
    };
    function orderText(key: SortKey): string {
      if (key === 'lastUpdate') return device?.lastUpdate ?? '';
      if (key === 'motion') return motion;
      if (key === 'locked') return String(readFlag(position, 'blocked'));
      if (key === 'ignition') {
        return String(device !== undefined && isCurrent(device) && readFlag(position, 'ignition'));
      }
      if (key === 'driver') return readText(position, 'driverUniqueId');
      return key === 'alert' ? alarm : '';
    }
  }
  function signAll() {
    signatures.clear();
    for (const id of live.devices.getSnapshot().keys()) signatures.set(id, sign(id));
  }
  function tell() {
    timer = undefined;
    if (!isChanged) return;
    toldAt = performance.now();
    revision = {
      order: revision.order + (isOrderChanged ? 1 : 0),
      content: revision.content + 1,
    };
    isChanged = isOrderChanged = false;
    listeners.call();
  }
  function tellSoon() {
    if (timer !== undefined) return;
    const waitMs = toldAt + intervalMs - performance.now();
    if (waitMs <= 0) tell();
    else timer = setTimeout(tell, waitMs);
  }
  function onStructure() {
    signAll();
    isChanged = isOrderChanged = true;
    tellSoon();
  }
  function onChanges(ids: ReadonlySet<number>) {
    for (const id of ids) {
      const next = sign(id);
      const previous = signatures.get(id);
      if (previous?.order === next.order && previous.state === next.state) continue;
      signatures.set(id, next);
      isChanged = true;
      if (previous?.order !== next.order) isOrderChanged = true;
    }
    if (isChanged) tellSoon();
  }
  return {
    subscribe(callback) {
      if (listeners.size() === 0) {
        signAll();
        stop = [live.devices.subscribe(onStructure), live.subscribeChanges(onChanges)];
        // Between the first render and now the fleet may have changed unseen.
        revision = { order: revision.order + 1, content: revision.content + 1 };
      }
      const remove = listeners.add(callback);
      return () => {
        remove();
        if (listeners.size() > 0) return;
        for (const end of stop) end();
        clearTimeout(timer);
        timer = undefined;
      };
    },
    getSnapshot: () => revision,
  };
}
