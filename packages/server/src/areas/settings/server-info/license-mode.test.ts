import { afterEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser } from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';

const at = useFront();
interface TestDoorAsAdmin {
  admin: TestBrowser;
  other: TestBrowser;
}

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const openEngine = async (): Promise<TestDoorAsAdmin> => {
  const server = await startTestApp();
  ends.push(() => server.stop());
  const browser = server.browser();
  await browser.signIn(ADMIN.email, ADMIN.password);
  return { admin: browser, other: server.browser() };
};
const openProxy = async (): Promise<TestDoorAsAdmin> => {
  const door = await openProductDoor(at.front.upstream, at.db);
  ends.push(() => door.stop());
  const browser = door.browser();
  const { email, password } = at.elsewhere.admin;
  await browser.signIn(email, password);
  return { admin: browser, other: door.browser() };
};
const set = (browser: TestBrowser, attributes: Record<string, unknown>) =>
  browser.call('PATCH /api/server', { json: { attributes } });
const OF_PLUS = ['GET /api/server/logs', 'GET /api/themes', 'GET /api/shares', 'GET /api/keys'];

it.each([
  ['over the engine', openEngine],
  ['over a tracking server elsewhere', openProxy],
])(
  '[S1.34] [S1.35] [S1.36] [S1.39] what needs plus is refused without it %s, and the mode is told',
  async (_name, open) => {
    const { admin, other } = await open();
    const plus = await admin.call('GET /api/server');
    expect(plus.headers.get('licensemode')).toBe('plus');
    expect(plus.headers.get('devicelimit')).toBeNull();
    for (const line of OF_PLUS)
      expect([line, (await admin.call(line)).status]).toEqual([line, 200]);
    const mark = Date.now();
    // What was there before: a key, and somebody who sells the service on.
    const expiresAt = new Date(mark + 86_400_000).toISOString();
    const key = await admin.call('POST /api/keys', {
      json: { name: 'Shop', reads: 'devices', expiresAt },
    });
    const { token } = key.json;
    const withKey = async () => {
      const headers = { authorization: `Bearer ${String(token)}` };
      const reply = await other.call('GET /api/devices', { headers });
      return [reply.status, reply.json.code];
    };
    expect((await withKey())[0], key.text).toBe(200);
    const seller = { name: 'Ana', email: `ana-${mark}@example.com`, password: ADMIN.password };
    const sellerId = (await admin.call('POST /api/users', { json: { ...seller, userLimit: -1 } }))
      .json;
    const reseller = { userId: Number(sellerId['id']), maxResellers: 2 };
    expect((await admin.call('POST /api/resellers', { json: reseller })).status).toBe(200);
    await other.signIn(seller.email, seller.password);
    expect((await other.call('GET /api/integrations')).status).toBe(200);
    const written = await set(admin, { 'rastro.licenseMode': 'basic', 'rastro.deviceLimit': 5 });
    expect(written.headers.get('licensemode')).toBe('basic');
    expect(written.headers.get('devicelimit')).toBe('5');
    for (const line of OF_PLUS) {
      const refused = await admin.call(line);
      expect([line, refused.status, refused.json.code]).toEqual([line, 403, 'PLUS_REQUIRED']);
    }
    expect(await withKey()).toEqual([403, 'PLUS_REQUIRED']);
    for (const line of ['GET /api/integrations', 'POST /api/integrations/mail']) {
      const reply = await other.call(line, line.startsWith('POST') ? { json: {} } : {});
      expect([line, reply.status, reply.json.code]).toEqual([line, 403, 'PLUS_REQUIRED']);
    }
    const user = { name: 'Rui', email: `rui-${Date.now()}@example.com`, password: ADMIN.password };
    const made = await admin.call('POST /api/users', { json: user });
    expect(made.status).toBe(200);
    // Over a tracking server elsewhere its owner has to have been there.
    await other.signIn(user.email, user.password);
    const give = `PUT /api/users/${Number(made.json['id'])}/access`;
    const given = { json: { permissions: ['devices.view'] } };
    expect((await admin.call(give, given)).json.code).toBe('PLUS_REQUIRED');
    // Without plus roles and flags alone count [S6.18].
    await set(admin, { 'rastro.enableAdvancedPerms': true });
    const asked = `GET /api/access/explain?user=${Number(made.json['id'])}&action=read&area=devices`;
    expect((await admin.call(asked)).json).toMatchObject({ allowed: true });

    await set(admin, { 'rastro.licenseMode': null });
    const advanced = await admin.call('GET /api/server');
    expect(advanced.headers.get('licensemode')).toBe('advanced');
    expect((await admin.call(asked)).json).toMatchObject({ rule: 'PERMISSION_REQUIRED' });
    expect((await admin.call(give, given)).status).toBe(200);
    await set(admin, { 'rastro.enableAdvancedPerms': null, 'rastro.deviceLimit': null });
  },
);
