'use client';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  type Period,
  type ReportKind,
  type ReportRow,
  type SilentHours,
  toSilentRows,
} from '../../domain';
import { useLive } from '../live/use-live';
import { useTrackingContext } from '../provider/tracking-context';
import { useMinute } from '../time/use-minute';
import { createReportRun, type ReportRun } from './create-report-run';
import type { AskedReport } from '../../export';
import { NO_REPORT, type ReportProgress } from './report-run';
import { useReportNames } from './use-report-names';

/** Query of a report. Keep the object between renders: a new one starts a new request. */
export interface ReportQuery {
  kind: ReportKind;
  deviceIds: readonly number[];
  period: Period;
  /** From when on a vehicle counts as silent. */
  silentHours: SilentHours;
}

/** A report: its rows as they come, and what can be done meanwhile. */
export interface ReportState extends ReportProgress {
  /** Ends it early; the rows that are there stay. */
  cancel: () => void;
  /** Asks again for the vehicles that failed. */
  retry: () => void;
  /** Asks for all of it anew. */
  again: () => void;
}

const never = () => () => undefined;
const nothing = () => NO_REPORT;

/**
 * Asks for a report, vehicle by vehicle and a few at a time, as soon as there is a query; null asks for
 * nothing. Another query ends the one before. Silent vehicles come from the live data and change with it
 * by the minute.
 */
export function useReport(query: ReportQuery | null): ReportState {
  const { client, timeZone } = useTrackingContext('useReport');
  const kind = query?.kind;
  const isOfEvents = kind === 'events' || kind === 'combined';
  const { names, isReady } = useReportNames({
    withFences: isOfEvents || kind === 'geofences',
    withDrivers: isOfEvents || kind === 'route',
  });
  const latestNames = useRef(names);
  useEffect(() => {
    latestNames.current = names;
  });
  const isAsked = query !== null && query.kind !== 'silent' && isReady;
  const [run, setRun] = useState<ReportRun | null>(null);
  useEffect(() => {
    if (!isAsked) return setRun(null);
    // What a vehicle is called may change while its report is read; that is no reason to read it anew.
    const current: typeof names = {
      device: (id) => latestNames.current.device(id),
      plate: (id) => latestNames.current.plate(id),
      fence: (id) => latestNames.current.fence(id),
      driver: (uniqueId) => latestNames.current.driver(uniqueId),
    };
    const { deviceIds, period } = query;
    const ask = { kind: query.kind as AskedReport, deviceIds, period, timeZone, names: current };
    const next = createReportRun(client, ask);
    setRun(next);
    next.start();
    return () => next.cancel();
  }, [client, query, isAsked, timeZone]);
  const progress = useSyncExternalStore(
    run?.subscribe ?? never,
    run?.getSnapshot ?? nothing,
    nothing,
  );
  const silentRows = useSilentRows(query);
  const cancel = useCallback(() => run?.cancel(), [run]);
  const retry = useCallback(() => run?.retry(), [run]);
  const again = useCallback(() => run?.start(), [run]);
  return useMemo(() => {
    const told: ReportProgress = silentRows
      ? { ...NO_REPORT, status: 'done', rows: silentRows }
      : query && !run
        ? { ...NO_REPORT, status: 'running', totalCount: query.deviceIds.length }
        : progress;
    return { ...told, cancel, retry, again };
  }, [silentRows, query, run, progress, cancel, retry, again]);
}

/** The rows of the silent vehicles of the query, null for another report. */
function useSilentRows(query: ReportQuery | null): readonly ReportRow[] | null {
  const live = useLive('useReport');
  const minute = useMinute();
  const { names } = useReportNames({});
  return useMemo(() => {
    if (query?.kind !== 'silent') return null;
    const devices = query.deviceIds.flatMap((id) => live.devices.get(id) ?? []);
    return toSilentRows(devices, live.positions.get, names, {
      hours: query.silentHours,
      nowMs: minute,
    });
  }, [query, live, names, minute]);
}
