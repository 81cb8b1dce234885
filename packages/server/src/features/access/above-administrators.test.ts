import { describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';

const SUPERIOR = { status: 403, json: { code: 'SUPERIOR_ADMINISTRATOR' } };
const at = useFront();
let number = 0;

const enter = async (door: TestDoor, email: string, password: string): Promise<TestBrowser> => {
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return browser;
};
const nextEmail = () => `boss-${(number += 1)}-${Date.now()}@example.com`;
const idOf = async (browser: TestBrowser) =>
  Number((await browser.call('GET /api/session')).json['id']);

describe.each([
  [
    'over the engine',
    async (work: (door: TestDoor, boss: TestBrowser) => Promise<void>) => {
      const server = await startTestApp();
      await work(server, await enter(server, ADMIN.email, ADMIN.password));
      await server.stop();
    },
  ],
  [
    'in front of a tracking server elsewhere',
    async (work: (door: TestDoor, boss: TestBrowser) => Promise<void>) => {
      const door = await openProductDoor(at.front.upstream, at.db);
      const { email, password } = at.elsewhere.admin;
      await work(door, await enter(door, email, password));
      await door.stop();
    },
  ],
])('whoever makes an administrator stands above it %s', (_name, over) => {
  const make = async (as: TestBrowser, door: TestDoor, more: object) => {
    const email = nextEmail();
    const user = { name: 'B', email, password: ADMIN.password, ...more };
    const { json, status, text } = await as.call('POST /api/users', { json: user });
    expect(status, text).toBe(200);
    const id = Number(json['id']);
    return { id, path: `/api/users/${id}`, browser: await enter(door, email, ADMIN.password) };
  };

  it.each(['made', 'promoted by a PATCH', 'promoted by a PUT'])('where it is %s', (way) =>
    over(async (door, boss) => {
      const bossPath = `/api/users/${await idOf(boss)}`;
      const made = await make(boss, door, { administrator: way === 'made' });
      if (way === 'promoted by a PATCH') {
        await boss.call(`PATCH ${made.path}`, { json: { administrator: true } });
      } else if (way === 'promoted by a PUT') {
        const { json } = await boss.call(`GET ${made.path}`);
        await boss.call(`PUT ${made.path}`, { json: { ...json, administrator: true } });
      }
      const { browser } = made;
      expect(
        (
          await browser.call(
            'GET /api/statistics?from=2026-01-01T00:00:00Z&to=2026-01-02T00:00:00Z',
          )
        ).status,
      ).toBe(200);
      for (const change of [
        { password: 'another password' },
        { administrator: false },
        { disabled: true },
      ]) {
        expect(await browser.call(`PATCH ${bossPath}`, { json: change })).toMatchObject(SUPERIOR);
      }
      expect(await browser.call(`DELETE ${bossPath}`)).toMatchObject(SUPERIOR);
      const link = { userId: await idOf(boss), managedUserId: made.id };
      expect(await browser.call('DELETE /api/permissions', { json: link })).toMatchObject(SUPERIOR);
      const third = await make(browser, door, { administrator: true });
      expect(await third.browser.call(`PATCH ${bossPath}`, { json: { name: 'X' } })).toMatchObject(
        SUPERIOR,
      );
      expect((await boss.call(`PATCH ${third.path}`, { json: { name: 'Third' } })).status).toBe(
        200,
      );
      expect((await boss.call(`DELETE ${third.path}`)).status).toBe(204);
    }),
  );
});

it('stands above it at the second door, too', async () => {
  const server = await startTestApp();
  const boss = await enter(server, ADMIN.email, ADMIN.password);
  const bossId = await idOf(boss);
  const call = async (userId: number, [method, path]: readonly [string, string], body?: object) =>
    server.engine.upstream.send(
      { method, path, query: new URLSearchParams(), ...(body && { body }) },
      { actor: { userId }, isLiteral: true },
    );
  const made = await call(bossId, ['POST', '/users'], {
    ...{ name: 'B', email: 'b@example.com', administrator: true, password: ADMIN.password },
  });
  const { id } = JSON.parse(made.body ?? '{}') as { id: number };
  const self = JSON.parse((await call(id, ['GET', `/users/${bossId}`])).body ?? '{}') as object;
  const refused = [
    await call(id, ['PUT', `/users/${bossId}`], { ...self, password: 'another password' }),
    await call(id, ['DELETE', `/users/${bossId}`]),
    await call(id, ['POST', '/permissions'], { userId: id, managedUserId: bossId }),
    await call(id, ['DELETE', '/permissions'], { userId: bossId, managedUserId: id }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  expect((await call(bossId, ['DELETE', `/users/${id}`])).status).toBe(204);
  await server.stop();
});
