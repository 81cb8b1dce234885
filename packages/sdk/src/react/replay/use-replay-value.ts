'use client';
import { useSyncExternalStore } from 'react';
import type { ReplayClock } from './replay-clock';
import type { ReplayHover } from './replay-hover';

/** What `read` makes of a clock or of a hovered moment; renders only when that is another. */
export function useReplayValue<Value extends string | number | boolean | null>(
  source: Pick<ReplayClock | ReplayHover, 'subscribe'>,
  read: () => Value,
): Value {
  return useSyncExternalStore(source.subscribe, read, read);
}
