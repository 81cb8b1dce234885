import type { Driving, ScanResult } from '@rastro/sdk/contract';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { openMemoryStore, openScanStore, type ScanStore, sendScans } from '../../driver/scan-queue';
import type { TextKey } from '../../i18n/text-key';

/** What a driver drives, and the scans that wait for the network. */
export interface DrivingState {
  driving: Driving | null;
  waiting: number;
  /** What came of the last scan that was answered. */
  result: ScanResult | null;
  problem: TextKey | null;
  isBusy: boolean;
  /** Checks in by a code, or out by 0; keeps it where nobody answers. */
  scan: (id: string | 0) => Promise<void>;
}

const SEND_EVERY_MS = 15_000;

/** One for the page: a second one would know of nothing that the first keeps in memory. */
let opened: ScanStore | undefined;
const openStore = (): ScanStore => {
  opened ??=
    (globalThis as { indexedDB?: IDBFactory }).indexedDB === undefined
      ? openMemoryStore()
      : openScanStore(indexedDB);
  return opened;
};

/** Reads what the driver drives, and sends what waits as soon as it goes out. */
export function useDriving(userId: number): DrivingState {
  const client = useTrackingClient();
  const store = useMemo(openStore, []);
  const [driving, setDriving] = useState<Driving | null>(null);
  const [result, setResult] = useState<ScanResult | null>(null);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const [waiting, setWaiting] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const send = useCallback(async (): Promise<void> => {
    const sent = await sendScans(client, store, userId);
    setWaiting((await store.list(userId)).length);
    const last = sent.at(-1);
    if (last && 'error' in last) setProblem(describeError(last.error));
    if (last && 'result' in last) setResult(last.result);
    try {
      setDriving(await client.driving.get());
    } catch (error) {
      if (navigator.onLine) setProblem((known) => known ?? describeError(error));
    }
  }, [client, store, userId]);

  useEffect(() => {
    const run = () => void send();
    run();
    const timer = setInterval(run, SEND_EVERY_MS);
    window.addEventListener('online', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
    };
  }, [send]);

  return {
    ...{ driving, waiting, result, problem, isBusy },
    async scan(id) {
      setBusy(true);
      setProblem(null);
      setResult(null);
      await store.add({ id, key: crypto.randomUUID(), at: new Date().toISOString(), userId });
      await send();
      setBusy(false);
    },
  };
}
