import { TrackingError } from '@rastro/sdk/client';
import type { ScanInput } from '@rastro/sdk/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type KeptScan, nameScan, openMemoryStore, sendScans } from './scan-queue';

const scan = (key: string, minute: number, userId = 7): KeptScan => ({
  key,
  id: 'V1-1-AAAA-AAAA-AAAA',
  userId,
  at: new Date(Date.UTC(2026, 10, 27, 8, minute)).toISOString(),
});
const result = {
  driver: { id: 1, name: 'João' },
  device: null,
  drive: null,
  isLate: true,
  engine: 'none' as const,
};
const refused = (status: number, code: string, field?: string) =>
  new TrackingError({ code, message: 'no', status, ...(field && { field }) });

/** A server that takes scans but those that it has an error for, by key. */
function createServer(errors: Record<string, Error> = {}) {
  const asked: ScanInput[] = [];
  const client = {
    driving: {
      get: () => Promise.reject(new Error('not asked')),
      async scan(input: ScanInput) {
        asked.push(input);
        const error = errors[input.key ?? ''];
        if (error) throw error;
        return result;
      },
    },
  };
  return { client, asked, errors };
}
async function storeOf(...scans: KeptScan[]) {
  const store = openMemoryStore();
  for (const one of scans) await store.put(one);
  return store;
}
afterEach(() => vi.useRealTimers());

describe('scans of a garage without network', () => {
  it('are sent in their order, once, and only those of the account', async () => {
    const store = await storeOf(scan('b', 2), scan('a', 1), scan('of another', 1, 8));
    const { client, asked } = createServer();
    const { taken } = await sendScans(client, store, 7);
    await sendScans(client, store, 7);
    expect(asked.map(({ key }) => key)).toEqual(['a', 'b']);
    expect(taken.map((one) => one.scan.key)).toEqual(['a', 'b']);
    expect(await store.list(8)).toHaveLength(1);
  });

  it('say when they are sent, by the clock that they were made by', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 9) });
    const { client, asked } = createServer();
    await sendScans(client, await storeOf(scan('a', 1)), 7);
    expect(asked).toEqual([
      {
        key: 'a',
        id: 'V1-1-AAAA-AAAA-AAAA',
        at: '2026-11-27T08:01:00.000Z',
        sentAt: '2026-11-27T09:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['no answer', new TypeError('no network'), true],
    ['a server that is down', refused(503, 'HTTP_503_SERVICE_UNAVAILABLE'), true],
    ['nobody signed in', refused(401, 'HTTP_401_UNAUTHORIZED'), false],
    ['too many', refused(429, 'HTTP_429_TOO_MANY_REQUESTS'), false],
  ])('wait on for %s, all from there', async (_, error, isAway) => {
    const store = await storeOf(scan('a', 1), scan('b', 2), scan('c', 3));
    const { client, errors } = createServer({ b: error });
    expect(await sendScans(client, store, 7)).toMatchObject({
      taken: [{ scan: { key: 'a' } }],
      isAway,
    });
    expect((await store.list(7)).map(({ key }) => key)).toEqual(['b', 'c']);
    delete errors['b'];
    await sendScans(client, store, 7);
    expect(await store.list(7)).toEqual([]);
  });

  it.each([
    ['FIELD_INVALID', 422, 'at'],
    ['QR_CODE_REPLACED', 409, 'id'],
    ['ACCOUNT_IS_SUSPENDED', 403, undefined],
    ['DRIVER_NOT_FOUND', 404, undefined],
  ])('stay with the reason where the server refuses them: %s', async (code, status, field) => {
    const store = await storeOf(scan('a', 1), scan('b', 2));
    const { client, asked } = createServer({ a: refused(status, code, field) });
    expect((await sendScans(client, store, 7)).taken).toMatchObject([{ scan: { key: 'b' } }]);
    const refusal = { code, status, ...(field && { field }) };
    expect(await store.list(7)).toEqual([{ ...scan('a', 1), refusal }]);
    // It is not asked again.
    await sendScans(client, store, 7);
    expect(asked).toHaveLength(2);
    await store.remove('a');
    expect(await store.list(7)).toEqual([]);
  });

  it('have names of their own on a page that came without https', () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const names = [nameScan(), nameScan()];
    expect(names[0]).toMatch(/^[\da-f]{32}$/);
    expect(names[0]).not.toBe(names[1]);
    vi.unstubAllGlobals();
  });
});
