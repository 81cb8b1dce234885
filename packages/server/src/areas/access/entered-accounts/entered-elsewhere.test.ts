import { expect, it } from 'vitest';
import { ADMIN, type TestDoor } from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { signInAt, useFront } from '../../../traccar/testing/use-front';

const at = useFront();

const enter = async (door: TestDoor) => {
  const browser = door.browser();
  const { email, password } = at.elsewhere.admin;
  expect((await browser.signIn(email, password)).status).toBe(200);
  const user = { name: 'Rui', email: `rui-${Date.now()}@example.com`, password: ADMIN.password };
  const { id } = (await browser.call('POST /api/users', { json: user })).json;
  return { browser, answer: await browser.call(`POST /api/users/${Number(id)}/enter`) };
};

it('logs in as an account of a tracking server elsewhere by a service account there, and back', async () => {
  const actor = { userId: await signInAt(at.front, at.elsewhere.admin) };
  const body = { expiration: new Date(Date.now() + 86_400_000).toISOString() };
  const token = { method: 'POST', path: '/session/token', query: new URLSearchParams(), body };
  const serviceToken = (await at.front.upstream.send(token, { actor })).body ?? '';
  const door = await openProductDoor(at.front.another({ serviceToken }).upstream, at.db);
  const { browser, answer } = await enter(door);
  expect(answer.json).toMatchObject({ name: 'Rui' });
  expect((await browser.call('GET /api/session')).json).toMatchObject({ name: 'Rui' });
  expect((await browser.call('POST /api/session/back')).json).toMatchObject({
    administrator: true,
  });
  await door.stop();
});

it('says what is missing where there is none', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  const { answer } = await enter(door);
  expect(answer).toMatchObject({ status: 409, json: { code: 'SERVICE_ACCOUNT_REQUIRED' } });
  await door.stop();
});
