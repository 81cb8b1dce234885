import { describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser } from '../../http/testing';
import { useFront } from '../../traccar/testing/use-front';
import { addAccount, enter, overBothDoors, type Scene } from '../../areas/resellers/testing';

const SUPERIOR = { status: 403, json: { code: 'SUPERIOR_ADMINISTRATOR' } };
const at = useFront();
let number = 0;

const idOf = async (browser: TestBrowser) =>
  Number((await browser.call('GET /api/session')).json['id']);

describe('whoever makes an administrator stands above it, over both doors,', () => {
  const make = async (scene: Scene, as: TestBrowser, more: object) => {
    const made = await addAccount(scene, as, `boss-${(number += 1)}`, more);
    return { ...made, path: `/api/users/${made.id}` };
  };

  it.each(['made', 'promoted by a PATCH', 'promoted by a PUT'])('where it is %s', (way) =>
    overBothDoors(at, async (scene) => {
      const { admin: boss } = scene;
      const bossPath = `/api/users/${await idOf(boss)}`;
      const made = await make(scene, boss, { administrator: way === 'made' });
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
      const third = await make(scene, browser, { administrator: true });
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

it.each(['deleted', 'no administrator any more', 'none by its own word'])(
  'stands above those of an administrator between who is %s',
  (way) =>
    overBothDoors(at, async (scene) => {
      const { admin: boss } = scene;
      const bossPath = `/api/users/${await idOf(boss)}`;
      const add = (as: TestBrowser) =>
        addAccount(scene, as, `boss-${(number += 1)}`, { administrator: true });
      const between = await add(boss);
      const last = await add(between.browser);
      const path = `/api/users/${between.id}`;
      const { browser } = way === 'none by its own word' ? between : { browser: boss };
      const ended =
        way === 'deleted'
          ? await browser.call(`DELETE ${path}`)
          : await browser.call(`PATCH ${path}`, { json: { administrator: false } });
      expect(ended.status, ended.text).toBeLessThan(300);
      const change = { json: { disabled: true } };
      expect(await last.browser.call(`PATCH ${bossPath}`, change)).toMatchObject(SUPERIOR);
      expect((await boss.call(`PATCH /api/users/${last.id}`, change)).status).toBe(200);
    }),
);

it('stands above it at the second door, too', async () => {
  const server = await startTestApp();
  const boss = await enter(server, ADMIN.email);
  const bossId = await idOf(boss);
  const call = async (userId: number, [method, path]: readonly [string, string], body?: object) =>
    server.engine.upstream.send(
      { method, path, query: new URLSearchParams(), ...(body && { body }) },
      { actor: { userId }, isLiteral: true },
    );
  const made = await call(bossId, ['POST', '/users'], {
    name: 'B',
    email: 'b@example.com',
    administrator: true,
    password: ADMIN.password,
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
