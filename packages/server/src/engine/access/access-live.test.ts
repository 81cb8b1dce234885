import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal, type UpstreamFrame } from '../../upstream/upstream';
import { createAccessFixture, user, who } from './testing';

const { test, ids, make, link, stop } = await createAccessFixture();
afterAll(stop);

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
    expect(sockets['bruno']!.text()).toEqual([`gone ${ids['shared']}`]);
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
    expect(socket.keys()).toContain('gone 1');
    await fix('shared');
    await settle();
    expect(socket.keys()).toEqual([]);
    await test.send(admin!, `PUT /users/${leaver}`, { id: leaver, ...account({}) });
    expect(socket.keys()).toEqual(['devices 1', 'positions 1']);
    await test.send(admin!, `PUT /users/${leaver}`, { id: leaver, ...account({ disabled: true }) });
    expect(socket.keys()).toEqual(['gone 1']);
    await fix('shared');
    await settle();
    expect(socket.keys()).toEqual([]);
    socket.close();
  });

  it('says to all who saw a device that it was deleted, and to nobody else', async () => {
    const { admin, shared } = ids;
    const device = { name: 'Short', uniqueId: 'short' };
    const deviceId = await make(admin!, 'POST /devices', device);
    await link({ userId: ids['bruno'], deviceId });
    const sockets = await Promise.all(['admin', 'bruno', 'ana'].map(open));
    for (const socket of sockets) socket.keys();
    await test.send(admin!, `DELETE /devices/${deviceId}`);
    const said = sockets.map((socket) => socket.text());
    expect(said).toEqual([[`gone ${deviceId}`], [`gone ${deviceId}`], []]);
    expect(deviceId).not.toBe(shared);
    for (const socket of sockets) socket.close();
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
