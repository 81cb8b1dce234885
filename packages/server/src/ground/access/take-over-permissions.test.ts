import { writePermissions } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';
import type { Upstream } from '../../upstream/upstream';

const ALL = 'f'.repeat(32);
const at = useFront();
let number = 0;

interface Place {
  door: TestDoor;
  /** Tracking API, for writes past the product's door. */
  upstream: Pick<Upstream, 'send'>;
  database: Database;
  boss: { email: string; password: string };
}

const enter = async (
  door: TestDoor,
  email: string,
  password = ADMIN.password,
): Promise<TestBrowser> => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};

describe.each([
  [
    'over the engine',
    async (work: (place: Place) => Promise<void>) => {
      const server = await startTestApp();
      const { engine, database } = server;
      await work({ door: server, upstream: engine.upstream, database, boss: ADMIN });
      await server.stop();
    },
  ],
  [
    'in front of a tracking server elsewhere',
    async (work: (place: Place) => Promise<void>) => {
      await at.db.query('delete from permissions_taken_over');
      const door = await openProductDoor(at.front.upstream, at.db);
      const { admin } = at.elsewhere;
      await work({ door, upstream: at.front.upstream, database: at.db, boss: admin });
      await door.stop();
    },
  ],
])('permissions among attributes %s', (_name, over) => {
  /** An account at the tracking API, which writes permissions among its own attributes there. */
  const make = async ({ upstream }: Place, bossId: number, attributes: object) => {
    const email = `own-${(number += 1)}-${Date.now()}@example.com`;
    const body = { name: 'Bia', email, password: ADMIN.password, attributes };
    const call = { method: 'POST', path: '/users', query: new URLSearchParams(), body };
    const answer = await upstream.send(call, { actor: { userId: bossId } });
    expect(answer.status, answer.body ?? '').toBe(200);
    return { email, id: (JSON.parse(answer.body ?? '{}') as { id: number }).id };
  };
  const setUp = async ({ door, boss }: Place) => {
    const admin = await enter(door, boss.email, boss.password);
    const settings = { attributes: { 'rastro.enableAdvancedPerms': true } };
    expect((await admin.call('PATCH /api/server', { json: settings })).status).toBe(200);
    return { admin, bossId: Number((await admin.call('GET /api/session')).json['id']) };
  };

  it('give nothing to who writes them for himself', () =>
    over(async (place) => {
      const { bossId } = await setUp(place);
      const { email, id } = await make(place, bossId, {});
      const bia = await enter(place.door, email);
      expect(await bia.call('GET /api/devices')).toMatchObject({ status: 403 });
      const query = new URLSearchParams();
      const own = { actor: { userId: id } };
      const read = await place.upstream.send({ method: 'GET', path: `/users/${id}`, query }, own);
      const body = {
        ...(JSON.parse(read.body ?? '{}') as object),
        attributes: { 'rastro.advancedPerms': ALL },
      };
      const written = { method: 'PUT', path: `/users/${id}`, query, body };
      expect((await place.upstream.send(written, own)).status).toBe(200);
      const again = await enter(place.door, email);
      expect(await again.call('GET /api/devices')).toMatchObject({ status: 403 });
      const { attributes } = (await again.call('GET /api/session')).json as { attributes: object };
      expect(attributes).toEqual({});
    }));

  it('that stood there before are taken over, once', () =>
    over(async (place) => {
      const { admin, bossId } = await setUp(place);
      await place.database.query('delete from permissions_taken_over');
      const attributes = { 'rastro.advancedPerms': writePermissions(['devices.view']) };
      const before = await make(place, bossId, attributes);
      const other = await openSecond(place);
      const second = await enter(other, place.boss.email, place.boss.password);
      expect(
        (await second.call('GET /api/statistics?from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z'))
          .status,
      ).toBe(200);
      const bia = await enter(other, before.email);
      expect((await bia.call('GET /api/devices')).status).toBe(200);
      expect((await bia.call('GET /api/geofences')).status).toBe(403);
      const later = await make(place, bossId, attributes);
      const rui = await enter(other, later.email);
      expect((await rui.call('GET /api/devices')).status).toBe(403);
      await other.stop();
      const given = { attributes };
      expect((await admin.call(`PATCH /api/users/${later.id}`, { json: given })).status).toBe(200);
      const once = await enter(place.door, later.email);
      expect((await once.call('GET /api/devices')).status).toBe(200);
    }));

  /** A server that starts anew, and knows nothing of what the first has found out. */
  const openSecond = ({ upstream, database }: Place) =>
    openProductDoor(upstream as Upstream, database);

  it('are given by a manager as far as it has them, in every mode', () =>
    over(async (place) => {
      const { admin } = await setUp(place);
      const email = `manager-${(number += 1)}-${Date.now()}@example.com`;
      const made = await admin.call('POST /api/users', {
        json: { name: 'Manager', email, password: ADMIN.password, userLimit: -1 },
      });
      const id = Number(made.json['id']);
      const own = { permissions: ['users.view', 'users.create', 'users.edit', 'devices.view'] };
      expect((await admin.call(`PUT /api/users/${id}/access`, { json: own })).status).toBe(200);
      const manager = await enter(place.door, email);
      const child = await manager.call('POST /api/users', {
        json: { name: 'Child', email: `child-${email}`, password: ADMIN.password },
      });
      const path = `PUT /api/users/${String(child.json['id'])}/access`;
      const beyond = { json: { permissions: ['devices.view', 'devices.lock'] } };
      for (const isOn of [true, false]) {
        const settings = { attributes: { 'rastro.enableAdvancedPerms': isOn } };
        await admin.call('PATCH /api/server', { json: settings });
        expect(await manager.call(path, beyond)).toMatchObject({
          status: 403,
          json: { code: 'PERMISSION_REQUIRED' },
        });
        const within = { json: { permissions: ['devices.view'] } };
        expect((await manager.call(path, within)).status).toBe(200);
      }
    }));
});
