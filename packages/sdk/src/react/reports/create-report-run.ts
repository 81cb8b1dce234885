import type { TrackingClient } from '../../client';
import { drive } from '../../contract';
import type { ReportRow } from '../../domain';
import { isAskedAtOnce, type ReportAsk, readReportRows } from '../../export';
import { NO_REPORT, type ReportFailure, type ReportProgress } from './report-run';
import { cutSlices, runSlices } from './run-slices';

/** Calls of a report at the same time: enough that no round trip is waited for, few enough for the others. */
const AT_ONCE = 4;
/** Calls of a report: large fleets are asked for several vehicles at a time. */
const MAX_CALLS = 250;
/** Interval of notifying the page of new rows, in ms. */
const TELL_EVERY_MS = 100;
/** More rows than these nobody reads, and a browser has no room for many times as many. */
const MAX_REPORT_ROWS = 200_000;

/** A report that is being read. */
export interface ReportRun {
  getSnapshot: () => ReportProgress;
  subscribe: (listener: () => void) => () => void;
  start: () => void;
  /** Ends it early; the rows that are there stay. */
  cancel: () => void;
  /** Asks again for the vehicles that failed. */
  retry: () => void;
}

/** Reads a report vehicle by vehicle, but those of all at once: rows show as they come. Nothing is asked before `start`. */
export function createReportRun(
  client: Pick<TrackingClient, 'reports' | 'resource'>,
  ask: Omit<ReportAsk, 'signal'>,
): ReportRun {
  const reader = { reports: client.reports, drives: client.resource(drive) };
  const listeners = new Set<() => void>();
  let progress: ReportProgress = NO_REPORT;
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  // In the order of the vehicles, whichever answers first.
  let parts = new Map<number, readonly ReportRow[]>();
  let failures: ReportFailure[] = [];
  let [doneCount, totalCount, rowCount] = [0, 0, 0];

  function tell(status: ReportProgress['status']): void {
    clearTimeout(timer);
    timer = undefined;
    const rows = [...parts].sort(([one], [other]) => one - other).flatMap(([, part]) => part);
    progress = { status, rows, failures, doneCount, totalCount };
    for (const listener of listeners) listener();
  }
  function notifySoon(): void {
    timer ??= setTimeout(() => tell('running'), TELL_EVERY_MS);
  }

  async function run(deviceIds: readonly number[]): Promise<void> {
    controller.abort();
    const own = (controller = new AbortController());
    const { signal } = own;
    [doneCount, totalCount] = [0, deviceIds.length];
    failures = [];
    const places = new Map(ask.deviceIds.map((id, index) => [id, index]));
    tell('running');
    await runSlices({
      slices: cutSlices(deviceIds, isAskedAtOnce(ask.kind) ? 1 : MAX_CALLS),
      atOnce: AT_ONCE,
      signal,
      read: (slice) => readReportRows(reader, { ...ask, deviceIds: slice, signal }),
      onRead(slice, rows) {
        doneCount += slice.length;
        rowCount += rows.length;
        parts.set(places.get(slice[0] ?? 0) ?? 0, rows);
        // The first rows at once: that something is coming is what people wait for.
        if (progress.rows.length === 0) tell('running');
        else notifySoon();
        if (rowCount < MAX_REPORT_ROWS) return;
        own.abort();
        tell('full');
      },
      onFailed(slice, error) {
        doneCount += slice.length;
        failures = [...failures, ...slice.map((deviceId) => ({ deviceId, error }))];
        notifySoon();
      },
    });
    if (!signal.aborted) tell('done');
  }

  return {
    getSnapshot: () => progress,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      parts = new Map();
      rowCount = 0;
      void run(ask.deviceIds);
    },
    cancel() {
      if (progress.status !== 'running') return;
      controller.abort();
      tell('cancelled');
    },
    retry: () => void run(failures.map(({ deviceId }) => deviceId)),
  };
}
