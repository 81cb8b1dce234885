import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { isRefusal, type UpstreamFrame } from '../../upstream/upstream';
import { createTestEngine, type TestEngine } from '../testing';

let db: Database;
let test: TestEngine;
/** Ids by name, made once: two users, a manager with his own user, a read-only one. */
const ids: Record<string, number> = {};
const who = ['admin', 'ana', 'bruno', 'manager', 'managed', 'reader', 'fixer'] as const;

const make = async (as: number | 'anonymous', call: string, body: object): Promise<number> => {
  const answer = await test.send(as, call, body);
  expect(answer.status, answer.body ?? '').toBe(200);
  return (answer.json as { id: number }).id;
};
const user = (name: string, more: object = {}) => ({
  name,
  email: `${name}@example.com`,
  password: 'pw',
  ...more,
});
const link = async (body: object): Promise<void> =>
  expect(await test.send(ids['admin']!, 'POST /permissions', body)).toMatchObject({ status: 204 });
const names = async (as: string, call: string): Promise<string[]> =>
  ((await test.send(ids[as]!, call)).json as { name: string }[]).map(({ name }) => name);

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  ids['admin'] = await make('anonymous', 'POST /users', user('admin'));
  const { admin } = ids;
  ids['ana'] = await make(admin!, 'POST /users', user('ana', { deviceLimit: 2 }));
  ids['bruno'] = await make(admin!, 'POST /users', user('bruno', { deviceLimit: -1 }));
  ids['manager'] = await make(admin!, 'POST /users', user('manager', { userLimit: 1 }));
  ids['managed'] = await make(ids['manager']!, 'POST /users', user('managed'));
  ids['reader'] = await make(
    admin!,
    'POST /users',
    user('reader', { readonly: true, deviceLimit: -1 }),
  );
  ids['fixer'] = await make(
    admin!,
    'POST /users',
    user('fixer', { deviceReadonly: true, deviceLimit: -1 }),
  );
  ids['anas'] = await make(ids['ana']!, 'POST /devices', { name: "Ana's", uniqueId: 'anas' });
  ids['shared'] = await make(admin!, 'POST /devices', { name: 'Shared', uniqueId: 'shared' });
  for (const name of ['reader', 'fixer'])
    await link({ userId: ids[name], deviceId: ids['shared'] });
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

describe('what each account sees', () => {
  it.each([
    ['admin', ['Shared'], ["Ana's", 'Shared']],
    ['ana', ["Ana's"], ["Ana's"]],
    ['bruno', [], []],
    ['manager', [], []],
    ['reader', ['Shared'], ['Shared']],
  ])('%s', async (name, own, all) => {
    expect(await names(name, 'GET /devices')).toEqual(own);
    expect(await names(name, 'GET /devices?all=true')).toEqual(all);
  });

  it('nobody without an account, a deleted or a disabled one', async () => {
    const anonymous = await test.send('anonymous', 'GET /devices');
    expect(anonymous).toMatchObject({ status: 401, body: 'HTTP 401 Unauthorized' });
    expect((await test.send(999_999, 'GET /devices')).status).toBe(401);
    const gone = await make(ids['admin']!, 'POST /users', user('gone', { disabled: true }));
    expect((await test.send(gone, 'GET /devices')).status).toBe(401);
  });
});

describe('what each account may do to a device', () => {
  const outcomes: [string, string, string][] = [
    ['bruno', 'anas', 'Device access denied'],
    ['manager', 'anas', 'Device access denied'],
    ['reader', 'anas', 'Device access denied'],
    ['reader', 'shared', 'Write access denied'],
    ['fixer', 'shared', 'Write access denied'],
  ];
  it.each(outcomes)('%s changing and deleting %s: %s', async (name, device, words) => {
    const body = { id: ids[device], name: 'Stolen', uniqueId: device };
    const id = ids[device];
    expect(await test.send(ids[name]!, `PUT /devices/${id}`, body)).toMatchObject({
      status: 400,
      body: words,
    });
    expect(await test.send(ids[name]!, `DELETE /devices/${id}`)).toMatchObject({
      status: 400,
      body: words,
    });
  });

  it('a change is a full replace, and counts by the id in the body', async () => {
    const body = { id: ids['anas'], name: "Ana's", uniqueId: 'anas', category: 'car' };
    const answer = await test.send(ids['ana']!, `PUT /devices/${ids['shared']}`, body);
    expect(answer.json).toMatchObject({ category: 'car', phone: null, attributes: {} });
    expect(await names('admin', 'GET /devices')).toEqual(['Shared']);
  });

  it('the device limit counts, and parallel calls do not get past it', async () => {
    const calls = [1, 2, 3, 4].map((n) =>
      test.send(ids['ana']!, 'POST /devices', { name: `A${n}`, uniqueId: `limit-${n}` }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400]);
  });
});

describe('users and links', () => {
  it('a manager reaches his own users only, up to his limit', async () => {
    const { manager, managed, ana } = ids;
    expect(await names('manager', 'GET /users')).toEqual(['managed']);
    expect((await test.send(manager!, `GET /users/${managed}`)).status).toBe(200);
    expect((await test.send(manager!, `GET /users/${ana}`)).body).toBe('User access denied');
    expect((await test.send(manager!, 'POST /users', user('more'))).body).toBe(
      'Manager user limit reached',
    );
    const raise = { id: managed, ...user('managed'), deviceLimit: 5 };
    expect((await test.send(manager!, `PUT /users/${managed}`, raise)).body).toBe(
      'Administrator access required',
    );
  });

  it('nobody raises himself, and a read-only account changes nothing', async () => {
    const { ana, reader, shared } = ids;
    for (const more of [{ administrator: true }, { deviceLimit: -1 }, { userLimit: 9 }]) {
      const body = { id: ana, ...user('ana', { deviceLimit: 2 }), ...more };
      expect((await test.send(ana!, `PUT /users/${ana}`, body)).body).toBe(
        'Administrator access required',
      );
    }
    const renamed = {
      id: reader,
      ...user('reader', { readonly: true, deviceLimit: -1 }),
      name: 'x',
    };
    expect((await test.send(reader!, `PUT /users/${reader}`, renamed)).body).toBe(
      'Write access denied',
    );
    const self = { userId: reader, deviceId: shared };
    expect((await test.send(reader!, 'DELETE /permissions', self)).body).toBe(
      'Operation restricted',
    );
    expect((await test.send(reader!, `DELETE /positions?deviceId=${shared}`)).body).toBe(
      'Operation restricted',
    );
    expect((await test.send(reader!, 'POST /notifications', { type: 'deviceMoving' })).body).toBe(
      'Write access denied',
    );
  });

  it('a link needs access to both sides', async () => {
    const { ana, bruno, anas, shared } = ids;
    const give = (userId?: number, deviceId?: number) =>
      test.send(ana!, 'POST /permissions', { userId, deviceId });
    expect((await give(bruno, anas)).body).toBe('User access denied');
    expect((await give(ana, shared)).body).toBe('Device access denied');
  });

  it('links are listed for administrators, 0 for any', async () => {
    const { admin, reader, shared, ana } = ids;
    const list = async (query: string) =>
      (await test.send(admin!, `GET /permissions?${query}`)).json;
    const one = { userid: reader, deviceid: shared };
    expect(await list(`userId=${reader}&deviceId=${shared}`)).toEqual([one]);
    expect(await list(`userId=${reader}&deviceId=0`)).toEqual([one]);
    expect(await list(`userId=0&deviceId=${shared}`)).toContainEqual(one);
    expect(await list('userId=0&deviceId=999999')).toEqual([]);
    for (const query of ['', 'userId=1', 'deviceId=1&userId=1']) {
      expect(await test.send(admin!, `GET /permissions?${query}`)).toMatchObject({ status: 400 });
    }
    expect((await test.send(ana!, `GET /permissions?userId=${ana}&deviceId=0`)).body).toBe(
      'Administrator access required',
    );
  });

  it('groups are followed three levels down', async () => {
    const { admin, bruno } = ids;
    let groupId = 0;
    const groups: number[] = [];
    for (const level of [1, 2, 3, 4]) {
      groupId = await make(admin!, 'POST /groups', { name: `g${level}`, groupId });
      groups.push(groupId);
      await make(admin!, 'POST /devices', { name: `in g${level}`, uniqueId: `g${level}`, groupId });
    }
    await link({ userId: bruno, groupId: groups[0] });
    expect(await names('bruno', 'GET /devices')).toEqual(['in g1', 'in g2', 'in g3']);
    expect(await names('bruno', 'GET /groups')).toEqual(['g1', 'g2', 'g3']);
    const cycle = { id: groups[0], name: 'g1', groupId: groups[3] };
    expect((await test.send(admin!, `PUT /groups/${groups[0]}`, cycle)).body).toBe(
      'Cycle in group hierarchy',
    );
  });
});

describe('the socket', () => {
  const open = async (name: string) => {
    const frames: UpstreamFrame[] = [];
    const socket = await test.engine.upstream.openSocket({ userId: ids[name]! }, (frame) =>
      frames.push(frame),
    );
    if (isRefusal(socket)) throw new Error(socket.message);
    const keys = (): string[] => frames.splice(0).map(({ key, items }) => `${key} ${items.length}`);
    return {
      keys,
      close: () => socket.close(),
      text: () => frames.splice(0).map(({ key, items }) => `${key} ${items[0]?.json}`),
    };
  };
  const fix = (uniqueId: string) =>
    test.engine.ingest({ uniqueId, timestampMs: test.now(), latitude: 1, longitude: 1 });
  const settle = () => test.engine.flush();

  it('shows each account its own, follows links at once and tells nobody else', async () => {
    const sockets = Object.fromEntries(
      await Promise.all(who.map(async (name) => [name, await open(name)] as const)),
    );
    for (const name of who) expect(sockets[name]!.keys(), name).toEqual(['positions 0']);
    await fix('shared');
    await settle();
    for (const name of ['admin', 'reader', 'fixer']) {
      expect(sockets[name]!.keys(), name).toEqual(['devices 1', 'positions 1']);
    }
    for (const name of ['ana', 'bruno', 'manager', 'managed'])
      expect(sockets[name]!.keys(), name).toEqual([]);

    const toBruno = { userId: ids['bruno'], deviceId: ids['shared'] };
    await link(toBruno);
    expect(sockets['bruno']!.keys()).toEqual(['devices 1', 'positions 1']);
    await test.send(ids['admin']!, 'DELETE /permissions', toBruno);
    await fix('shared');
    await settle();
    expect(sockets['bruno']!.keys()).toEqual([]);
    for (const name of who) sockets[name]!.close();
    sockets['reader']!.keys();
    await fix('shared');
    await settle();
    expect(sockets['reader']!.keys()).toEqual([]);
  });

  it('shows nothing more to an account that is disabled or expires', async () => {
    const { admin, shared } = ids;
    const account = (more: object) => user('leaver', more);
    const leaver = await make(admin!, 'POST /users', account({ expirationTime: test.iso(1000) }));
    ids['leaver'] = leaver;
    await link({ userId: leaver, deviceId: shared });
    const socket = await open('leaver');
    expect(socket.keys()).toEqual(['positions 1']);
    test.wait(1_000_000);
    await test.engine.sweep();
    socket.keys();
    await fix('shared');
    await settle();
    expect(socket.keys()).toEqual([]);
    await test.send(admin!, `PUT /users/${leaver}`, { id: leaver, ...account({}) });
    expect(socket.keys()).toEqual(['devices 1', 'positions 1']);
    await test.send(admin!, `PUT /users/${leaver}`, { id: leaver, ...account({ disabled: true }) });
    await fix('shared');
    await settle();
    expect(socket.keys()).toEqual([]);
    socket.close();
  });

  it('opens for nobody without a live account', async () => {
    const anonymous = await test.engine.upstream.openSocket({ anonymous: true }, () => undefined);
    expect(anonymous).toMatchObject({ status: 401 });
  });

  it('sends events of a web rule: always, or linked to the device or a group above it', async () => {
    const { admin, anas } = ids;
    const groupId = await make(admin!, 'POST /groups', { name: 'rules' });
    const child = await make(admin!, 'POST /groups', { name: 'below', groupId });
    const grouped = await make(admin!, 'POST /devices', {
      name: 'Grouped',
      uniqueId: 'grouped',
      groupId: child,
    });
    const plain = await make(admin!, 'POST /devices', { name: 'Plain', uniqueId: 'plain' });
    const rule = { type: 'deviceOnline', notificators: 'web', always: false };
    const notificationId = await make(admin!, 'POST /notifications', rule);
    await make(ids['bruno']!, 'POST /notifications', { ...rule, always: true });
    const socket = await open('admin');
    const other = await open('bruno');
    const hear = async (uniqueId: string): Promise<string[]> => {
      await fix(uniqueId);
      await settle();
      return socket.keys().filter((key) => key.startsWith('events'));
    };
    socket.keys();
    expect(await hear('plain')).toEqual([]);
    await link({ groupId, notificationId });
    expect(await hear('grouped')).toEqual(['events 1']);
    expect(await hear('grouped')).toEqual([]);
    await link({ deviceId: plain, notificationId });
    test.wait(600_000);
    await test.engine.sweep();
    await fix('plain');
    await settle();
    expect(socket.text().find((text) => text.startsWith('events'))).toContain(
      'Plain online at 2026-08-21 12:26:40',
    );
    expect(other.keys().filter((key) => key.startsWith('events'))).toEqual([]);
    expect(grouped).not.toBe(anas);
    socket.close();
    other.close();
  });
});
