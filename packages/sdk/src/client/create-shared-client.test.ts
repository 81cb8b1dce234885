// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedView } from '../contract';
import { createSharedClient } from './create-shared-client';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(({ method }) =>
    method === 'GET' ? { body: [] } : { body: { sharedBy: 'Link', remainingMs: 5 } },
  );
});
afterEach(() => server.stop());

it('asks for all below /api/shared, and opens the socket there', async () => {
  const sockets: string[] = [];
  const client = createSharedClient({
    baseUrl: server.baseUrl,
    WebSocket: class {
      onopen = null;
      onmessage = null;
      onclose = null;
      onerror = null;
      constructor(url: string) {
        sockets.push(url);
      }
      close() {}
    },
  });
  const view = await client.resource(sharedView).open({ token: 'a-token' });
  expect(view).toMatchObject({ sharedBy: 'Link', remainingMs: 5 });
  await client.devices.list();
  client.live.start();
  await expect
    .poll(() => sockets)
    .toEqual([`${server.baseUrl.replace('http', 'ws')}/api/shared/socket?first=none`]);
  client.close();
  expect(server.calls.slice(0, 2).map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /api/shared/session',
    'GET /api/shared/devices',
  ]);
});

it('opens a link of another site without a cookie, once, and shows what that answered at each call', async () => {
  const asked: [line: string, authorization: string | null, body: unknown][] = [];
  const client = createSharedClient({
    baseUrl: 'https://fleet.example',
    isCookieless: true,
    fetch: (url, init) => {
      const line = `${init?.method ?? 'GET'} ${new URL(url as string).pathname}`;
      asked.push([line, new Headers(init?.headers).get('authorization'), init?.body]);
      expect(init?.credentials).toBe('omit');
      const view = { sharedBy: 'Ana', remainingMs: 5, viewToken: 'view-1' };
      return Promise.resolve(Response.json(line.endsWith('session') ? view : []));
    },
  });
  await client.resource(sharedView).open({ token: 'a-token', pin: '4827' });
  await client.devices.list();
  await client.resource(sharedView).open({ token: 'a-token', pin: '4827' });
  await client.resource(sharedView).open({ token: 'another' });
  expect(asked.map(([line, authorization]) => [line, authorization])).toEqual([
    ['POST /api/shared/session', 'Bearer a-token'],
    ['GET /api/shared/devices', 'Bearer view-1'],
    ['GET /api/shared/session', 'Bearer view-1'],
    ['POST /api/shared/session', 'Bearer another'],
  ]);
  expect(JSON.parse(String(asked[0]?.[2]))).toEqual({
    token: 'a-token',
    pin: '4827',
    withoutCookie: true,
  });
});
