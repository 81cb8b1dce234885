import { findAttendance, type AlarmFix, type TakenAlarm } from './find-attendance';

/** The vehicles with an alarm, each counted once however many alarms it has. */
export interface FleetAlarms<T> {
  /** Those with an alarm that nobody has taken. */
  unattended: ReadonlySet<number>;
  /** Those that somebody attends to, and who. */
  attended: ReadonlyMap<number, T>;
  /** Those that still say what somebody has resolved. */
  resolved: ReadonlySet<number>;
}

/** Alarms of a fleet: the one count of them, kept while the fleet changes. */
export interface AlarmIndex<T> {
  /**
   * Brings a vehicle up to date; one that is gone has neither fix nor takes.
   * @returns whether it stands otherwise than before
   */
  set(deviceId: number, fix: AlarmFix | null | undefined, takes: Iterable<T>): boolean;
  /** Returns the current alarms, in a new object after each change. */
  read(): FleetAlarms<T>;
}

/** Counts vehicles with an alarm; a change costs what changed. */
export function createAlarmIndex<T extends TakenAlarm>(clock: () => number): AlarmIndex<T> {
  const unattended = new Set<number>();
  const attended = new Map<number, T>();
  const resolved = new Set<number>();
  let known: FleetAlarms<T> | undefined;
  return {
    set(deviceId, fix, takes) {
      const now = findAttendance(fix, takes, clock());
      const take = now.state === 'attended' ? now.take : undefined;
      const isOpen = now.state === 'unattended';
      const isDone = now.state === 'resolved';
      if (
        unattended.has(deviceId) === isOpen &&
        resolved.has(deviceId) === isDone &&
        attended.get(deviceId) === take
      ) {
        return false;
      }
      for (const each of [unattended, attended, resolved]) each.delete(deviceId);
      if (isOpen) unattended.add(deviceId);
      if (isDone) resolved.add(deviceId);
      if (take) attended.set(deviceId, take);
      known = undefined;
      return true;
    },
    read() {
      known ??= {
        unattended: new Set(unattended),
        attended: new Map(attended),
        resolved: new Set(resolved),
      };
      return known;
    },
  };
}
