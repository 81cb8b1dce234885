import { HOUR_MS, KEY_READ_AREAS, KEY_WRITE_AREAS } from '@rastro/sdk/domain';
import { describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';

const at = useFront();
/** All that a key may be given. */
const ALL = {
  reads: KEY_READ_AREAS.join(','),
  writes: KEY_WRITE_AREAS.join(','),
  mayShare: true,
  mayEmbed: true,
};
const REFUSED = { status: 403, json: { code: 'KEY_SCOPE_MISSING' } };

interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  nowMs: number;
}
type Work = (scene: Scene) => Promise<void>;

const make = async (by: TestBrowser, path: string, json: object) => {
  const reply = await by.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return reply.json;
};
const makeKey = ({ admin, nowMs }: Scene, scope: object = ALL) => {
  const expiresAt = new Date(nowMs + HOUR_MS).toISOString();
  return make(admin, 'keys', { name: 'Shop', expiresAt, origins: '', ...scope });
};
const ask = ({ door }: Scene, key: Record<string, unknown>, line: string, json?: object) =>
  door.browser().call(line, {
    ...(json && { json }),
    headers: { authorization: `Bearer ${String(key['token'])}` },
  });

describe.each([
  [
    'over the engine',
    async (work: Work) => {
      const server = await startTestApp();
      const admin = server.browser();
      await admin.signIn(ADMIN.email, ADMIN.password);
      await work({ door: server, admin, nowMs: Date.UTC(2026, 7, 21, 12) });
      await server.stop();
    },
  ],
  [
    'in front of a tracking server elsewhere',
    async (work: Work) => {
      const door = await openProductDoor(at.front.upstream, at.db);
      const admin = door.browser();
      await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
      await work({ door, admin, nowMs: Date.now() });
      await door.stop();
    },
  ],
])('a key leaves nothing behind %s', (_name, over) => {
  it('makes no account and no credential, and reaches nobody, whatever it names', () =>
    over(async (scene) => {
      const key = await makeKey(scene);
      const expiresAt = new Date(scene.nowMs + HOUR_MS).toISOString();
      const mail = { subject: 'Pay here', body: 'https://evil.example' };
      const device = { deviceId: 1, name: 'x' };
      for (const [line, json] of [
        ['POST /api/invitations', { name: 'Eve', expiresAt, administrator: true }],
        ['POST /api/users', { name: 'Eve', email: 'eve@example.com', administrator: true }],
        ['PUT /api/resellers/1/people', { people: [1] }],
        ['POST /api/resellers', { userId: 1 }],
        ['POST /api/qr-access', { driverId: 1, name: 'Eve' }],
        ['POST /api/qr-codes/1/replace', {}],
        ['POST /api/keys', { name: 'Eve', ...ALL, expiresAt }],
        ['POST /api/notifications/send/mail', mail],
        ['POST /api/consents', device],
        ['POST /api/permissions', { userId: 1, deviceId: 1 }],
        ['PATCH /api/server', { registration: true }],
        ['GET /api/users', undefined],
        ['GET /api/users/1/logs', undefined],
      ] as const) {
        expect(await ask(scene, key, line, json), line).toMatchObject(REFUSED);
      }
    }));

  it('makes nothing that acts when it has ended', () =>
    over(async (scene) => {
      const key = await makeKey(scene);
      const url = 'https://evil.example/all';
      const lock = { attributes: { lockOnEnter: true } };
      const fence = { name: 'F', area: 'CIRCLE (1 2, 300)' };
      for (const [line, json] of [
        ['POST /api/webhooks', { name: 'Eve', url, hasPositions: true }],
        ['POST /api/scheduled-reports', { name: 'Eve' }],
        ['POST /api/due-notices', { kind: 'licence', days: 7, channels: 'mail' }],
        ['POST /api/notifications', { type: 'alarm', notificators: 'webhook', always: true }],
        ['POST /api/commands', { type: 'engineStop', description: 'Stop' }],
        ['POST /api/geofences', { ...fence, ...lock }],
        ['POST /api/attributes/computed', { expression: '1', type: 'number', attribute: 'x' }],
      ] as const) {
        expect(await ask(scene, key, line, json), line).toMatchObject(REFUSED);
      }
      const made = await ask(scene, key, 'POST /api/geofences', fence);
      expect(made.status, made.text).toBe(200);
      const path = `/api/geofences/${Number(made.json['id'])}`;
      expect(await ask(scene, key, `PATCH ${path}`, lock)).toMatchObject(REFUSED);
      // What a person lets lock, a key moves nowhere.
      await scene.admin.call(`PATCH ${path}`, { json: lock });
      const moved = { area: 'CIRCLE (3 4, 300)' };
      expect(await ask(scene, key, `PATCH ${path}`, moved)).toMatchObject(REFUSED);
      await scene.admin.call(`DELETE ${path}`);
    }));

  it('and the links that it made end with it, or as soon as it may make none', () =>
    over(async (scene) => {
      const uniqueId = `shared-${Date.now()}`;
      const { id } = await make(scene.admin, 'devices', { name: 'Van', uniqueId });
      const expiresAt = new Date(scene.nowMs + HOUR_MS / 2).toISOString();
      const share = async (key: Record<string, unknown>) => {
        const reply = await ask(scene, key, 'POST /api/shares', { deviceIds: [id], expiresAt });
        expect(reply.status, reply.text).toBe(200);
        return Number(reply.json['id']);
      };
      const statusOf = async (shareId: number) =>
        (await scene.admin.call(`GET /api/shares/${shareId}`)).status;
      const key = await makeKey(scene);
      const first = await share(key);
      expect(await statusOf(first)).toBe(200);
      const path = `/api/keys/${Number(key['id'])}`;
      const changed = await scene.admin.call(`PATCH ${path}`, { json: { mayShare: false } });
      expect(changed.status, changed.text).toBe(200);
      expect(await statusOf(first)).toBe(404);
      const other = await makeKey(scene);
      const second = await share(other);
      await scene.admin.call(`DELETE /api/keys/${Number(other['id'])}`);
      expect(await statusOf(second)).toBe(404);
      await scene.admin.call(`DELETE /api/devices/${Number(id)}`);
    }));
});
