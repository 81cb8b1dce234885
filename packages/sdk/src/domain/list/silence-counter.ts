import {
  lastHeardMinute,
  readHeardAtMs,
  SILENT_HOURS,
  toMinute,
  type SilentHours,
} from '../device/silent-hours';

/** Numbers of silent devices, for each number of hours. */
export type SilentCounts = Record<SilentHours, number>;

/** Counts silent devices while they speak and while time goes by. */
export interface SilenceCounter {
  /**
   * Takes in a device as it is now; undefined for one that is gone.
   * @returns whether a count is different now
   */
  set(deviceId: number, device: { lastUpdate?: string | null } | undefined): boolean;
  /**
   * Looks again at those whose time came since the last call.
   * @returns whether a count is different now
   */
  advance(): boolean;
  /** The counts, in an object of its own. */
  count(): SilentCounts;
}

interface Entry {
  heardAtMs: number;
  /** Number of entries of `SILENT_HOURS` that have passed. */
  level: number;
  /** The minute at which it is looked at again; null when nothing is left to come. */
  minute: number | null;
}

/**
 * Makes a counter. Each device waits at the minute when it would become silent, and is looked at again
 * there; that it spoke meanwhile moves nothing. A change costs itself, a minute costs those that waited.
 * @param now the clock in epoch milliseconds
 */
export function createSilenceCounter(now: () => number): SilenceCounter {
  const entries = new Map<number, Entry>();
  const waiting = new Map<number, number[]>();
  /** Number of devices at each level. */
  const levels = [0, ...SILENT_HOURS].map(() => 0);
  let lastMinute = toMinute(now());

  /** Brings a device to its level, and has it wait for the next. */
  function place(id: number, entry: Entry, thisMinute: number): boolean {
    const { heardAtMs } = entry;
    const isOver = (hours: number) => thisMinute > lastHeardMinute(heardAtMs, hours);
    const level = SILENT_HOURS.filter(isOver).length;
    const isChanged = level !== entry.level;
    if (isChanged) {
      if (entry.level >= 0) levels[entry.level]! -= 1;
      levels[level]! += 1;
      entry.level = level;
    }
    const hours = SILENT_HOURS[level];
    if (hours === undefined) return isChanged;
    const minute = lastHeardMinute(heardAtMs, hours) + 1;
    if (entry.minute !== null && entry.minute <= minute) return isChanged;
    entry.minute = minute;
    const others = waiting.get(minute);
    if (others) others.push(id);
    else waiting.set(minute, [id]);
    return isChanged;
  }

  return {
    set(id, device) {
      const known = entries.get(id);
      if (!device) {
        if (known) levels[known.level]! -= 1;
        return entries.delete(id);
      }
      const heardAtMs = readHeardAtMs(device);
      if (known?.heardAtMs === heardAtMs) return false;
      const entry = known ?? { heardAtMs, level: -1, minute: null };
      entry.heardAtMs = heardAtMs;
      entries.set(id, entry);
      return place(id, entry, toMinute(now()));
    },
    advance() {
      const thisMinute = toMinute(now());
      let isChanged = false;
      while (lastMinute < thisMinute) {
        lastMinute += 1;
        const due = waiting.get(lastMinute) ?? [];
        waiting.delete(lastMinute);
        for (const id of due) {
          const entry = entries.get(id);
          if (entry?.minute !== lastMinute) continue;
          entry.minute = null;
          if (place(id, entry, thisMinute)) isChanged = true;
        }
      }
      return isChanged;
    },
    count() {
      const counts = {} as SilentCounts;
      let above = 0;
      for (let level = SILENT_HOURS.length; level > 0; level -= 1) {
        above += levels[level]!;
        counts[SILENT_HOURS[level - 1]!] = above;
      }
      return counts;
    },
  };
}
