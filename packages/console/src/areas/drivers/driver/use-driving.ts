import { isTrackingError } from '@rastro/sdk/client';
import type { Driving } from '@rastro/sdk/contract';
import { describeError, useTrackingClient } from '@rastro/sdk/internal/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  isUnanswered,
  type KeptScan,
  nameScan,
  openMemoryStore,
  openScanStore,
  type Refusal,
  type ScanStore,
  sendScans,
  type TakenScan,
} from '../scan/scan-queue';
import type { Scanner } from '../scan/scanner';
import type { TextKey } from '../../../frame/i18n/text-key';

/** Drive of a driver, and the states of this phone's scans. */
export interface DrivingState {
  /** null while it is not known. */
  driving: Driving | null;
  /** They wait for the network. */
  waiting: readonly KeptScan[];
  /** The server did not take them, and nobody has put them away. */
  refused: readonly KeptScan[];
  /** Those that the server took at last. */
  taken: readonly TakenScan[];
  isAway: boolean;
  problem: TextKey | null;
  isBusy: boolean;
  /** Checks in by a code, or out by 0; keeps it where nobody answers. `driver` is the badge of somebody else. */
  scan: (id: string | 0, driver?: string) => Promise<void>;
  /** Puts a refused one away. */
  dismiss: (key: string) => Promise<void>;
}

const SEND_EVERY_MS = 15_000;
/** Nobody waits longer at a vehicle: the scan is kept, and goes out by itself. */
const PATIENCE_MS = 5_000;

/** One for the page: a second one would know of nothing that the first keeps in memory. */
let opened: Promise<ScanStore> | undefined;
const openStore = (): Promise<ScanStore> => {
  const factory = (globalThis as { indexedDB?: IDBFactory }).indexedDB;
  opened ??= factory
    ? openScanStore(factory).catch(openMemoryStore)
    : Promise.resolve(openMemoryStore());
  return opened;
};

/** The sentence for what the server said against a scan. */
export const describeRefusal = (refusal: Refusal): TextKey =>
  refusal.code === 'FIELD_INVALID' && refusal.field === 'at'
    ? 'driver.refused.time'
    : describeError({ kind: 'tracking', ...refusal });

/** Reads what the driver drives, and sends what waits as soon as it goes out. */
export function useDriving({ id: userId, isDriver }: Scanner): DrivingState {
  const client = useTrackingClient();
  const [driving, setDriving] = useState<Driving | null>(null);
  const [kept, setKept] = useState<readonly KeptScan[]>([]);
  const [taken, setTaken] = useState<readonly TakenScan[]>([]);
  const [isAway, setAway] = useState(false);
  const [problem, setProblem] = useState<TextKey | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sending = useRef<Promise<void>>(Promise.resolve());

  const look = useCallback(async (): Promise<ScanStore> => {
    const store = await openStore();
    setKept(await store.list(userId));
    return store;
  }, [userId]);

  const send = useCallback((): Promise<void> => {
    const run = async (): Promise<void> => {
      const sent = await sendScans(client, await look(), userId);
      await look();
      if (sent.taken.length > 0) setTaken(sent.taken);
      if (sent.isAway || !isDriver) return setAway(sent.isAway);
      try {
        setDriving(await client.driving.get());
        setAway(false);
      } catch (error) {
        setAway(isUnanswered(error));
        // Who is not signed in any more is led to sign in.
        const isOut = isTrackingError(error) && error.status === 401;
        if (!isUnanswered(error) && !isOut) setProblem(describeError(error));
      }
    };
    // One after the other: two at once would send the same.
    sending.current = sending.current.then(run).catch((error: unknown) => {
      setProblem(describeError(error));
    });
    return sending.current;
  }, [client, isDriver, look, userId]);

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
    driving,
    taken,
    isAway,
    problem,
    isBusy,
    waiting: kept.filter(({ refusal }) => !refusal),
    refused: kept.filter(({ refusal }) => refusal),
    async scan(id, driver) {
      setBusy(true);
      setProblem(null);
      setTaken([]);
      try {
        const at = new Date().toISOString();
        const store = await openStore();
        await store.put({ id, ...(driver && { driver }), key: nameScan(), at, userId });
        await look();
        let timer: ReturnType<typeof setTimeout> | undefined;
        const patience = new Promise<void>((resolve) => {
          timer = setTimeout(resolve, PATIENCE_MS);
        });
        await Promise.race([send(), patience]);
        clearTimeout(timer);
      } catch (error) {
        setProblem(describeError(error));
      } finally {
        setBusy(false);
      }
    },
    async dismiss(key) {
      await (await openStore()).remove(key);
      await look();
    },
  };
}
