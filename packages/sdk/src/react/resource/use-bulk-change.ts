'use client';
import { useCallback, useEffect, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { TrackingClient } from '../../client';
import type { BulkChange, ResourceDescription } from '../../contract';
import { useTrackingContext } from '../provider/tracking-context';
import { isKeyOf } from './resource-keys';

/** Interval of polling the progress, in ms. */
const ASK_EVERY_MS = 700;

/** Planned bulk change of a resource's items. */
export type BulkPlan = Omit<Parameters<TrackingClient['bulk']['plan']>[0], 'resource'>;

/** A change of many things, and what can be done with it now. */
export interface BulkChangeState {
  /** null until it is planned. */
  bulk: BulkChange | null;
  /** Error of the last call; undefined without one. */
  error: unknown;
  /** A call is on its way, or rows are. */
  isBusy: boolean;
  plan: (wanted: BulkPlan) => Promise<void>;
  start: () => Promise<void>;
  cancel: () => Promise<void>;
  undo: () => Promise<void>;
  /** Forgets it, for the next. */
  reset: () => void;
}

const isOnItsWay = (bulk: BulkChange | null): boolean =>
  bulk?.state === 'running' || bulk?.state === 'undoing';

/**
 * One change of many things of a resource, by the name of its member in the client (`devices`): planned, started,
 * watched while it runs, taken back. Lists of the resource are read again once it has ended. No call rejects.
 */
export function useBulkChange(
  name: string,
  resource: Pick<ResourceDescription, 'path'>,
): BulkChangeState {
  const { client } = useTrackingContext('useBulkChange');
  const { mutate } = useSWRConfig();
  const [bulk, setBulk] = useState<BulkChange | null>(null);
  const [error, setError] = useState<unknown>();
  const [isAsking, setAsking] = useState(false);
  const { path } = resource;

  const ask = useCallback(async (call: () => Promise<BulkChange>) => {
    setAsking(true);
    setError(undefined);
    try {
      setBulk(await call());
    } catch (failure) {
      setError(failure);
    } finally {
      setAsking(false);
    }
  }, []);
  const isRunning = isOnItsWay(bulk);
  const id = bulk?.id ?? null;

  useEffect(() => {
    if (!isRunning || id === null) return undefined;
    const abort = new AbortController();
    const timer = setInterval(() => {
      client.bulk.get(id, { signal: abort.signal }).then(setBulk, (failure: unknown) => {
        // Asked again in a moment: the run goes on without this page.
        if (!abort.signal.aborted) setError(failure);
      });
    }, ASK_EVERY_MS);
    return () => {
      abort.abort();
      clearInterval(timer);
      void mutate(isKeyOf({ path } as ResourceDescription));
    };
  }, [client, isRunning, id, mutate, path]);

  const plan = useCallback(
    (wanted: BulkPlan) => ask(() => client.bulk.plan({ ...wanted, resource: name })),
    [ask, client, name],
  );
  const withId = (call: (id: number) => Promise<BulkChange>) =>
    id === null ? Promise.resolve() : ask(() => call(id));
  return {
    bulk,
    error,
    isBusy: isAsking || isRunning,
    plan,
    start: () => withId((of) => client.bulk.start({ id: of })),
    cancel: () => withId((of) => client.bulk.cancel({ id: of })),
    undo: () => withId((of) => client.bulk.undo({ id: of })),
    reset() {
      setBulk(null);
      setError(undefined);
    },
  };
}
