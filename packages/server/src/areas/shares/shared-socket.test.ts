import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN } from '../../http/testing';
import { NO_LIMITS } from '../../listener/door-limits';
import { ENDED, listOf, startShares, watch } from './testing';

let world: Awaited<ReturnType<typeof startShares>>;
beforeAll(async () => void (world = await startShares()));
afterAll(() => world.server.stop());

describe('the socket of a link', () => {
  it('tells of its vehicles, and of nothing else', async () => {
    const { viewer } = await world.view();
    const socket = await watch(viewer);
    const fix = {
      latitude: -23.6,
      longitude: -46.6,
      speedKnots: 30,
      attributes: { pin: 'inside' },
    };
    await world.server.engine.ingest({ uniqueId: 'imei-other', ...fix });
    await world.server.engine.ingest({ uniqueId: 'imei-van', ...fix });
    await expect
      .poll(() => socket.frames.flatMap(({ positions = [] }) => positions))
      .toContainEqual(expect.objectContaining({ deviceId: world.vanId, latitude: -23.6 }));
    const said = JSON.stringify(socket.frames);
    expect(said).not.toMatch(/inside|imei|Other|"events"/);
    expect(said).not.toContain(`"deviceId":${world.otherId},`);
    socket.raw.close();
  });

  it('leaves those of who made the link free, however many look', async () => {
    const { token } = await world.share();
    const counted: number[] = [];
    const openSocket = (_request: unknown, account: number) => counted.push(account) < 0;
    const door = await world.server.openDoor({
      limits: { ...NO_LIMITS, openSocket },
    });
    const viewer = door.browser();
    await viewer.call('POST /api/shared/session', { json: { token } });
    const socket = viewer.socket(undefined, '', '/api/shared/socket');
    await expect(socket.opened).rejects.toThrow('429');
    expect(counted).toHaveLength(1);
    expect(counted[0]).toBeLessThan(0);
    await door.stop();
  });

  it('ends at once when the link is ended', async () => {
    const { id, viewer } = await world.view();
    const socket = await watch(viewer);
    await world.bruno.call(`DELETE /api/shares/${id}`);
    expect(await socket.closed).toBe(4401);
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
  });

  it('begins anew when the link shows something else', async () => {
    const { id, viewer } = await world.view();
    const socket = await watch(viewer);
    const patch = {
      json: { showsName: false },
      headers: { 'content-type': 'application/merge-patch+json' },
    };
    await world.bruno.call(`PATCH /api/shares/${id}`, patch);
    expect(await socket.closed).toBe(1012);
    expect(listOf(await viewer.call('GET /api/shared/devices'))[0]).not.toHaveProperty('name');
  });

  it('ends when the vehicle is taken from who made the link', async () => {
    const lentId = await world.server.addDevice('Lent', 'imei-lent', world.userId);
    const { token } = await world.share(world.bruno, { deviceIds: [lentId] });
    const { viewer } = await world.open(token);
    const socket = await watch(viewer);
    const admin = await world.enter(ADMIN.email);
    await admin.call('DELETE /api/permissions', {
      json: { userId: world.userId, deviceId: lentId },
    });
    expect(await socket.closed).toBe(4401);
    expect(await viewer.call('GET /api/shared/devices')).toMatchObject(ENDED);
    expect((await world.open(token)).reply).toMatchObject(ENDED);
  });

  it('leaves the others their sockets, however many one viewer opens', async () => {
    const { token, viewer } = await world.view();
    const opened = await Promise.allSettled(
      Array.from({ length: 20 }, async () => {
        const socket = viewer.socket(undefined, '', '/api/shared/socket');
        await socket.opened;
        return socket;
      }),
    );
    const sockets = opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(sockets).toHaveLength(4);
    const other = await world.open(token);
    const theirs = await watch(other.viewer);
    theirs.raw.close();
    for (const socket of sockets) socket.raw.close();
    // What is closed is free again.
    await expect
      .poll(() =>
        watch(viewer).then(
          (socket) => (socket.raw.close(), true),
          () => false,
        ),
      )
      .toBe(true);
  });
});
