'use client';
import { useEffect, useState } from 'react';
import { countByStatus, SECOND_MS, type StatusCounts } from '../../domain';
import { useLive } from './use-live';

/** Counts devices by state, at most once a second while they change. */
export function useStatusCounts(): StatusCounts {
  const live = useLive('useStatusCounts');
  const [counts, setCounts] = useState(() => countByStatus([], () => undefined));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isChanged = false;
    const count = () => {
      isChanged = false;
      setCounts(countByStatus(live.devices.getSnapshot().values(), live.positions.get));
      timer = setTimeout(() => {
        timer = undefined;
        if (isChanged) count();
      }, SECOND_MS);
    };
    const unsubscribe = live.subscribeChanges(() => {
      isChanged = true;
      if (timer === undefined) count();
    });
    count();
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [live]);
  return counts;
}
