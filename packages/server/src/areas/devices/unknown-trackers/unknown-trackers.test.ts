import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createIngestServer } from '../../../engine/ingest/listener/ingest-server';
import { createUnknownTrackers } from '../../../upstream/unknown-trackers';
import type { Listener } from '../../../listener/open-listener';
import { ADMIN, startTestApp, type TestApp, type TestDoor } from '../../../http/testing';
import { waitFor } from '../../../testing/wait-for';

const unknownTrackers = createUnknownTrackers(Date.now);
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let server: TestApp;
let ingest: Listener;
let port: number;

beforeAll(async () => {
  server = await startTestApp({ listUnknownTrackers: unknownTrackers.list });
  await server.addUser({ name: 'Rui', email: 'rui@example.com' });
  ingest = createIngestServer({
    engine: server.engine,
    log: quiet,
    unknownTrackers,
    host: '127.0.0.1',
    port: 0,
  });
  port = await ingest.listen();
});
afterAll(async () => {
  await ingest.close();
  await server.stop();
});

const knock = async (query: string): Promise<void> => {
  const call = request({ port, host: '127.0.0.1', path: `/?${query}`, method: 'POST' }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
};

const askAs = async (email?: string, door: TestDoor = server) => {
  const browser = door.browser();
  if (email) await browser.signIn(email, ADMIN.password);
  return browser.call('GET /api/unknown-trackers');
};

describe('GET /api/unknown-trackers', () => {
  it('tells administrators who knocked and was not let in, and nobody else', async () => {
    await knock('id=4711&lat=1&lon=2');
    await knock('lat=1&lon=2');
    const socket = connect(port, '127.0.0.1').resume();
    socket.end('*HQ,4711,V1#\r\n\r\n');
    await waitFor(() => expect(unknownTrackers.list()[0]?.reason).toContain('no HTTP'));
    const { status, json } = await askAs(ADMIN.email);
    expect(status).toBe(200);
    expect(json).toMatchObject([
      { uniqueId: null, address: '127.0.0.1', count: 2 },
      { uniqueId: '4711', address: '127.0.0.1', reason: 'there is no such device', count: 1 },
    ]);
    expect(await askAs('rui@example.com')).toMatchObject({ status: 403 });
    expect(await askAs()).toMatchObject({ status: 401 });
  });

  it('is not there where the server takes no messages', async () => {
    const door = await server.openDoor({});
    expect(await askAs(ADMIN.email, door)).toMatchObject({ status: 404 });
    await door.stop();
  });
});
