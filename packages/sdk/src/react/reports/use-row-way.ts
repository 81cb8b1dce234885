'use client';
import { DAY_MS, type ReportRow } from '../../domain';
import type { Position } from '../../contract';
import type { RequestState } from '../request-state';
import { useRequest } from '../use-request';

/** A way longer than this is no help on a small map, and a lot to fetch. */
const MAX_MS = 7 * DAY_MS;

/** Checks that a row's period is short enough to be drawn. */
export const hasWay = (row: Pick<ReportRow, 'fromMs' | 'toMs'>): boolean =>
  row.fromMs !== null && row.toMs !== null && row.toMs - row.fromMs <= MAX_MS;

/** The fixes that a row tells of: its way, or the one fix of an event; null asks for nothing. */
export function useRowWay(row: ReportRow | null): RequestState<readonly Position[]> {
  const { deviceId = 0, fromMs = null, toMs = null, positionId } = row ?? {};
  const isAsked = row !== null && hasWay(row) && positionId !== 0;
  return useRequest<readonly Position[]>(
    'useRowWay',
    isAsked ? ['row-way', deviceId, fromMs, toMs, positionId ?? 0] : null,
    ({ positions }) =>
      positionId
        ? positions.listByIds([positionId])
        : positions.history({
            deviceId,
            from: new Date(fromMs ?? 0),
            // The fix at the end belongs to what ended with it.
            to: new Date((toMs ?? 0) + 1),
          }),
  );
}
