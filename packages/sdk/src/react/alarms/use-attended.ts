'use client';
import { useEffect, useState } from 'react';
import type { LiveStore } from '../../client';
import type { AlarmTake, Position } from '../../contract';
import { findAttending, findLasting } from '../../domain';
import { useLive } from '../live/use-live';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useAccess } from '../session/use-access';
import { alarmTakesOf } from './alarm-takes';
import { useAlarmTakes } from './use-alarm-takes';

/** Who attends to which vehicle, by its id. */
export type Attended = ReadonlyMap<number, AlarmTake>;

const NOBODY: Attended = new Map();

/** The vehicles whose present alarms are all somebody's; a map of its own only when that changes. */
export function useAttended(): Attended {
  const live = useLive('useAttended');
  const client = useTrackingClient();
  const mayLookBack = useAccess()('read', 'reports').allowed;
  const { takes } = useAlarmTakes();
  const [attended, setAttended] = useState(NOBODY);
  useEffect(() => {
    const byDevice = new Map<number, AlarmTake[]>();
    for (const take of takes.values()) {
      byDevice.set(take.deviceId, [...(byDevice.get(take.deviceId) ?? []), take]);
    }
    const ask = (deviceId: number, fix: Position | undefined) => {
      for (const take of findLasting(fix, byDevice.get(deviceId) ?? [])) {
        if (fix && mayLookBack) void alarmTakesOf(client).confirm(take, fix);
      }
    };
    const look = () => {
      for (const deviceId of byDevice.keys()) ask(deviceId, live.positions.get(deviceId));
      setAttended((before) => {
        const now = findAttended(live, byDevice);
        return isSame(before, now) ? before : now;
      });
    };
    look();
    return live.subscribeChanges((ids) => {
      for (const id of ids) if (byDevice.has(id)) return look();
    });
  }, [live, takes, client, mayLookBack]);
  return attended;
}

function findAttended(live: LiveStore, byDevice: ReadonlyMap<number, AlarmTake[]>): Attended {
  const found = new Map<number, AlarmTake>();
  for (const [deviceId, takes] of byDevice) {
    const take = findAttending(live.positions.get(deviceId), takes);
    if (take && live.devices.get(deviceId)) found.set(deviceId, take);
  }
  return found;
}

const isSame = (left: Attended, right: Attended): boolean =>
  left.size === right.size && [...left].every(([id, take]) => right.get(id) === take);
