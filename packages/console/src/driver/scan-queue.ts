import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import type { ScanInput, ScanResult } from '@rastro/sdk/contract';

/** A scan that waits for the network. */
export interface WaitingScan extends ScanInput {
  key: string;
  at: string;
  /** Whose it is: nobody else sends it. */
  userId: number;
}

/** Where scans wait. */
export interface ScanStore {
  /** In the order they were made. */
  list(userId: number): Promise<WaitingScan[]>;
  add(scan: WaitingScan): Promise<void>;
  remove(key: string): Promise<void>;
}

/** What came of one that waited. */
export type SentScan =
  { scan: WaitingScan; result: ScanResult } | { scan: WaitingScan; error: unknown };

const NAME = 'scans';

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

/** Scans in the browser's database: they are there after the page, and the phone, were closed. */
export function openScanStore(factory: IDBFactory): ScanStore {
  const opening = factory.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME, { keyPath: 'key' });
  const database = toPromise(opening);
  const within = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
    (await database).transaction(NAME, mode).objectStore(NAME);
  return {
    async list(userId) {
      const all = (await toPromise((await within('readonly')).getAll())) as WaitingScan[];
      return all
        .filter((scan) => scan.userId === userId)
        .sort((left, right) => left.at.localeCompare(right.at));
    },
    async add(scan) {
      await toPromise((await within('readwrite')).put(scan));
    },
    async remove(key) {
      await toPromise((await within('readwrite')).delete(key));
    },
  };
}

/** Scans in the memory of the page, where the browser keeps nothing. */
export function openMemoryStore(): ScanStore {
  const scans = new Map<string, WaitingScan>();
  return {
    list: async (userId) => [...scans.values()].filter((scan) => scan.userId === userId),
    add: async (scan) => void scans.set(scan.key, scan),
    remove: async (key) => void scans.delete(key),
  };
}

/** Whether a call may work later as it is: nobody answered, or the server was too busy. */
const isPassing = (error: unknown): boolean => {
  if (!isTrackingError(error)) return true;
  const { status } = error;
  return status === undefined || status === 0 || status === 401 || status === 429 || status >= 500;
};

/**
 * Sends what waits in the order it was made, each once, and stops where the network is away. What the server refuses
 * waits no more.
 */
export async function sendScans(
  client: Pick<TrackingClient, 'driving'>,
  store: ScanStore,
  userId: number,
): Promise<SentScan[]> {
  const sent: SentScan[] = [];
  for (const scan of await store.list(userId)) {
    const { userId: _, ...input } = scan;
    try {
      sent.push({ scan, result: await client.driving.scan(input) });
    } catch (error) {
      if (isPassing(error)) break;
      sent.push({ scan, error });
    }
    await store.remove(scan.key);
  }
  return sent;
}
