import type { Unit } from '../../db/database';

/** A fix as far as listeners care. */
export interface FixTime {
  deviceId: number;
  fixTimeMs: number;
}

/** Hears of fixes that are stored and dropped: what it keeps of them follows in the same transaction. */
export interface FixListener {
  /**
   * Fixes are about to be stored; `done` resolves once they are, or have failed. What it gives back is
   * done before them, in their transaction; undefined for nothing.
   */
  onStoring(
    fixes: readonly FixTime[],
    done: Promise<void>,
  ): ((unit: Unit) => Promise<void>) | undefined;
  /** The fixes of a UTC day, counted from the epoch, are dropped by this transaction. */
  onDayDropped(unit: Unit, day: number): Promise<void>;
  /** Fixes of these devices that came late are dropped by this transaction, of whatever day. */
  onLateDropped(unit: Unit, deviceIds: readonly number[]): Promise<void>;
  /** All fixes of days before this one are gone. */
  onDropped(unit: Unit, firstDay: number): Promise<void>;
}
