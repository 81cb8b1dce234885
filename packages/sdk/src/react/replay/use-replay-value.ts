'use client';
import { useSyncExternalStore } from 'react';
import type { ReplayClock } from './replay-clock';
import type { ReplayHover } from './replay-hover';

/** Provides the result of `read` on a clock or a hovered moment; renders only when it changes. */
export function useReplayValue<Value extends string | number | boolean | null>(
  source: Pick<ReplayClock | ReplayHover, 'subscribe'>,
  read: () => Value,
): Value {
  return useSyncExternalStore(source.subscribe, read, read);
}
