'use client';
import { useState } from 'react';
import { assignColors } from '../../domain/follow/assign-colors';

/**
 * The colour of each vehicle that is followed, counted from 0 (token `trail-1` and on): it keeps it
 * while it is followed, whoever comes or goes.
 */
export function useFollowColors(deviceIds: readonly number[]): ReadonlyMap<number, number> {
  const key = deviceIds.join();
  const [held, setHeld] = useState(() => ({ key, colors: assignColors(new Map(), deviceIds) }));
  if (held.key === key) return held.colors;
  const colors = assignColors(held.colors, deviceIds);
  setHeld({ key, colors });
  return colors;
}
