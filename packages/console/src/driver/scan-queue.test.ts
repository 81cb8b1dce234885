import { TrackingError } from '@rastro/sdk/client';
import { describe, expect, it } from 'vitest';
import { openMemoryStore, sendScans, type WaitingScan } from './scan-queue';

const scan = (key: string, minute: number, userId = 7): WaitingScan => ({
  ...{ key, id: 'V1-1-AAAA-AAAA-AAAA', userId },
  at: new Date(Date.UTC(2026, 10, 27, 8, minute)).toISOString(),
});
const result = {
  ...{ driver: { id: 1, name: 'João' }, device: null, drive: null },
  ...{ isLate: true, engine: 'none' as const },
};

describe('scans of a garage without network', () => {
  it('are sent in their order, once, and only those of the account', async () => {
    const store = openMemoryStore();
    for (const one of [scan('a', 1), scan('b', 2), scan('of another', 1, 8)]) await store.add(one);
    const keys: (string | undefined)[] = [];
    const client = {
      driving: {
        get: () => Promise.reject(new Error('not asked')),
        scan: async ({ key }: { key?: string }) => {
          keys.push(key);
          return result;
        },
      },
    };
    await sendScans(client, store, 7);
    await sendScans(client, store, 7);
    expect(keys).toEqual(['a', 'b']);
    expect(await store.list(8)).toHaveLength(1);
  });

  it('wait on from the first that nobody answers, and not for one that is refused', async () => {
    const store = openMemoryStore();
    for (const [at, key] of ['a', 'b', 'c'].entries()) await store.add(scan(key, at));
    const client = {
      driving: {
        get: () => Promise.reject(new Error('not asked')),
        scan: ({ key }: { key?: string }) =>
          Promise.reject(
            key === 'a'
              ? new TrackingError({ code: 'QR_CODE_REPLACED', message: 'no', status: 409 })
              : new TypeError('no network'),
          ),
      },
    };
    const sent = await sendScans(client, store, 7);
    expect(sent).toHaveLength(1);
    expect((await store.list(7)).map(({ key }) => key)).toEqual(['b', 'c']);
  });
});
