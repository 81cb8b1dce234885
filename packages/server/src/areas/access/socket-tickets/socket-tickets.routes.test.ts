import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { waitFor } from '../../../testing/wait-for';

const PARTNER = { origin: 'https://partner.example' };
let server: TestApp;
let admin: TestBrowser;
let reader: TestBrowser;
let readerId: number;
let deviceOfReader: number;
let bearer: { authorization: string };

beforeAll(async () => {
  server = await startTestApp({ config: { allowedOrigins: [PARTNER.origin] } });
  readerId = await server.addUser({ name: 'Rui', email: 'rui@example.com', readonly: true });
  deviceOfReader = await server.addDevice('Of both', 'r-1', readerId);
  await server.addDevice('Of Ana', 'a-1');
  for (const uniqueId of ['r-1', 'a-1']) {
    await server.engine.ingest({ uniqueId, latitude: 1, longitude: 2 });
  }
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
afterAll(() => server.stop());

const enter = async (email: string) => {
  const browser = server.browser();
  await browser.signIn(email, ADMIN.password);
  return browser;
};
beforeEach(async () => {
  reader = await enter('rui@example.com');
  bearer = { authorization: `Bearer ${(await reader.call('POST /api/session/token')).text}` };
});

const ask = (headers: Record<string, string>) =>
  server.browser().call('POST /api/socket-tickets', { headers });
const ticketOf = async (headers = { ...PARTNER, ...bearer }): Promise<string> =>
  String((await ask(headers)).json['ticket']);
const open = (ticket: string, headers: Record<string, string> = PARTNER) =>
  server.browser().socket(headers, `?ticket=${ticket}`);

describe('a ticket', () => {
  it('opens the socket of a read-only user from a page of an allowed site', async () => {
    const reply = await ask({ ...PARTNER, ...bearer });
    expect(reply).toMatchObject({ status: 201, json: { expiresInSeconds: 30 } });
    expect(reply.headers.get('cache-control')).toBe('no-store');
    const socket = open(String(reply.json['ticket']));
    await socket.opened;
    await waitFor(() =>
      expect(socket.frames[0]?.['positions']).toMatchObject([{ deviceId: deviceOfReader }]),
    );
    socket.raw.close();
    await socket.closed;
  });

  it('opens one for our own pages and for programs too', async () => {
    const { json } = await reader.call('POST /api/socket-tickets');
    const own = server.browser().socket(undefined, `?ticket=${String(json['ticket'])}`);
    await own.opened;
    const program = open(await ticketOf(), {});
    await program.opened;
    own.raw.close();
    program.raw.close();
    await Promise.all([own.closed, program.closed]);
  });

  it('opens one socket only', async () => {
    const ticket = await ticketOf();
    const socket = open(ticket);
    await socket.opened;
    await expect(open(ticket).opened).rejects.toThrow('401');
    socket.raw.close();
    await socket.closed;
  });

  it('is worth nothing after 30 seconds', async () => {
    const [early, late] = [await ticketOf(), await ticketOf()];
    server.wait(29_999);
    const socket = open(early);
    await socket.opened;
    server.wait(1);
    await expect(open(late).opened).rejects.toThrow('401');
    socket.raw.close();
    await socket.closed;
  });

  it.each(['', 'wrong', 'x'.repeat(2000)])('cannot be guessed: %j', async (ticket) => {
    await expect(open(ticket).opened).rejects.toThrow('401');
  });

  it('opens nothing for pages of other sites, and is still good afterwards', async () => {
    const ticket = await ticketOf();
    for (const origin of ['https://evil.example', 'null']) {
      await expect(open(ticket, { origin }).opened).rejects.toThrow('403');
    }
    const socket = open(ticket);
    await socket.opened;
    socket.raw.close();
    await socket.closed;
  });

  it('is not given without an identity, nor to a page with a cookie alone', async () => {
    expect((await ask({})).status).toBe(401);
    expect((await ask({ ...PARTNER, authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await reader.call('POST /api/socket-tickets', { headers: PARTNER })).status).toBe(403);
  });

  it('is worth nothing once its session has ended', async () => {
    const { json } = await reader.call('POST /api/socket-tickets');
    await reader.call('DELETE /api/session');
    await expect(open(String(json['ticket'])).opened).rejects.toThrow('401');
  });

  it('is worth nothing once its user was disabled', async () => {
    const userId = await server.addUser({ name: 'Bia', email: 'bia@example.com' });
    const bia = await enter('bia@example.com');
    const { text } = await bia.call('POST /api/session/token');
    const ticket = await ticketOf({ ...PARTNER, authorization: `Bearer ${text}` });
    const { json } = await admin.call(`GET /api/users/${userId}`);
    await admin.call(`PUT /api/users/${userId}`, { json: { ...json, disabled: true } });
    await expect(open(ticket).opened).rejects.toThrow('401');
  });

  it('never reaches the log', async () => {
    const ticket = await ticketOf();
    const socket = open(ticket);
    await socket.opened;
    socket.raw.close();
    await socket.closed;
    expect(server.logged.some((line) => line.includes('/api/socket?ticket=…'))).toBe(true);
    expect(server.logged.some((line) => line.includes(ticket))).toBe(false);
  });

  it('gives way to newer ones when a user hoards them', async () => {
    const tickets: string[] = [];
    for (let count = 0; count < 21; count += 1) tickets.push(await ticketOf());
    await expect(open(tickets[0] ?? '').opened).rejects.toThrow('401');
    const socket = open(tickets[1] ?? '');
    await socket.opened;
    socket.raw.close();
    await socket.closed;
  });
});

it('a token in the address of the socket opens nothing', async () => {
  const token = bearer.authorization.slice('Bearer '.length);
  await expect(server.browser().socket({}, `?token=${token}`).opened).rejects.toThrow('403');
});
