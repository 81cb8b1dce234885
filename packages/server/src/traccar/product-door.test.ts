import { DAY_MS } from '@rastro/sdk/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gateRows } from '../http/gate/gate-rows';
import { createBrowser, type TestBrowser, type TestDoor } from '../http/testing';
import { codeAt, createCodeKey } from '../upstream/one-time-code';
import { openProductDoor } from './testing/open-product-door';
import { sendMessage } from './testing/send-message';
import { useFront } from './testing/use-front';
import { waitFor } from '../testing/wait-for';

const IN_TIME = { timeout: 15_000, interval: 20 };
const A_SECOND = 10_000;

const at = useFront();
let door: TestDoor;
let browser: TestBrowser;

beforeEach(async () => {
  door = await openProductDoor(at.front.upstream, at.db);
  browser = door.browser();
  const { email, password } = at.elsewhere.admin;
  expect((await browser.signIn(email, password)).status).toBe(200);
});
afterEach(() => door.stop());

/** The same call there, with a session of its own. */
async function openDirect(): Promise<TestBrowser> {
  const direct = createBrowser(at.elsewhere.origin);
  await direct.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
  return direct;
}

async function addDevice(name: string) {
  const json = { name, uniqueId: `${name}-${Date.now()}` };
  const device = (await browser.call('POST /api/devices', { json })).json;
  return { id: Number(device['id']), uniqueId: json.uniqueId };
}

const removeDevice = (id: number) => browser.call(`DELETE /api/devices/${id}`);

describe("the product's door over a tracking server elsewhere", () => {
  it('answers what it lets through with the body from there', async () => {
    const { id } = await addDevice('Ônibus "1" <b>');
    const direct = await openDirect();
    const user = (await direct.call('GET /api/session')).json;
    const lists = gateRows.filter(
      // What the product keeps, and when its rules tell, is not there.
      ({ method, template, isOwn }) =>
        method === 'GET' &&
        !template.includes('{id}') &&
        isOwn !== true &&
        template !== '/rule-times',
    );
    expect(lists.length).toBeGreaterThan(4);
    for (const { template } of lists) {
      const query = template === '/permissions' ? `?userId=${String(user['id'])}&deviceId=0` : '';
      const line = `GET /api${template}${query}`;
      const [there, here] = [await direct.call(line), await browser.call(line)];
      expect([line, here.status < 400 && here.text]).toEqual([
        line,
        // The key of one-time codes is written, and never answered.
        there.status < 400 && there.text.replaceAll(',"totpKey":null', ''),
      ]);
    }
    const line = `GET /api/devices/${id}`;
    expect((await browser.call(line)).text).toBe((await direct.call(line)).text);
    await removeDevice(id);
  });

  it('answers the reports of a period', async () => {
    const { id, uniqueId } = await addDevice('Reported');
    const startMs = Date.now() - 3_600_000;
    for (let minute = 0; minute <= 30; minute += 1) {
      const status = await sendMessage(at.elsewhere.ingestOrigin, {
        id: uniqueId,
        timestamp: String(startMs + minute * 60_000),
        lat: '-23.5',
        lon: String(-46.6 + minute * 0.01),
        speed: '33',
        ignition: String(minute < 20),
      });
      expect(status).toBe(200);
    }
    const [from, to] = [startMs - 1, Date.now()].map((ms) => new Date(ms).toISOString());
    const ask = async (kind: string): Promise<Record<string, unknown>[]> => {
      const line = `GET /api/reports/${kind}?deviceId=${id}&from=${from}&to=${to}`;
      return JSON.parse((await browser.call(line)).text) as Record<string, unknown>[];
    };
    expect(await ask('summary')).toMatchObject([{ deviceId: id, maxSpeed: 33 }]);
    expect(await ask('trips')).toMatchObject([{ deviceId: id, duration: 30 * 60_000 }]);
    expect(await ask('stops')).toEqual([]);
    expect((await ask('events')).map(({ type }) => type)).toContain('ignitionOff');
    await removeDevice(id);
  });

  it('lets nobody in with a session that another browser ended', async () => {
    const twin = door.browser();
    twin.cookie = browser.cookie;
    expect((await twin.call('GET /api/devices')).status).toBe(200);
    expect((await browser.call('DELETE /api/session')).status).toBeLessThan(300);
    expect((await twin.call('GET /api/devices')).status).toBe(401);
  });

  it('makes errors its own', async () => {
    const json = { name: 'Twice', uniqueId: `twice-${Date.now()}` };
    const { json: device } = await browser.call('POST /api/devices', { json });
    expect(await browser.call('POST /api/devices', { json })).toMatchObject({
      status: 409,
      json: { code: 'ALREADY_EXISTS', field: 'uniqueId' },
    });
    await removeDevice(Number(device['id']));
    expect(await browser.call('GET /api/devices/999999999')).toMatchObject({
      status: 404,
      json: { code: 'DEVICE_NOT_FOUND' },
    });
    const fence = { id: 999_999_999, name: 'Gone', area: 'CIRCLE (1 2, 3)' };
    expect(await browser.call(`PUT /api/geofences/${fence.id}`, { json: fence })).toMatchObject({
      status: 404,
      json: { code: 'GEOFENCE_NOT_FOUND' },
    });
  });

  it.each([
    ['GET /api/session', { cookie: '' }, 401],
    ['GET /api/devices', { cookie: '', authorization: 'Basic YTpi' }, 401],
    ['GET /api/devices?all=1', {}, 400],
    ['GET /api/server/timezones', {}, 404],
    ['POST /', {}, 404],
  ])('differs on purpose: %s', async (line, headers, status) => {
    expect((await browser.call(line, { headers })).status).toBe(status);
  });

  it('differs on purpose: tells of itself beside the server, and labels a token as text', async () => {
    const { json } = await browser.call('GET /api/server');
    expect(json).toMatchObject({ attributePrefix: 'rastro', demo: null, registration: false });
    const { headers } = await browser.call('POST /api/session/token');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('gives no cookie of the tracking server away, and takes none', async () => {
    const { email, password } = at.elsewhere.admin;
    const reply = await door.browser().signIn(email, password);
    expect(reply.headers.getSetCookie().join()).not.toContain('JSESSIONID');
    const stranger = door.browser();
    stranger.cookie = (await openDirect()).cookie;
    expect((await stranger.call('GET /api/devices')).status).toBe(401);
  });

  it('lets a program in by its token, until it is revoked', async () => {
    const { text } = await browser.call('POST /api/session/token');
    const headers = { authorization: `Bearer ${text}` };
    const program = door.browser();
    expect((await program.call('GET /api/devices', { headers })).status).toBe(200);
    await browser.call('POST /api/session/token/revoke', { json: { token: text } });
    await waitFor(async () => {
      expect((await program.call('GET /api/devices', { headers })).status).toBe(401);
    }, IN_TIME);
  });
});

describe('what lets people in', () => {
  it('is ours alone: a token made there opens nothing, and one made with ours ends with it', async () => {
    const direct = await openDirect();
    const { text: foreign } = await direct.call('POST /api/session/token', { form: {} });
    const headers = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
    const statusOf = async (token: string) =>
      (await door.browser().call('GET /api/devices', headers(token))).status;
    expect(await statusOf(foreign)).toBe(401);
    expect((await door.browser().call(`GET /api/session?token=${foreign}`)).status).toBe(401);
    const expiration = new Date(Date.now() + 3_600_000).toISOString();
    const { text: first } = await browser.call('POST /api/session/token', { form: { expiration } });
    const { text: second } = await door
      .browser()
      .call('POST /api/session/token', { ...headers(first), form: { name: 'second' } });
    // Whatever the tracking server would answer: it is not asked.
    const tokens = JSON.parse((await browser.call('GET /api/session/tokens')).text) as object[];
    expect(tokens[0]).toMatchObject({ name: 'second', expiresAt: expiration });
    await browser.call('POST /api/session/token/revoke', { json: { token: first } });
    expect(await statusOf(second)).toBe(401);
  });

  it('asks for a one-time code, takes it once, and a recovery code in its place', async () => {
    const totpKey = createCodeKey();
    const email = `bia-${Date.now()}@example.com`;
    const password = 'a long password';
    const made = { name: 'Bia', email, password, totpKey };
    const { json: user } = await browser.call('POST /api/users', { json: made });
    const bia = door.browser();
    const enter = async (code?: string, as = door.browser()) =>
      (await as.call('POST /api/session', { form: { email, password, ...(code && { code }) } }))
        .json.code ?? 'in';
    expect(await enter()).toBe('ONE_TIME_CODE_NEEDED');
    const code = codeAt(totpKey, Date.now());
    expect([await enter(code, bia), await enter(code)]).toEqual(['in', 'ONE_TIME_CODE_WRONG']);
    const json = { currentPassword: password };
    const path = '/api/session/second-factor';
    const handed = (await bia.call(`POST ${path}/recovery-codes`, { json })).json;
    const [first = ''] = handed['recoveryCodes'] as string[];
    expect([await enter(first), await enter(first)]).toEqual(['in', 'ONE_TIME_CODE_WRONG']);
    expect((await bia.call(`DELETE ${path}`, { json })).status).toBe(204);
    expect(await enter()).toBe('in');
    await browser.call(`DELETE /api/users/${String(user['id'])}`);
  });

  it('ends everywhere on request, and links of mails with the first new password', async () => {
    const email = `caio-${Date.now()}@example.com`;
    const [old, next] = ['the first password', 'the second password'];
    const made = { name: 'Caio', email, password: old };
    const { json: user } = await browser.call('POST /api/users', { json: made });
    const caio = door.browser();
    expect((await caio.signIn(email, old)).status).toBe(200);
    expect((await caio.call('DELETE /api/session?everywhere=true')).status).toBe(204);
    expect((await caio.call('GET /api/session')).status).toBe(401);

    const there = createBrowser(at.elsewhere.origin);
    await there.signIn(email, old);
    const link = async (form = {}) => (await there.call('POST /api/session/token', { form })).text;
    const set = async (token: string) =>
      (await door.browser().call('POST /api/session/password', { form: { token, password: next } }))
        .status;
    const forYears = await link({ expiration: new Date(Date.now() + 1e11).toISOString() });
    expect(await set(forYears)).toBe(400);
    const forMonths = await link({ expiration: new Date(Date.now() + 90 * DAY_MS).toISOString() });
    expect(await set(forMonths)).toBe(400);
    const [first, second] = [await link(), await link()];
    await caio.signIn(email, old);
    expect(await set(first)).toBe(204);
    expect((await caio.call('GET /api/session')).status).toBe(401);
    expect(await set(second)).toBe(400);
    expect((await caio.signIn(email, next)).status).toBe(200);

    const own = { ...(await caio.call('GET /api/session')).json, password: 'the third password' };
    const line = `PUT /api/users/${String(user['id'])}`;
    expect((await caio.call(line, { json: own })).status).toBe(403);
    const json = { ...own, currentPassword: next };
    expect((await caio.call(line, { json })).status).toBe(200);
    expect((await caio.call('GET /api/session')).status).toBe(200);
    await browser.call(`DELETE /api/users/${String(user['id'])}`);
  });
});

describe('while the tracking server is away', () => {
  it('says so, signs nobody out, and goes on by itself', async () => {
    await at.proxy.set({ kind: 'refuse' });
    for (const line of ['GET /api/devices', 'GET /api/server', 'GET /api/session']) {
      const reply = await browser.call(line);
      expect([line, reply.status, reply.json.code]).toEqual([line, 503, 'UPSTREAM_AWAY']);
      expect(reply.headers.get('retry-after')).toBe('5');
    }
    await waitFor(async () => {
      const ready = await browser.call('GET /readyz');
      expect([ready.status, ready.text]).toEqual([200, 'tracking away\n']);
    }, IN_TIME);
    // The link of a mail is as good as before: nobody could look at it.
    const form = { token: 'x'.repeat(60), password: 'long enough' };
    const link = await browser.call('POST /api/session/password', { form });
    expect([link.status, link.json.code]).toEqual([503, 'UPSTREAM_AWAY']);
    const { email, password } = at.elsewhere.admin;
    // More often than wrong passwords are borne with.
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect((await door.browser().signIn(email, password)).status).toBe(503);
    }
    await at.proxy.set({ kind: 'pass' });
    await waitFor(async () => {
      expect((await browser.call('GET /api/devices')).status).toBe(200);
    }, IN_TIME);
    await waitFor(async () => {
      expect((await browser.call('GET /readyz')).text).toBe('ok\n');
    }, IN_TIME);
    expect((await door.browser().signIn(email, password)).status).toBe(200);
  });

  it('closes twenty sockets so that they come back, and lets them in afterwards', async () => {
    const sockets = Array.from({ length: 20 }, () => browser.socket());
    await waitFor(
      () => expect(sockets.every(({ frames }) => frames.length > 0)).toBe(true),
      IN_TIME,
    );
    expect(at.proxy.liveSockets()).toBe(1);
    await at.proxy.set({ kind: 'refuse' });
    const codes = await Promise.all(sockets.map(({ closed }) => closed));
    expect(codes).toEqual(Array(20).fill(1013));
    const early = browser.socket();
    expect(await early.closed).toBe(1013);
    expect(early.frames).toEqual([]);
    await at.proxy.set({ kind: 'pass' });
    await waitFor(async () => {
      const again = browser.socket();
      await again.opened;
      await waitFor(() => expect(again.frames).toHaveLength(1), { timeout: 500 });
      again.raw.close();
    }, IN_TIME);
  });
});

describe('a stream faster than its reader', () => {
  const frameOf = (deviceId: number, id: number) =>
    JSON.stringify({ positions: [{ id, deviceId, attributes: { note: 'x'.repeat(200) } }] });

  it('is put together for the slow one and whole for the others', async () => {
    const [slow, fast] = [browser.socket(), browser.socket()];
    await waitFor(
      () => expect([slow, fast].map(({ frames }) => frames.length)).toEqual([1, 1]),
      IN_TIME,
    );
    slow.raw.pause();
    const seconds = Array.from({ length: 3 }, (_, second) =>
      Array.from({ length: A_SECOND }, (_, at) => frameOf((at % 500) + 1, second * A_SECOND + at)),
    );
    for (const texts of seconds) await at.proxy.flood(texts);
    const last = 3 * A_SECOND - 1;
    const hasLast = ({ frames }: { frames: typeof fast.frames }) =>
      frames.some(({ positions }) => positions?.some(({ id }) => id === last));
    await waitFor(() => expect(hasLast(fast)).toBe(true), IN_TIME);
    slow.raw.resume();
    await waitFor(() => expect(hasLast(slow)).toBe(true), IN_TIME);
    for (const { frames } of [slow, fast]) {
      expect(frames.length).toBeLessThan(A_SECOND / 10);
      for (const { positions } of frames) expect(positions?.length).toBeLessThanOrEqual(500);
    }
  });
});
