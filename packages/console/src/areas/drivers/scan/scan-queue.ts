import { isTrackingError, type TrackingClient } from '@rastro/sdk/client';
import type { ScanInput, ScanResult } from '@rastro/sdk/contract';

/** A scan on the phone. */
export interface KeptScan extends ScanInput {
  key: string;
  at: string;
  /** User who scanned it: nobody else sends it. */
  userId: number;
  /** Reason the server rejected it. It stays to be read, and is not sent again. */
  refusal?: Refusal;
}

/** Rejection of a scan by the server. */
export interface Refusal {
  code: string;
  status?: number;
  field?: string;
}

/** Store of scans: those that wait for the network, and rejected ones. */
export interface ScanStore {
  /** In the order they were made. */
  list(userId: number): Promise<KeptScan[]>;
  put(scan: KeptScan): Promise<void>;
  remove(key: string): Promise<void>;
}

/** A scan that the server took. */
export interface TakenScan {
  scan: KeptScan;
  result: ScanResult;
}

const NAME = 'scans';

const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });

const listOf = (scans: readonly KeptScan[], userId: number): KeptScan[] =>
  scans
    .filter((scan) => scan.userId === userId)
    .sort((left, right) => left.at.localeCompare(right.at));

/**
 * Scans in the browser's database: they are there after the page, and the phone, were closed. Rejects where the
 * browser has none to give.
 */
export async function openScanStore(factory: IDBFactory): Promise<ScanStore> {
  const opening = factory.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(NAME, { keyPath: 'key' });
  const database = await toPromise(opening);
  const within = (mode: IDBTransactionMode): IDBObjectStore =>
    database.transaction(NAME, mode).objectStore(NAME);
  return {
    async list(userId) {
      return listOf((await toPromise(within('readonly').getAll())) as KeptScan[], userId);
    },
    async put(scan) {
      await toPromise(within('readwrite').put(scan));
    },
    async remove(key) {
      await toPromise(within('readwrite').delete(key));
    },
  };
}

/** Scans in the memory of the page, where the browser keeps nothing. */
export function openMemoryStore(): ScanStore {
  const scans = new Map<string, KeptScan>();
  return {
    list: async (userId) => listOf([...scans.values()], userId),
    put: async (scan) => void scans.set(scan.key, scan),
    remove: async (key) => void scans.delete(key),
  };
}

/** A name for a scan. Pages that came without https have no `randomUUID`. */
export const nameScan = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** True when the server did not answer, or with a server error. */
export const isUnanswered = (error: unknown): boolean => {
  if (!isTrackingError(error)) return true;
  const { status = 0 } = error;
  return status === 0 || status >= 500;
};

/** Answers that say nothing of the scan: sign in, come later. */
const PASSING: readonly unknown[] = [401, 408, 425, 429];

/** True when the same call may work later. */
const isPassing = (error: unknown): boolean =>
  isUnanswered(error) || !isTrackingError(error) || PASSING.includes(error.status);

const toRefusal = (error: unknown): Refusal => {
  if (!isTrackingError(error)) return { code: 'UNKNOWN_ERROR' };
  const { code, status, field } = error;
  return { code, ...(status !== undefined && { status }), ...(field !== undefined && { field }) };
};

/**
 * Sends what waits in the order it was made, each once, and stops where the network is away. What the server refuses
 * stays, with what it said. Gives what was taken.
 */
export async function sendScans(
  client: Pick<TrackingClient, 'driving'>,
  store: ScanStore,
  userId: number,
): Promise<{ taken: TakenScan[]; isAway: boolean }> {
  const taken: TakenScan[] = [];
  for (const scan of await store.list(userId)) {
    if (scan.refusal) continue;
    const { userId: _, refusal: __, ...input } = scan;
    let result: ScanResult;
    try {
      result = await client.driving.scan({ ...input, sentAt: new Date().toISOString() });
    } catch (error) {
      if (isPassing(error)) return { taken, isAway: isUnanswered(error) };
      await store.put({ ...scan, refusal: toRefusal(error) });
      continue;
    }
    await store.remove(scan.key);
    taken.push({ scan, result });
  }
  return { taken, isAway: false };
}
