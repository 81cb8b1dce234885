'use client';
import { type Maintenance, maintenance, maintenanceRecord, type Position } from '../../contract';
import {
  computeNextMaintenance,
  indexLastDone,
  MINUTE_MS,
  type NextMaintenance,
} from '../../domain';
import type { RequestState } from '../request-state';
import { useResource } from '../resource/use-resource';
import { useNow } from '../time/use-now';

/** A maintenance and when it is due next. */
export interface DueMaintenance extends NextMaintenance {
  maintenance: Maintenance;
}

/**
 * Provides a vehicle's due maintenances by its last fix, nearest first; without those its tracker
 * does not count.
 */
export function useNextMaintenances(
  deviceId: number,
  position: Position | undefined,
): Pick<RequestState<DueMaintenance[]>, 'data' | 'error'> {
  const now = useNow(MINUTE_MS);
  const { data, error } = useResource(maintenance, { deviceId });
  const { data: records, error: unkept } = useResource(maintenanceRecord, {
    deviceId,
    latest: true,
  });
  const lastDoneOf = indexLastDone(records ?? []);
  const isKnown = records !== undefined || unkept !== undefined;
  const due = (isKnown ? data : undefined)?.flatMap((one) => {
    const next = computeNextMaintenance(one, position, now, lastDoneOf(deviceId, one));
    return next ? [{ maintenance: one, ...next }] : [];
  });
  return { data: due?.sort((a, b) => b.share - a.share), error };
}
