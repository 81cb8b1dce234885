import { expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser } from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';

const at = useFront();

/** The same whichever tracking API is behind. */
async function tryAutolink(admin: TestBrowser, other: TestBrowser): Promise<void> {
  const link = (browser: TestBrowser, json: object) => browser.call('POST /api/autolink', { json });
  const made = await link(admin, { uniqueId: ' 356307042441013 ' });
  expect(made.json).toMatchObject({ uniqueId: '356307042441013', name: '356307042441013' });
  const again = await link(admin, { uniqueId: '356307042441013', name: 'Truck' });
  expect(again.json).toMatchObject({ id: made.json['id'], name: '356307042441013' });
  expect((await link(admin, { uniqueId: 'van-7', name: 'Van 7' })).json['name']).toBe('Van 7');
  // What is somebody else's is neither shown nor given.
  const taken = await link(other, { uniqueId: 'van-7' });
  expect(taken.status).toBeGreaterThanOrEqual(400);
  expect(taken.text).not.toContain('Van 7');
  expect((await link(admin, {})).json).toMatchObject({ field: 'uniqueId' });
}

it('[S7.93] adds a tracker by its code over the engine', async () => {
  const server = await startTestApp();
  try {
    await server.addUser({ name: 'Rui', email: 'rui@example.com' });
    const [admin, rui] = [server.browser(), server.browser()];
    await admin.signIn(ADMIN.email, ADMIN.password);
    await rui.signIn('rui@example.com', ADMIN.password);
    await tryAutolink(admin, rui);
  } finally {
    await server.stop();
  }
});

it('adds it in front of a tracking server elsewhere', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  try {
    const { email, password } = at.elsewhere.admin;
    const [admin, rui] = [door.browser(), door.browser()];
    await admin.signIn(email, password);
    const json = { name: 'Rui', email: 'rui-autolink@example.com', password: 'a long password' };
    await admin.call('POST /api/users', { json: { ...json, deviceLimit: -1 } });
    await rui.signIn(json.email, json.password);
    await tryAutolink(admin, rui);
  } finally {
    await door.stop();
  }
});
