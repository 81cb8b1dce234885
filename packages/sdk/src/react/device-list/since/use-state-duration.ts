'use client';
import { MINUTE_MS } from '../../../domain';
import { useNow } from '../../time/use-now';
import { useFormat } from '../../use-format';
import { useStateSince } from './use-state-since';

/** For how long a vehicle has been in its state. */
export interface StateDuration {
  sinceMs: number;
  /** True when it may have lasted longer: nothing older is known. */
  isAtLeast: boolean;
  /** Epoch milliseconds of the minute in which this was said. */
  nowMs: number;
  /**
   * `12 min`; within the first minute `< 1 min`, for nobody wants to see seconds run in a list; `> 12 min`
   * where it may have been for longer.
   */
  text: string;
  /** The same without its sign. */
  duration: string;
}

/** For how long a vehicle moves, idles or stands; null while nobody knows, and of one that is not heard. */
export function useStateDuration(deviceId: number): StateDuration | null {
  const format = useFormat();
  const nowMs = useNow(MINUTE_MS);
  const since = useStateSince(deviceId);
  if (since === null) return null;
  const lasted = nowMs - since.sinceMs;
  const isYoung = lasted < MINUTE_MS;
  // It was seen for seconds only, and may have been so for days.
  if (isYoung && since.isAtLeast) return null;
  const duration = format.duration(isYoung ? MINUTE_MS : lasted);
  const sign = isYoung ? '< ' : since.isAtLeast ? '> ' : '';
  return { ...since, nowMs, duration, text: sign + duration };
}
