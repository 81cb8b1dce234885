import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { NO_LIMITS } from '../../listener/door-limits';
import { ADMIN, startTestApp, type TestApp, type TestBrowser, type TestSocket } from '../testing';
import { waitFor } from '../../testing/wait-for';

let server: TestApp;
let ana: TestBrowser;
let rui: TestBrowser;
let ruiId: number;
let deviceOfRui: number;
let deviceOfAna: number;

beforeAll(async () => {
  server = await startTestApp();
  ruiId = await server.addUser({ name: 'Rui', email: 'rui@example.com', readonly: true });
  deviceOfAna = await server.addDevice('Of Ana', 'a-1');
  deviceOfRui = await server.addDevice('Of both', 'r-1', ruiId);
  ana = server.browser();
  rui = server.browser();
  await ana.signIn(ADMIN.email, ADMIN.password);
  await rui.signIn('rui@example.com', ADMIN.password);
});
afterAll(() => server.stop());

let fixCount = 0;
const send = async (uniqueId: string) => {
  fixCount += 1;
  await server.engine.ingest({
    uniqueId,
    protocol: 'osmand',
    fixTime: new Date(Date.UTC(2026, 7, 21, 12, 0, fixCount)),
    latitude: 30,
    longitude: -97 + fixCount / 1000,
  } as never);
};
const devicesSeen = ({ frames }: TestSocket): Set<unknown> =>
  new Set(
    frames.flatMap((frame) => frame['positions'] ?? []).map((position) => position['deviceId']),
  );

describe('the socket', () => {
  it('opens with the positions there are, and brings each user theirs only', async () => {
    const [ofAna, ofRui] = [ana.socket(), rui.socket()];
    await Promise.all([ofAna.opened, ofRui.opened]);
    await waitFor(() => expect(ofAna.frames[0]).toHaveProperty('positions'));
    await waitFor(() => expect(ofRui.frames[0]).toHaveProperty('positions'));
    await send('a-1');
    await send('r-1');
    await waitFor(() => expect(devicesSeen(ofRui)).toEqual(new Set([deviceOfRui])));
    await waitFor(() => expect(devicesSeen(ofAna)).toEqual(new Set([deviceOfAna, deviceOfRui])));
    ofAna.raw.close();
    ofRui.raw.close();
    await Promise.all([ofAna.closed, ofRui.closed]);
  });

  it('begins with an empty list for who reads the positions besides, and brings each that comes', async () => {
    await send('a-1');
    const socket = ana.socket(undefined, '?first=none');
    await socket.opened;
    await waitFor(() => expect(socket.frames).toEqual([{ positions: [] }]));
    await send('a-1');
    await waitFor(() => expect(devicesSeen(socket)).toEqual(new Set([deviceOfAna])));
    socket.raw.close();
    await socket.closed;
  });

  it('tells which lists somebody changed something of, to who may read them', async () => {
    const [ofAna, ofRui] = [ana.socket(), rui.socket()];
    await Promise.all([ofAna.opened, ofRui.opened]);
    const changed = ({ frames }: TestSocket) => frames.flatMap((frame) => frame['changed'] ?? []);
    expect((await ana.call('POST /api/groups', { json: { name: '' } })).status).toBe(422);
    const made = await ana.call('POST /api/groups', { json: { name: 'South' } });
    expect(made.status).toBe(200);
    const json = { name: 'Eva', expiresAt: '2026-08-28T12:00:00Z' };
    expect((await ana.call('POST /api/invitations', { json })).status).toBe(200);
    await waitFor(() => expect(changed(ofAna)).toEqual(['/groups', '/invitations']));
    await waitFor(() => expect(changed(ofRui)).toEqual(['/groups']));
    ofAna.raw.close();
    ofRui.raw.close();
    await Promise.all([ofAna.closed, ofRui.closed]);
  });

  it('brings what somebody saved of a device that sends nothing to who sees it', async () => {
    const [ofAna, ofRui] = [ana.socket(), rui.socket()];
    await Promise.all([ofAna.opened, ofRui.opened]);
    const names = ({ frames }: TestSocket) =>
      frames.flatMap((frame) => frame['devices'] ?? []).map(({ name }) => name);
    const rename = (id: number, name: string) =>
      ana.call(`PATCH /api/devices/${id}`, { json: { name } });
    await rename(deviceOfAna, 'Ana’s own');
    await rename(deviceOfRui, 'Renamed');
    await waitFor(() => expect(names(ofAna)).toEqual(['Ana’s own', 'Renamed']));
    await waitFor(() => expect(names(ofRui)).toEqual(['Renamed']));
    ofAna.raw.close();
    ofRui.raw.close();
    await Promise.all([ofAna.closed, ofRui.closed]);
  });

  it('packs the long first frame, and is read by those who take nothing packed', async () => {
    const other = await startTestApp();
    for (let number = 0; number < 80; number += 1) {
      await other.addDevice(`Bus ${number}`, `b-${number}`);
      await other.engine.ingest({ uniqueId: `b-${number}`, latitude: 30, longitude: -97 } as never);
    }
    const browser = other.browser();
    await browser.signIn(ADMIN.email, ADMIN.password);
    const url = `${other.origin.replace('http', 'ws')}/api/socket`;
    const headers = { cookie: browser.cookie, origin: other.origin };
    const readFirst = async (perMessageDeflate: boolean) => {
      const socket = new WebSocket(url, { headers, perMessageDeflate });
      // Both may come at once.
      const [[upgrade], [text]] = (await Promise.all([
        once(socket, 'upgrade'),
        once(socket, 'message'),
      ])) as [[IncomingMessage], [Buffer]];
      const onWire = upgrade.socket.bytesRead;
      socket.terminate();
      return { count: JSON.parse(String(text)).positions.length, length: text.length, onWire };
    };
    const [packed, plain] = [await readFirst(true), await readFirst(false)];
    expect([packed.count, plain.count]).toEqual([80, 80]);
    expect(plain.onWire).toBeGreaterThan(plain.length);
    expect(packed.onWire).toBeLessThan(packed.length / 4);
    await other.stop();
  });

  it('[S7.94] delivers positions, devices and the events of rules for the page', async () => {
    await ana.call('POST /api/notifications', {
      json: { type: 'deviceOnline', notificators: 'web', always: true },
    });
    await server.addDevice('Heard at last', 'late-1');
    const socket = ana.socket();
    await socket.opened;
    await waitFor(() => expect(socket.frames.length).toBeGreaterThan(0));
    await send('late-1');
    const told = (kind: string) => socket.frames.flatMap((frame) => frame[kind] ?? []);
    await waitFor(() => {
      expect(told('positions')).toContainEqual(expect.objectContaining({ latitude: 30 }));
      expect(told('devices')).toContainEqual(
        expect.objectContaining({ uniqueId: 'late-1', status: 'online' }),
      );
      expect(told('events')).toContainEqual(expect.objectContaining({ type: 'deviceOnline' }));
    });
    socket.raw.close();
    await socket.closed;
  });

  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{}, 403],
  ])('does not open from a foreign page: %j', async (headers, status) => {
    await expect(ana.socket(headers).opened).rejects.toThrow(String(status));
  });

  it('does not open without a session', async () => {
    await expect(server.browser().socket().opened).rejects.toThrow('401');
  });

  it('opens for no account that holds all it may, and asks for no place before it is known who asks', async () => {
    const asked: number[] = [];
    const limits = { ...NO_LIMITS, openSocket: (_: unknown, id: number) => asked.push(id) <= 1 };
    const limited = await server.openDoor({ limits });
    const again = limited.browser();
    await expect(again.socket().opened).rejects.toThrow('401');
    await again.signIn('rui@example.com', ADMIN.password);
    await again.socket().opened;
    await expect(again.socket().opened).rejects.toThrow('429');
    expect(asked).toEqual([ruiId, ruiId]);
    await limited.stop();
  });

  it('opens many of one address in turns, and takes the turn of none that is refused', async () => {
    for (let n = 0; n < 10; n += 1) {
      await expect(server.browser().socket().opened).rejects.toThrow('401');
    }
    const sockets = Array.from({ length: 30 }, () => ana.socket());
    await Promise.all(sockets.map(({ opened }) => opened));
    for (const { raw } of sockets) raw.close();
    await Promise.all(sockets.map(({ closed }) => closed));
  });

  it('opens one of another account before many of one, at the same address', async () => {
    const { upstream } = server.engine;
    const order: unknown[] = [];
    let letThrough = (): void => undefined;
    const held = new Promise<void>((resolve) => (letThrough = resolve));
    const open = upstream.openSocket.bind(upstream);
    const spy = vi.spyOn(upstream, 'openSocket').mockImplementation(async (actor, ...more) => {
      order.push('userId' in actor && actor.userId);
      await held;
      return open(actor, ...more);
    });
    let waiting = 0;
    const limits = { ...NO_LIMITS, openSocket: () => (waiting += 1) > 0 };
    const door = await server.openDoor({ limits });
    const [many, one] = [door.browser(), door.browser()];
    await many.signIn(ADMIN.email, ADMIN.password);
    await one.signIn('rui@example.com', ADMIN.password);
    const sockets = [...Array.from({ length: 30 }, () => many.socket()), one.socket()];
    await waitFor(() => expect(waiting).toBe(sockets.length));
    letThrough();
    await Promise.all(sockets.map(({ opened }) => opened));
    await waitFor(() => expect(order).toHaveLength(sockets.length));
    // After those that were under way by then.
    expect(order.indexOf(ruiId)).toBeLessThanOrEqual(8);
    spy.mockRestore();
    await door.stop();
  });

  it('opens for a program with a token, from anywhere', async () => {
    const { text: token } = await ana.call('POST /api/session/token');
    const socket = server.browser().socket({ authorization: `Bearer ${token}` });
    await socket.opened;
    socket.raw.close();
    expect(await socket.closed).toBe(1005);
  });

  it.each(['Bearer wrong', 'Basic YTpi'])('refuses the token of %s as what it is', async (sent) => {
    const socket = server.browser().socket({ authorization: sent });
    await expect(socket.opened).rejects.toThrow('401');
  });

  it('closes with 4401 when its session ends', async () => {
    const browser = server.browser();
    await browser.signIn('rui@example.com', ADMIN.password);
    const socket = browser.socket();
    await socket.opened;
    await browser.call('DELETE /api/session');
    expect(await socket.closed).toBe(4401);
  });

  it('closes when it is told anything but whether logs are wanted', async () => {
    const socket = ana.socket();
    await socket.opened;
    socket.raw.send('{"logs":true}');
    socket.raw.send('{"positions":[]}');
    expect(await socket.closed).toBe(1008);
  });

  it('streams what devices say to who asks and sees them, until they ask no more', async () => {
    const [asking, silent, other] = [ana.socket(), ana.socket(), rui.socket()];
    await Promise.all([asking, silent, other].map(({ opened }) => opened));
    for (const { raw } of [asking, other]) raw.send('{"logs":true}');
    const say = async (uniqueId: string, text: string) => {
      const raw = { host: '10.0.0.7', text };
      await server.engine.ingest({ uniqueId, raw, latitude: 1, longitude: 1 });
    };
    const logsOf = ({ frames }: TestSocket) => frames.flatMap((frame) => frame['logs'] ?? []);
    await waitFor(async () => {
      await say('a-1', 'GET /?id=a-1');
      await say('r-1', 'GET /?id=r-1');
      expect(logsOf(asking)).toContainEqual({
        host: '10.0.0.7',
        protocol: 'osmand',
        uniqueId: 'a-1',
        deviceId: deviceOfAna,
        data: 'GET /?id=a-1',
      });
      expect(logsOf(other).length).toBeGreaterThan(0);
    });
    expect(new Set(logsOf(other).map(({ deviceId }) => deviceId))).toEqual(new Set([deviceOfRui]));
    expect(logsOf(silent)).toEqual([]);
    asking.raw.send('{"logs":false}');
    let before = -1;
    await waitFor(async () => {
      before = logsOf(asking).length;
      await say('a-1', 'unheard');
      await say('r-1', 'heard');
      await waitFor(() => expect(logsOf(other).at(-1)).toMatchObject({ data: 'heard' }));
      expect(logsOf(asking).length).toBe(before);
    });
    for (const { raw } of [asking, silent, other]) raw.close();
  });

  it('lets nobody read along who came by a shared link', async () => {
    const email = 'guest@example.com';
    const guestId = await server.addUser({ name: 'Guest', email, temporary: true });
    await ana.call('POST /api/permissions', { json: { userId: guestId, deviceId: deviceOfRui } });
    const browser = server.browser();
    await browser.signIn(email, ADMIN.password);
    const socket = browser.socket();
    await socket.opened;
    socket.raw.send('{"logs":true}');
    const raw = { host: '', text: 'secret' };
    for (let time = 0; time < 5; time += 1) {
      const { length } = socket.frames;
      await server.engine.ingest({ uniqueId: 'r-1', raw, latitude: time, longitude: 1 });
      await waitFor(() => expect(socket.frames.length).toBeGreaterThan(length));
    }
    expect(JSON.stringify(socket.frames)).not.toContain('secret');
    socket.raw.close();
  });

  it('says to all who saw it that a device is deleted, or no longer theirs', async () => {
    const deviceId = await server.addDevice('Short', 'short', ruiId);
    const sockets = [ana.socket(), rui.socket()];
    await Promise.all(sockets.map(({ opened }) => opened));
    await waitFor(() => expect(sockets.every(({ frames }) => frames.length > 0)).toBe(true));
    const goneOf = ({ frames }: TestSocket) => frames.flatMap((frame) => frame['gone'] ?? []);
    const link = { userId: ruiId, deviceId };
    expect((await ana.call('DELETE /api/permissions', { json: link })).status).toBe(204);
    await waitFor(() => expect(sockets.map(goneOf)).toEqual([[], [deviceId]]));
    expect((await ana.call(`DELETE /api/devices/${deviceId}`)).status).toBe(204);
    await waitFor(() => expect(sockets.map(goneOf)).toEqual([[deviceId], [deviceId]]));
    for (const { raw } of sockets) raw.close();
  });

  it('is no page', async () => {
    expect(await ana.call('GET /api/socket')).toMatchObject({ status: 426 });
  });
});

describe('a read-only user', () => {
  it('sees only what is linked', async () => {
    expect(JSON.parse((await rui.call('GET /api/devices')).text)).toMatchObject([
      { id: deviceOfRui },
    ]);
    expect((await rui.call(`GET /api/devices/${deviceOfAna}`)).json.code).toBe('DEVICE_NOT_FOUND');
    expect((await rui.call(`GET /api/positions?deviceId=${deviceOfAna}`)).json.code).toBe(
      'DEVICE_ACCESS_DENIED',
    );
  });

  it('changes nothing', async () => {
    const calls: [string, object][] = [
      ['POST /api/devices', { name: 'x', uniqueId: 'x' }],
      [`PUT /api/devices/${deviceOfRui}`, { id: deviceOfRui, name: 'x', uniqueId: 'r-1' }],
      ['POST /api/permissions', { userId: ruiId, deviceId: deviceOfAna }],
    ];
    for (const [line, json] of calls) {
      expect(await rui.call(line, { json })).toMatchObject({
        status: 403,
        json: { code: 'ACCOUNT_IS_READONLY' },
      });
    }
    expect((await rui.call(`DELETE /api/devices/${deviceOfRui}`)).status).toBe(403);
  });
});
