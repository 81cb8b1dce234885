'use client';
import type { Device, Position } from '../../contract';
import {
  findRunStarts,
  type HistoryFix,
  isCurrent,
  readAttribute,
  resolveFixMotion,
  type RunStart,
} from '../../domain';
import { useRequest } from '../use-request';

/** Since when a vehicle is as it is, at least; null when nothing of the last 24 h tells. */
export interface StateTimes {
  /** Start of moving, idling or stopped. */
  state: RunStart | null;
  ignition: RunStart | null;
}

const UNKNOWN: StateTimes = { state: null, ignition: null };

/**
 * Since when a vehicle that is heard moves, idles or stands, and since when its ignition is on or off, by
 * the fixes of the last hours. Asked for once a state; of a silent vehicle nothing is known.
 */
export function useStateTimes(device: Device, position: Position | undefined): StateTimes {
  const state = position && isCurrent(device) ? resolveFixMotion(position) : null;
  const ignition = readAttribute(position, 'ignition');
  const { data } = useRequest(
    'useStateTimes',
    state === null ? null : ['state-times', device.id, state, ignition],
    (client) =>
      findRunStarts(
        (fromMs, toMs) =>
          client.positions.history({
            deviceId: device.id,
            from: new Date(fromMs),
            to: new Date(toMs),
          }),
        {
          state: (fix: HistoryFix) => resolveFixMotion(fix) === state,
          ignition: (fix: HistoryFix) =>
            typeof ignition !== 'boolean' || readAttribute(fix, 'ignition') === ignition,
        },
        Date.now(),
      ),
  );
  return data ?? UNKNOWN;
}
