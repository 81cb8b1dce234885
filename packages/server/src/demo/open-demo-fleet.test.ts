import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProductWords } from '@rastro/sdk/words';
import { DEMO_MARK, DEMO_RIGHTS } from './demo-rights';
import { disableDemoUser } from './disable-demo-user';
import { openDemoFleet } from './open-demo-fleet';
import { createDemoTest, day, log } from './testing';
import { openTestWebhooks } from '../webhooks/testing';

const demo = createDemoTest();
const { openFleet, count } = demo;

describe('the demo fleet on an empty database', () => {
  beforeAll(demo.setUp);
  afterAll(demo.tearDown);

  it('makes administrator, buses, groups, rules and a read-only user who sees the buses', async () => {
    const fleet = await openFleet();
    const { email, password } = fleet.firstAdministrator ?? { email: '', password: '' };
    expect(password.length).toBeGreaterThanOrEqual(16);
    expect(await demo.engine.upstream.signIn({ email, password })).toHaveProperty('userId');
    const actor = { userId: fleet.signInUserId() };
    const query = new URLSearchParams();
    const listed = await demo.engine.upstream.send(
      { method: 'GET', path: '/devices', query },
      { actor },
    );
    expect(JSON.parse(listed.body ?? '')).toMatchObject([
      {
        name: 'Bus 2010 · Route 101',
        uniqueId: 'capmetro-2010',
        category: 'bus',
        phone: '+1 512 555 0100',
        attributes: { plate: expect.stringMatching(/^[A-Z]{3}-\d{4}$/) },
      },
      { name: 'Bus 2011 · Route 101', uniqueId: 'capmetro-2011' },
    ]);
    const body = { name: 'x', uniqueId: 'x' };
    const refused = await demo.engine.upstream.send(
      { method: 'POST', path: '/devices', query, body },
      { actor },
    );
    expect(refused.status).toBe(400);
  });

  it('is made once, however often it is opened', async () => {
    const [first] = demo.open;
    const tables = ['users', 'devices', 'groups', 'notifications'] as const;
    const before = await Promise.all(tables.map(count));
    expect(before).toEqual([2, 2, 2, 4]);
    const second = await openFleet();
    expect(second.firstAdministrator).toBeNull();
    expect(second.signInUserId()).toBe(first?.signInUserId());
    expect(await Promise.all(tables.map(count))).toEqual(before);
  });

  it('takes the read-only user away without the demo, and gives it back with it', async () => {
    const fleet = await openFleet();
    const isDisabled = async () =>
      (
        await demo.db.kysely
          .selectFrom('users')
          .select('disabled')
          .where('id', '=', fleet.signInUserId())
          .executeTakeFirstOrThrow()
      ).disabled;
    await disableDemoUser(demo.db);
    expect(await isDisabled()).toBe(true);
    await openFleet();
    expect(await isDisabled()).toBe(false);
  });

  it('takes back what its user was allowed, by an earlier version too', async () => {
    const fleet = await openFleet();
    const readRights = async () => {
      const path = `/users/${fleet.signInUserId()}`;
      const request = { method: 'GET', path, query: new URLSearchParams() };
      const actor = { userId: fleet.signInUserId() };
      const { body } = await demo.engine.upstream.send(request, { actor });
      return JSON.parse(body ?? '') as object;
    };
    expect(await readRights()).toMatchObject({ ...DEMO_RIGHTS, attributes: DEMO_MARK });
    await demo.db.query(
      `update users set limit_commands = false, readonly = false, fixed_email = false,
         attributes = '{"lang": "es"}'
       where id = $1`,
      [fleet.signInUserId()],
    );
    await openFleet();
    expect(await readRights()).toMatchObject(DEMO_RIGHTS);
    const { attributes } = await demo.db.kysely
      .selectFrom('users')
      .select('attributes')
      .where('id', '=', fleet.signInUserId())
      .executeTakeFirstOrThrow();
    expect(attributes).toEqual({ ...DEMO_MARK, lang: 'es' });
    // Its customers too, whom an earlier version told apart by nothing.
    const email = 'sao-jorge@example.com';
    const body = { name: 'São Jorge', email, password: 'secret' };
    await demo.engine.upstream.send(
      { method: 'POST', path: '/users', query: new URLSearchParams(), body },
      { actor: { userId: 1 } },
    );
    await openFleet();
    const { rows } = await demo.db.query<{ isDemo: unknown }>(
      `select attributes -> 'isDemo' as "isDemo" from users where email = $1`,
      [email],
    );
    expect(rows).toEqual([{ isDemo: true }]);
    await demo.db.query('delete from users where email = $1', [email]);
  });

  it('leaves a database alone that has users and no fleet', async () => {
    await demo.db.kysely.deleteFrom('setting').execute();
    const before = await count('devices');
    expect(
      await openDemoFleet({
        db: demo.db,
        engine: demo.engine,
        clock: demo.clock,
        log,
        day,
        adminEmail: 'b@example.com',
        t: getProductWords('en-US').t,
        attributePrefix: 'rastro',
        webhooks: openTestWebhooks(demo.db, { clock: demo.clock }),
      }),
    ).toBeNull();
    expect([await count('users'), await count('devices')]).toEqual([2, before]);
  });
});
