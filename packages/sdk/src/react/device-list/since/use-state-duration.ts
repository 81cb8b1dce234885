'use client';
import { MINUTE_MS } from '../../../domain';
import { useNow } from '../../time/use-now';
import { useFormat } from '../../use-format';
import { useStateSince } from './use-state-since';

/** For how long a vehicle has been in its state. */
export interface StateDuration {
  sinceMs: number;
  /** Epoch milliseconds of the minute in which this was said. */
  nowMs: number;
  /** `12 min`; within the first minute `< 1 min`, for nobody wants to see seconds run in a list. */
  text: string;
}

/** For how long a vehicle moves, idles or stands; null while nobody knows, and of one that is not heard. */
export function useStateDuration(deviceId: number): StateDuration | null {
  const format = useFormat();
  const nowMs = useNow(MINUTE_MS);
  const sinceMs = useStateSince(deviceId);
  if (sinceMs === null) return null;
  const isYoung = nowMs - sinceMs < MINUTE_MS;
  const text = `${isYoung ? '< ' : ''}${format.duration(isYoung ? MINUTE_MS : nowMs - sinceMs)}`;
  return { sinceMs, nowMs, text };
}
