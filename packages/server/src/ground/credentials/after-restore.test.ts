import { DAY_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endAllCredentials } from '../../db/credential-epoch';
import { ADMIN, type TestDoor } from '../../http/testing';
import { startShares } from '../../areas/shares/testing';

let world: Awaited<ReturnType<typeof startShares>>;
beforeAll(async () => {
  world = await startShares();
});
afterAll(() => world.server.stop());

const bearer = (token: unknown) => ({ headers: { authorization: `Bearer ${String(token)}` } });

/**
 * Makes all kinds of credentials, each returned as a call at a door; an answer below 300 means
 * access.
 */
async function makeAll() {
  const admin = world.server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const origin = world.server.origin;
  const made = await admin.call('POST /api/session/token', { form: {}, headers: { origin } });
  const expiresAt = world.inMs(DAY_MS);
  const key = await world.bruno.call('POST /api/keys', {
    json: { name: 'Shop', expiresAt, mayEmbed: true, origins: 'https://shop.example' },
  });
  const makePage = (door: TestDoor) =>
    door.browser().call('POST /api/embed-tokens', {
      ...bearer(key.json['token']),
      json: { deviceIds: [world.vanId], widgets: ['live-map'] },
    });
  const page = await makePage(world.server);
  const { token: link } = await world.share();
  const invited = await admin.call('POST /api/invitations', { json: { name: 'Eva', expiresAt } });
  const viewer = world.server.browser();
  await viewer.call('POST /api/shared/session', { json: { token: link } });

  const asOf = (door: TestDoor, { cookie }: { cookie: string }) =>
    Object.assign(door.browser(), { cookie });
  return {
    session: (door: TestDoor) => asOf(door, admin).call('GET /api/session'),
    token: (door: TestDoor) => door.browser().call('GET /api/session', bearer(made.text)),
    'API key': makePage,
    'token of a page': (door: TestDoor) =>
      door.browser().call('GET /api/shared/devices', bearer(page.json['token'])),
    link: (door: TestDoor) =>
      door.browser().call('POST /api/shared/session', { json: { token: link } }),
    'opened link': (door: TestDoor) => asOf(door, viewer).call('GET /api/shared/devices'),
    invitation: (door: TestDoor) =>
      door
        .browser()
        .call('POST /api/session/invitation', { json: { token: invited.json['token'] } }),
  };
}

it('lets nobody in with what stood in a backup, of whichever kind', async () => {
  const all = Object.entries(await makeAll());
  const statuses = async (door: TestDoor) =>
    Object.fromEntries(
      await Promise.all(
        all.map(async ([kind, call]) => [kind, (await call(door)).status] as const),
      ),
    );
  for (const [kind, status] of Object.entries(await statuses(world.server))) {
    expect([kind, status < 300]).toEqual([kind, true]);
  }
  // As `restore` does it, before the server starts anew.
  await endAllCredentials(world.server.database, Date.now());
  const door = await world.server.openDoor({});
  for (const [kind, status] of Object.entries(await statuses(door))) {
    expect([kind, status >= 400 && status < 500]).toEqual([kind, true]);
  }
  const again = door.browser();
  expect((await again.signIn(ADMIN.email, ADMIN.password)).status).toBe(200);
  await door.stop();
});
