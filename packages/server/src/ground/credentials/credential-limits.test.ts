import {
  DAY_MS,
  MAX_INVITATIONS,
  MAX_OBJECTS,
  MAX_QUEUED_COMMANDS,
  MAX_SCHEDULED_REPORTS,
  MAX_SHARES,
  MAX_TOKENS,
} from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '../../db/credential-secret';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { CredentialStore } from './credential-store';

const AT_ONCE = 120;
let server: TestApp;
let ana: TestBrowser;
let guest: TestBrowser;
let anaId = 0;
let deviceId = 0;

const enter = async (email: string): Promise<TestBrowser> => {
  const browser = server.browser();
  expect((await browser.signIn(email, ADMIN.password)).status).toBe(200);
  return browser;
};
/** Makes many calls at once and counts the answers. */
const callAtOnce = async (as: TestBrowser, line: string, json: object) => {
  const replies = await Promise.all(Array.from({ length: AT_ONCE }, () => as.call(line, { json })));
  const counts: Record<string, number> = {};
  for (const { status, json: said } of replies) {
    const answer = status < 300 ? 'made' : String(said['code']);
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
};
const listOf = async (as: TestBrowser, path: string) =>
  JSON.parse((await as.call(`GET ${path}`)).text) as { expiresAt: string }[];

beforeAll(async () => {
  server = await startTestApp();
  anaId = await server.addUser({ name: 'Rita', email: 'rita@example.com', userLimit: -1 });
  await server.addUser({ name: 'Demo', email: 'demo@example.com', temporary: true });
  deviceId = await server.addDevice('Bus', 'bus', anaId);
  ana = await enter('rita@example.com');
  guest = await enter('demo@example.com');
});
afterAll(() => server.stop());

describe('of what an account makes at once', () => {
  it('tokens are as many as it may have, and an ended one makes room', async () => {
    const made = await callAtOnce(ana, 'POST /api/session/token', { name: 'x' });
    expect(made).toEqual({ made: MAX_TOKENS, TOKEN_LIMIT_REACHED: AT_ONCE - MAX_TOKENS });
    const [token] = (await listOf(ana, '/api/session/tokens')) as unknown as { id: number }[];
    expect((await ana.call(`DELETE /api/session/tokens/${token?.id}`)).status).toBe(204);
    expect((await ana.call('POST /api/session/token', { json: {} })).status).toBe(200);
  });

  it('links to vehicles are as many as it may have', async () => {
    const made = await callAtOnce(ana, 'POST /api/shares', {
      deviceIds: [deviceId],
      expiresAt: new Date(Date.UTC(2026, 7, 22)).toISOString(),
    });
    expect(made).toEqual({ made: MAX_SHARES, SHARE_LIMIT_REACHED: AT_ONCE - MAX_SHARES });
  });

  it('invitations are as many as may be open', async () => {
    await server.database.query(
      `insert into credential (kind, tracking_origin, user_id, hash, name, details, epoch, created_at, ends_at)
       select 'invitation', tracking_origin, user_id, 'invitation ' || n, '', '{}', epoch, created_at, ends_at
       from generate_series(1, $1) n, lateral (select * from credential
         where user_id = $2 and kind = 'session' limit 1) c`,
      [MAX_INVITATIONS - 10, anaId],
    );
    const made = await callAtOnce(ana, 'POST /api/invitations', {
      name: 'x',
      preset: 'none',
      expiresAt: new Date(Date.UTC(2026, 7, 22)).toISOString(),
    });
    expect(made).toEqual({ made: 10, INVITATION_LIMIT_REACHED: AT_ONCE - 10 });
  });

  it('scheduled reports are as many as it may have', async () => {
    const report = {
      name: 'x',
      kind: 'trips',
      period: 'yesterday',
      format: 'csv',
      repeats: 'daily',
      recipients: 'rita@example.com',
      minuteOfDay: 0,
      timeZone: 'UTC',
      locale: 'es',
    };
    const made = await callAtOnce(ana, 'POST /api/scheduled-reports', report);
    const most = MAX_SCHEDULED_REPORTS;
    expect(made).toEqual({ made: most, SCHEDULE_LIMIT_REACHED: AT_ONCE - most });
    expect(await listOf(ana, '/api/scheduled-reports')).toHaveLength(most);
  });

  it('commands that wait for their device are as many as fit', async () => {
    const command = { deviceId, type: 'positionSingle' };
    const made = await callAtOnce(ana, 'POST /api/commands/send', command);
    const most = MAX_QUEUED_COMMANDS;
    expect(made).toEqual({ made: most, COMMAND_QUEUE_FULL: AT_ONCE - most });
  });

  it('objects of one kind are as many as it may own', async () => {
    await server.database.query(
      `with made as (insert into geofences (name, area)
         select 'x', 'CIRCLE (1 2, 3)' from generate_series(1, $1) returning id)
       insert into user_geofence (user_id, geofence_id) select $2, id from made`,
      [MAX_OBJECTS - 10, anaId],
    );
    const fence = { name: 'x', area: 'CIRCLE (1 2, 3)' };
    const made = await callAtOnce(ana, 'POST /api/geofences', fence);
    expect(made).toEqual({ made: 10, OBJECT_LIMIT_REACHED: AT_ONCE - 10 });
  });

  it.each([
    ['TOKEN_LIMIT_REACHED', MAX_TOKENS],
    ['SHARE_LIMIT_REACHED', MAX_SHARES],
    ['SCHEDULE_LIMIT_REACHED', MAX_SCHEDULED_REPORTS],
    ['COMMAND_QUEUE_FULL', MAX_QUEUED_COMMANDS],
    ['OBJECT_LIMIT_REACHED', MAX_OBJECTS],
    ['INVITATION_LIMIT_REACHED', MAX_INVITATIONS],
  ] as const)('%s names how many: %s', (code, most) => {
    for (const locale of ['pt-BR', 'es', 'en-US'] as const) {
      const words = getProductWords(locale).t(`error.code.${code}`);
      expect(words.replace(/(\d)[.,](\d)/g, '$1$2')).toContain(` ${most} `);
    }
  });

  it('commands that wait for a vehicle to stand are as many as fit', async () => {
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        ana.call('POST /api/commands/send', {
          json: { deviceId, type: 'custom', attributes: { data: `STATUS ${index}` } },
        }),
      ),
    );
    const refused = replies.filter(({ json }) => json['code'] === 'COMMAND_QUEUE_FULL');
    expect(refused).toHaveLength(AT_ONCE - 20);
    expect(await listOf(ana, '/api/stops')).toHaveLength(20);
  });
});

describe('an account that several people use', () => {
  it('has short tokens, and those of one do not keep another from making his', async () => {
    const expiration = new Date(Date.UTC(2027, 5)).toISOString();
    const made = await callAtOnce(guest, 'POST /api/session/token', { expiration });
    expect(made).toEqual({ made: AT_ONCE });
    const { rows } = await server.database.query<{ count: number; last: Date }>(
      `select count(*)::int as count, max(ends_at) as last from credential c
       where kind = 'token' and user_id <> $1`,
      [anaId],
    );
    expect(rows[0]?.count).toBe(MAX_TOKENS);
    expect(rows[0]?.last.getTime()).toBeLessThanOrEqual(Date.UTC(2026, 7, 21, 12) + DAY_MS);
  });
});

it('of sessions and of those who look at a link the one used longest ago ends for a new one', async () => {
  const clock = () => Date.UTC(2026, 7, 21, 12);
  const store = new CredentialStore(server.database, ENGINE_ORIGIN, clock);
  const ended: string[] = [];
  store.onEnded((hash) => ended.push(hash));
  const userId = 9_000;
  const endsAt = clock() + DAY_MS;
  const first = await store.create({ kind: 'session', userId, endsAt });
  for (let made = 0; made < 200; made += 1) await store.create({ kind: 'session', userId, endsAt });
  expect(await store.list('session', userId)).toHaveLength(200);
  expect(ended).toEqual([hashSecret(first)]);
  await store.create({ kind: 'share', userId, endsAt });
  await store.create({ kind: 'share', userId, endsAt });
  const [one, other] = (await store.list('share', userId)).map(({ id }) => id);
  const view = { kind: 'share-view', userId, endsAt } as const;
  await store.create({ ...view, madeWith: other });
  await Promise.all(Array.from({ length: 510 }, () => store.create({ ...view, madeWith: one })));
  const views = await store.list('share-view', userId);
  expect(views.filter(({ madeWith }) => madeWith === one)).toHaveLength(500);
  expect(views.filter(({ madeWith }) => madeWith === other)).toHaveLength(1);
});
