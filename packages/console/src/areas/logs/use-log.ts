import { logEntry, type LogEntry, type LogEntryQuery } from '@rastro/sdk/contract';
import { useTrackingClient } from '@rastro/sdk/internal/react';
import useSWRInfinite from 'swr/infinite';
import type { LogScope } from './log-address';

const ROWS_A_PAGE = 100;
/** Interval of the requests for the newest entries, ms. */
const EVERY_MS = 5_000;

/** A log with what is loaded of it, and the way to what is older. */
export interface Log {
  entries: readonly LogEntry[] | undefined;
  error: unknown;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  loadOlder(): void;
  refresh(): void;
}

/** Reads a log, the newest first, a page at a time; while it `isLive` the newest come by themselves. */
export function useLog(scope: LogScope, query: LogEntryQuery | null, isLive: boolean): Log {
  const client = useTrackingClient();
  const calls = client.resource(logEntry);
  const ask = (filter: LogEntryQuery): Promise<LogEntry[]> => {
    if (scope.kind === 'device') return calls.ofDevice({ id: scope.id, ...filter });
    if (scope.kind === 'user') return calls.ofUser({ id: scope.id, ...filter });
    return calls.list(filter);
  };
  const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite<LogEntry[], unknown>(
    (index, before: LogEntry[] | null) => {
      if (query === null || (before && before.length < ROWS_A_PAGE)) return null;
      const last = before?.at(-1)?.id;
      return ['log', scope, { ...query, limit: ROWS_A_PAGE, ...(index > 0 && { before: last }) }];
    },
    ([, , filter]: [string, LogScope, LogEntryQuery]) => ask(filter),
    { refreshInterval: isLive ? EVERY_MS : 0, revalidateFirstPage: true, keepPreviousData: true },
  );
  const known = new Map(data?.flat().map((entry) => [entry.id, entry]));
  return {
    entries: data && [...known.values()],
    error,
    hasOlder: (data?.at(-1)?.length ?? 0) === ROWS_A_PAGE,
    isLoadingOlder: isValidating && data !== undefined && size > data.length,
    loadOlder: () => void setSize(size + 1),
    refresh: () => void mutate(),
  };
}
