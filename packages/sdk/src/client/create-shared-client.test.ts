// @vitest-environment node
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sharedView } from '../contract';
import { createSharedClient } from './create-shared-client';
import { startTestServer, type TestServer } from './test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(({ method }) =>
    method === 'GET' ? { body: [] } : { body: { name: 'Link', remainingMs: 5 } },
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
  expect(view).toMatchObject({ name: 'Link', remainingMs: 5 });
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
