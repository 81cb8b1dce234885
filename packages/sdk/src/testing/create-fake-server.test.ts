import { describe, expect, it } from 'vitest';
import { isTrackingError } from '../client';
import { defineResource, id, resources, text, type ResourceDescription } from '../contract';
import { createFakeServer } from './create-fake-server';
import { makeDevice } from './make-device';
import { makeFleet } from './make-fleet';
import { makePosition } from './make-position';
import { SAMPLE_TIME } from './sample-time';

describe('createFakeServer', () => {
  it('gives a live store what it knows, and then what is pushed', async () => {
    const { client, push } = createFakeServer(makeFleet(6));
    client.live.start();
    await expect.poll(() => client.live.devices.getSnapshot().size).toBe(6);
    push({ positions: [makePosition(1, { fixTime: '2026-08-21T16:20:00.000+00:00', speed: 33 })] });
    await expect.poll(() => client.live.positions.get(1)?.speed).toBe(33);
    client.close();
  });

  it('drops connections, and refuses new ones when told to', async () => {
    const server = createFakeServer({ devices: [makeDevice(1)] });
    server.client.live.start();
    await expect.poll(() => server.client.live.connection.getSnapshot().status).toBe('live');
    server.state.answers = { 'GET /api/socket': 503 };
    server.drop();
    expect(server.socketCount()).toBe(0);
    expect(server.client.live.connection.getSnapshot().status).toBe('reconnecting');
    server.client.close();
  });

  it('answers statuses, broken connections and functions, and 404 for what it does not know', async () => {
    const { client, state, calls } = createFakeServer({
      answers: {
        'GET /api/groups': 403,
        'GET /api/devices': new TypeError('broken'),
        'POST /api/devices': ({ body }: { body: string }) => ({ ...JSON.parse(body), id: 9 }),
      },
    });
    await expect(client.groups.list()).rejects.toMatchObject({ status: 403 });
    await expect(client.devices.list()).rejects.toSatisfy((error) => isTrackingError(error));
    await expect(client.devices.create({ name: 'Van', uniqueId: 'x' })).resolves.toMatchObject({
      id: 9,
      name: 'Van',
    });
    await expect(client.devices.get(5)).rejects.toMatchObject({ status: 404 });
    state.groups = [];
    state.answers = {};
    await expect(client.groups.list()).resolves.toEqual([]);
    expect(calls).toContain('POST /api/devices');
  });

  it.each(Object.values(resources).filter(({ operations }) => operations.length === 5))(
    'keeps what calls do to $path',
    async (resource: ResourceDescription) => {
      const { client } = createFakeServer();
      const calls = client.resource(resource);
      const own = { attributes: { kept: 1, gone: 2 }, expiresAt: SAMPLE_TIME, doneAt: SAMPLE_TIME };
      const texts = ['name', 'description', 'note', 'channels', 'username', 'domain'];
      const all = (value: string) => Object.fromEntries(texts.map((text) => [text, value]));
      const input = { ...all('A'), ...own };
      const made = await calls.create(input as never);
      expect(made).toMatchObject({ id: 1 });
      await calls.update({ ...made, ...all('B') } as never);
      const changed = await calls.get(1);
      const written = texts.filter((text) => made[text] === 'A');
      expect(written).not.toEqual([]);
      for (const text of written) expect(changed).toMatchObject({ [text]: 'B' });
      if ('keyword' in resource.query) {
        await expect(calls.list({ keyword: 'nowhere' })).resolves.toEqual([]);
        await expect(calls.list({ keyword: 'b' })).resolves.toEqual([changed]);
      } else await expect(calls.list()).resolves.toEqual([changed]);
      const patched = await calls.patch(1, { attributes: { gone: null } } as never);
      if ('attributes' in patched) expect(patched['attributes']).toEqual({ kept: 1 });
      await calls.delete(1);
      await expect(calls.get(1)).rejects.toMatchObject({ status: 404 });
      await expect(calls.list()).resolves.toEqual([]);
    },
  );

  it('answers of a resource that the package does not describe', async () => {
    const depot = defineResource({
      name: 'Depot',
      path: '/depots',
      area: 'depots',
      members: { id: id(), name: text({ required: true }) },
    });
    const { client } = createFakeServer({ others: [{ resource: depot, items: [] }] });
    await client.resource(depot).create({ name: 'North' });
    await expect(client.resource(depot).list()).resolves.toEqual([{ id: 1, name: 'North' }]);
  });

  it('keeps settings of the server', async () => {
    const { client, state } = createFakeServer({ server: { announcement: 'Closed' } });
    await client.server.update({ ...(await client.server.get()), zoom: 9 });
    expect(state.server).toMatchObject({ announcement: 'Closed', zoom: 9 });
  });

  it('never answers where it is told to hang, until the caller gives up', async () => {
    const { client } = createFakeServer({ answers: { 'GET /api/groups': 'hang' } });
    const giveUp = new AbortController();
    const call = client.groups.list(undefined, { signal: giveUp.signal });
    giveUp.abort();
    await expect(call).rejects.toMatchObject({ code: 'ABORTED' });
  });

  it('signs in and out', async () => {
    const { client } = createFakeServer({ user: null });
    await expect(client.session.get()).resolves.toBeNull();
    await client.session.create({ email: 'ana@example.test', password: 'secret', remember: false });
    await expect(client.session.get()).resolves.toMatchObject({ name: 'Ana Lima' });
    await client.session.delete();
    await expect(client.session.get()).resolves.toBeNull();
  });
});
