import { expect, it, vi } from 'vitest';
import { createTrackingClient } from '../create-tracking-client';
import type { GetToken } from '../client-options';

const baseUrl = 'https://fleet.example';

/** A server that takes the tokens that `isTaken` says, and what it was asked. */
function openServer(isTaken: (token: string) => boolean) {
  const asked: [path: string, token: string | undefined, credentials: string | undefined][] = [];
  const fetch: typeof globalThis.fetch = (url, init) => {
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '');
    asked.push([new URL(url as string).pathname, token, init?.credentials]);
    return Promise.resolve(new Response('[]', { status: isTaken(token ?? '') ? 200 : 401 }));
  };
  return { asked, fetch };
}

/** Hands out token-1, token-2, …; `ended` is what each was asked for with. */
function countTokens(expiresAt?: (number: number) => string) {
  const ended: (string | undefined)[] = [];
  const getToken: GetToken = (replaced) => {
    ended.push(replaced);
    const token = `token-${ended.length}`;
    return Promise.resolve(expiresAt ? { token, expiresAt: expiresAt(ended.length) } : token);
  };
  return { ended, getToken };
}

it('shows what an embed token shows, at the addresses for viewers, without a cookie', async () => {
  const { asked, fetch } = openServer(() => true);
  const sockets: string[] = [];
  class Socket {
    onopen = null;
    onmessage = null;
    onclose = null;
    onerror = null;
    constructor(url: string) {
      sockets.push(url);
    }
    close() {}
  }
  const client = createTrackingClient({
    baseUrl,
    WebSocket: Socket,
    auth: { kind: 'embed', getToken: () => Promise.resolve('t') },
    fetch: (url, init) =>
      String(url).endsWith('/socket-tickets')
        ? Promise.resolve(Response.json({ ticket: 'one-use' }))
        : fetch(url, init),
  });
  await client.devices.list();
  expect(asked).toEqual([['/api/shared/devices', 't', 'omit']]);
  client.live.start();
  await expect
    .poll(() => sockets)
    .toEqual(['wss://fleet.example/api/shared/socket?first=none&ticket=one-use']);
  client.close();
});

it('sends nothing that viewers may not ask', async () => {
  const { asked, fetch } = openServer(() => true);
  const auth = { kind: 'embed', getToken: () => Promise.resolve('t') } as const;
  const client = createTrackingClient({ baseUrl, auth, fetch });
  expect(client.isViewer).toBe(true);
  for (const refused of [client.groups.list(), client.devices.delete(1), client.server.get()]) {
    await expect(refused).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  }
  expect(asked).toEqual([]);
});

it('gets a token once for all clients and calls, and another one once it is refused', async () => {
  let isOver = false;
  const { asked, fetch } = openServer((token) => !isOver || token !== 'token-1');
  const { ended, getToken } = countTokens();
  const auth = { kind: 'token', getToken } as const;
  const clients = [1, 2].map(() => createTrackingClient({ baseUrl, auth, fetch }));
  const listAll = () =>
    Promise.all(clients.flatMap((client) => [client.devices.list(), client.positions.list()]));
  await listAll();
  expect(ended).toEqual([undefined]);
  isOver = true;
  await listAll();
  expect(ended).toEqual([undefined, 'token-1']);
  expect(asked.at(-1)).toEqual(['/api/positions', 'token-2', 'omit']);
});

it('renews a token shortly before it ends', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 7, 21, 12), toFake: ['Date'] });
  const { asked, fetch } = openServer(() => true);
  const { ended, getToken } = countTokens(() => new Date(Date.now() + 15 * 60_000).toISOString());
  const client = createTrackingClient({ baseUrl, auth: { kind: 'token', getToken }, fetch });
  await client.devices.list();
  vi.setSystemTime(Date.now() + 14 * 60_000);
  await client.devices.list();
  expect(ended).toEqual([undefined]);
  vi.setSystemTime(Date.now() + 31_000);
  await Promise.all([client.devices.list(), client.positions.list()]);
  expect(ended).toEqual([undefined, 'token-1']);
  expect(asked.map(([, token]) => token)).toEqual(['token-1', 'token-1', 'token-2', 'token-2']);
  vi.useRealTimers();
});

it('goes on with a token that still holds where no new one could be had', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 7, 21, 12), toFake: ['Date'] });
  const { asked, fetch } = openServer(() => true);
  const expiresAt = Date.now() + 60_000;
  let number = 0;
  const getToken: GetToken = () =>
    (number += 1) === 1
      ? Promise.resolve({ token: 'first', expiresAt })
      : Promise.reject(new Error('away'));
  const client = createTrackingClient({ baseUrl, auth: { kind: 'token', getToken }, fetch });
  await client.devices.list();
  vi.setSystemTime(expiresAt - 10_000);
  await client.devices.list();
  expect(asked.map(([, token]) => token)).toEqual(['first', 'first']);
  vi.useRealTimers();
});

it('asks again for a token that could not be had', async () => {
  const { fetch } = openServer(() => true);
  let number = 0;
  const getToken: GetToken = () =>
    (number += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve('t');
  const client = createTrackingClient({ baseUrl, auth: { kind: 'token', getToken }, fetch });
  await expect(client.devices.list()).rejects.toMatchObject({ code: 'CONNECTION_ERROR' });
  expect(await client.devices.list()).toEqual([]);
});

it('has ended where there is no new token', async () => {
  const { fetch } = openServer(() => false);
  const onSignedOut = vi.fn();
  const getToken = () => Promise.resolve('old');
  const client = createTrackingClient({ baseUrl, auth: { kind: 'embed', getToken }, fetch });
  client.on('signedOut', onSignedOut);
  await expect(client.devices.list()).rejects.toMatchObject({ status: 401 });
  expect(onSignedOut).toHaveBeenCalledOnce();
});
