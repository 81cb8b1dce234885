'use client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { server } from '../../contract';
import {
  fillAddresses,
  listPlacesWithoutAddress,
  type Place,
  type ReportColumn,
  type ReportRow,
  toAddressKey,
} from '../../domain';
import { useTrackingClient } from '../provider/use-tracking-client';
import { useServer } from '../session/use-server';
import { runSlices } from './run-slices';

/** The service behind answers about one question a second; a second one waits in the line meanwhile. */
const AT_ONCE = 2;
/** Longer reports say what was found on the screen there only: to fill them anew takes too long for each. */
const MAX_FILLED_ROWS = 5_000;
const NONE: ReadonlyMap<string, string> = new Map();

/** The places of a report's rows. */
export interface ReportPlaces {
  /** With all addresses that are known. */
  rows: readonly ReportRow[];
  /** Places without an address that can be asked for; 0 where nobody looks addresses up. */
  missingCount: number;
  /** While addresses are asked for: places that are through, and all of them. */
  progress: { done: number; total: number } | null;
  /** Places whose address could not be said the last time. */
  failedCount: number;
  /** Asks for the addresses that are missing, one after the other. */
  find: () => void;
  /** Ends that; what is known stays. */
  stop: () => void;
  /** These rows with the addresses that their columns lack, as far as a file may wait for them. */
  complete: (
    rows: readonly ReportRow[],
    columns: readonly ReportColumn[],
    signal: AbortSignal,
  ) => Promise<readonly ReportRow[]>;
  /** Takes an address that somebody else found. */
  learn: (place: Place, address: string) => void;
}

/** Fills the places of a report's rows with addresses, when somebody asks for them. */
export function useReportPlaces(rows: readonly ReportRow[]): ReportPlaces {
  const client = useTrackingClient();
  const { data } = useServer();
  const [known, setKnown] = useState(NONE);
  const [progress, setProgress] = useState<ReportPlaces['progress']>(null);
  const [failedCount, setFailedCount] = useState(0);
  const controller = useRef<AbortController>(null);
  const filled = useMemo(() => fillAddresses(rows, known), [rows, known]);
  const canAsk = data?.geocoderEnabled === true;
  const missing = useMemo(
    () => (canAsk ? listPlacesWithoutAddress(rows, known) : []),
    [canAsk, rows, known],
  );
  const stop = useCallback(() => {
    controller.current?.abort();
    setProgress(null);
  }, []);
  useEffect(() => () => controller.current?.abort(), []);
  const isShort = rows.length <= MAX_FILLED_ROWS;
  const learn = useCallback(
    (place: Place, address: string) => {
      if (isShort) setKnown((before) => new Map(before).set(toAddressKey(place), address));
    },
    [isShort],
  );
  const find = useCallback(() => {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    const found = new Map(known);
    let [done, failed] = [0, 0];
    const tell = () => {
      setKnown((before) => new Map([...before, ...found]));
      setFailedCount(failed);
      setProgress({ done, total: missing.length });
    };
    tell();
    void runSlices<Place, string>({
      slices: missing,
      atOnce: AT_ONCE,
      signal,
      read: ({ latitude, longitude }) =>
        client.resource(server).geocode({ latitude, longitude }, { signal }),
      onRead(place, address) {
        done += 1;
        found.set(toAddressKey(place), address);
        tell();
      },
      onFailed() {
        done += 1;
        failed += 1;
        tell();
      },
    }).then(() => {
      if (!signal.aborted) setProgress(null);
    });
  }, [client, known, missing]);
  const complete = useCallback<ReportPlaces['complete']>(
    async (shown, columns, signal) => {
      if (!canAsk) return shown;
      const { findPlaces } = await import('../../export/rows/find-places');
      controller.current?.abort();
      const control = (controller.current = new AbortController());
      signal.addEventListener('abort', () => control.abort(), { once: true });
      const whole = await findPlaces(shown, columns, {
        signal: control.signal,
        onProgress: (done, total) => setProgress({ done, total }),
        findAddress: async (place) => {
          const { latitude, longitude } = place;
          const address = await client
            .resource(server)
            .geocode({ latitude, longitude }, { signal: control.signal });
          if (address) learn(place, address);
          return address;
        },
      });
      if (controller.current === control) setProgress(null);
      return whole;
    },
    [canAsk, client, learn],
  );
  return {
    rows: filled,
    missingCount: missing.length,
    progress,
    failedCount,
    find,
    stop,
    complete,
    learn,
  };
}
