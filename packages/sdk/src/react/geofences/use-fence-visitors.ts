'use client';
import { useEffect, useState } from 'react';
import type { LiveStore } from '../../client';
import { listVisitors } from '../../domain/geofence-editor/list-visitors';
import { SECOND_MS } from '../../domain';
import { useLive } from '../live/use-live';

/** Interval of checking the visitors, in ms, however much moves in between. */
const EVERY_MS = 5 * SECOND_MS;

/** Ids of the devices inside, by the id of the fence. */
export type FenceVisitors = ReadonlyMap<number, readonly number[]>;

const NOBODY: FenceVisitors = new Map();

function readVisitors(live: LiveStore): FenceVisitors {
  const ids = [...live.devices.getSnapshot().keys()];
  return listVisitors(ids.flatMap((id) => live.positions.get(id) ?? []));
}

/** Provides the devices in each fence now. Checked every five seconds, not with each fix. */
export function useFenceVisitors(): FenceVisitors {
  const live = useLive('useFenceVisitors');
  const [visitors, setVisitors] = useState(NOBODY);
  useEffect(() => {
    const look = () => setVisitors(readVisitors(live));
    look();
    const timer = setInterval(look, EVERY_MS);
    const unsubscribe = live.devices.subscribe(look);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [live]);
  return visitors;
}
