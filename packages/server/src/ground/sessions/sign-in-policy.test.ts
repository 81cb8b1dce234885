import { MINUTE_MS } from '@rastro/sdk/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';
import { codeAt } from '../../upstream/one-time-code';

const refused = { status: 403, json: { code: 'SECOND_FACTOR_REQUIRED' } };

async function set(browser: TestBrowser, attributes: object) {
  const { json } = await browser.call('GET /api/server');
  const { id, attributes: now } = json as { id: number; attributes: object };
  return browser.call('PUT /api/server', { json: { id, attributes: { ...now, ...attributes } } });
}

describe('with the engine', () => {
  let server: TestApp;
  let admin: TestBrowser;
  beforeEach(async () => {
    server = await startTestApp();
    admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
  });
  afterEach(() => server.stop());
  const isIn = async (browser: TestBrowser) => (await browser.call('GET /api/session')).status;

  it('ends sessions that were not used for as long as the server says, those of before too', async () => {
    expect((await set(admin, { 'rastro.sessionIdleMinutes': 10 })).status).toBe(200);
    server.wait(9 * MINUTE_MS);
    expect(await isIn(admin)).toBe(200);
    server.wait(9 * MINUTE_MS);
    expect(await isIn(admin)).toBe(200);
    server.wait(11 * MINUTE_MS);
    expect(await isIn(admin)).toBe(401);
  });

  it('ends sessions after so many hours, however they are used', async () => {
    await set(admin, { 'rastro.sessionHours': 1 });
    for (let time = 0; time < 5; time += 1) {
      server.wait(10 * MINUTE_MS);
      expect(await isIn(admin)).toBe(200);
    }
    server.wait(11 * MINUTE_MS);
    expect(await isIn(admin)).toBe(401);
  });

  it.each([
    ['rastro.sessionIdleMinutes', 4],
    ['rastro.sessionIdleMinutes', 1.5],
    ['rastro.sessionHours', '12'],
    ['rastro.secondFactorFor', 'some'],
  ])('refuses %s %j', async (key, value) => {
    expect(await set(admin, { [key]: value })).toMatchObject({
      status: 422,
      json: { field: `attributes.${key}` },
    });
  });

  it('lets who has no one-time codes do nothing before they are set up', async () => {
    await server.addUser({ name: 'Rui', email: 'rui@example.com' });
    const rui = server.browser();
    await rui.signIn('rui@example.com', ADMIN.password);
    await set(admin, { 'rastro.secondFactorFor': 'administrators' });
    for (const call of ['GET /api/devices', 'POST /api/session/token', 'GET /api/users']) {
      expect(await admin.call(call)).toMatchObject(refused);
    }
    expect(await set(admin, { 'rastro.secondFactorFor': 'nobody' })).toMatchObject(refused);
    expect((await rui.call('GET /api/devices')).status).toBe(200);
    expect((await admin.call('GET /api/session')).json).toMatchObject({ needsSecondFactor: true });
    expect((await rui.call('GET /api/session')).json['needsSecondFactor']).not.toBe(true);

    const { key } = (await admin.call('POST /api/session/second-factor/key')).json as {
      key: string;
    };
    const code = codeAt(key, Date.UTC(2026, 7, 21, 12));
    const json = { key, code, currentPassword: ADMIN.password };
    const done = await admin.call('PUT /api/session/second-factor', { json });
    expect(done.status, done.text).toBe(200);
    expect((await admin.call('GET /api/devices')).status).toBe(200);
    expect((await admin.call('GET /api/session')).json['needsSecondFactor']).not.toBe(true);
  });
});

describe('over a tracking server elsewhere', () => {
  const at = useFront();
  it('demands one-time codes of everybody', async () => {
    const door = await openProductDoor(at.front.upstream, at.db);
    try {
      const admin = door.browser();
      await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
      expect((await set(admin, { 'rastro.secondFactorFor': 'everybody' })).status).toBe(200);
      expect(await admin.call('GET /api/devices')).toMatchObject(refused);
      expect((await admin.call('GET /api/session')).json).toMatchObject({
        needsSecondFactor: true,
      });
    } finally {
      await door.stop();
    }
  });
});
