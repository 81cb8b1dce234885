import { afterEach, beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../../http/testing';
import type { Database } from '../../../db/database';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';
import { createLinkWatch } from './link-watch';
import { nameOfBot, startBotApi, type TestBotApi } from './testing';

const at = useFront();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
let telegram: TestBotApi;
beforeEach(async () => {
  telegram = await startBotApi();
  ends.push(() => telegram.stop());
});

const tokenOf = (bot: number) => `${bot}:${'a'.repeat(30)}`;
const LINK = 'POST /api/telegram-bot/link';
const STATE = 'GET /api/telegram-bot/link';
const OWN = 999;
const NORTH = 111;
const WRONG = 'This link does not work any more, or is of another account';

interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  database: Database;
  wait: (ms: number) => void;
  mark: string;
}
const configOf = () => ({
  providers: { telegram: { url: telegram.origin, token: tokenOf(OWN) } },
  serviceUrls: { telegram: telegram.origin, whatsapp: telegram.origin, firebase: telegram.origin },
});
const openEngine = async (): Promise<Scene> => {
  const server = await startTestApp({ config: configOf() });
  ends.push(() => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  return { door: server, admin, database: server.database, wait: server.wait, mark: 'engine' };
};
const openProxy = async (): Promise<Scene> => {
  let aheadMs = 0;
  const clock = () => Date.now() + aheadMs;
  const { upstream } = at.front;
  const door = await openProductDoor(upstream, at.db, { clock, config: configOf() });
  ends.push(() => door.stop());
  const admin = door.browser();
  await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
  const wait = (ms: number) => void (aheadMs += ms);
  return { door, admin, database: at.db, wait, mark: String(Date.now()) };
};
const DOORS: [string, () => Promise<Scene>][] = [
  ['over the engine', openEngine],
  ['over a tracking server elsewhere', openProxy],
];

const add = async ({ door, admin, mark }: Scene, name: string, more: object = {}, as = admin) => {
  const email = `${name}-${mark}@example.com`;
  const password = 'a long password';
  const made = await as.call('POST /api/users', { json: { name, email, password, ...more } });
  expect(made.status, made.text).toBe(200);
  const browser = door.browser();
  expect((await browser.signIn(email, password)).status).toBe(200);
  return { id: Number(made.json['id']), browser };
};
const link = async (browser: TestBrowser): Promise<string> => {
  const made = await browser.call(LINK);
  expect(made.status, made.text).toBe(200);
  expect(made.headers.get('cache-control')).toBe('no-store');
  return String(made.json['code']);
};
const stateOf = async (browser: TestBrowser) => (await browser.call(STATE)).json;
const chatOf = async (browser: TestBrowser) =>
  ((await browser.call('GET /api/session')).json['attributes'] as Record<string, unknown>)[
    'telegramChatId'
  ];
const asksOf = (bot: number) =>
  telegram.asked.filter((path) => path.startsWith(`/bot${bot}:`) && path.endsWith('/getUpdates'));

it.each(DOORS)('ties the chat of who presses Start to the account, %s', async (_name, open) => {
  const scene = await open();
  const { admin, database } = scene;
  expect((await scene.door.browser().call(LINK)).status).toBe(401);
  expect((await scene.door.browser().call(STATE)).status).toBe(401);
  const [north, rui] = [await add(scene, 'north', { userLimit: -1 }), await add(scene, 'rui')];
  expect((await admin.call('POST /api/resellers', { json: { userId: north.id } })).status).toBe(
    200,
  );
  const bia = await add(scene, 'bia', {}, north.browser);
  const attributes = { 'rastro.lang': 'pt-BR', note: 'kept' };
  await admin.call(`PATCH /api/users/${bia.id}`, { json: { attributes } });
  const saved = await north.browser.call('POST /api/integrations/telegram', {
    json: { token: tokenOf(NORTH) },
  });
  expect(saved.status, saved.text).toBe(200);
  await expect
    .poll(async () => (await bia.browser.call('GET /api/telegram-bot')).json)
    .toEqual({ username: nameOfBot(NORTH), isLinked: false });
  // Nobody waits: nobody is asked.
  expect(asksOf(NORTH)).toEqual([]);
  expect(await stateOf(bia.browser)).toEqual({ state: 'none', problem: null });

  const before = await link(bia.browser);
  const code = await link(bia.browser);
  expect(await stateOf(bia.browser)).toEqual({ state: 'waiting', problem: null });
  // Other words, codes of before, of nobody, of another bot, and groups tie nothing.
  telegram.write(NORTH, 1, 'hello');
  telegram.write(NORTH, 2, `/start ${before}`);
  telegram.write(NORTH, 3, `/start ${'x'.repeat(43)}`, { language: 'es' });
  telegram.write(NORTH, -4, `/start ${code}`, { type: 'group' });
  const others = await link(rui.browser);
  telegram.write(NORTH, 5, `/start ${others}`);
  await expect.poll(() => telegram.written.length).toBe(3);
  expect(telegram.written.map((line) => line.split(':')[0])).toEqual(['111 2', '111 3', '111 5']);
  expect(telegram.written[0]).toContain(WRONG);
  expect(telegram.written[1]).toContain('Este enlace ya no funciona');
  expect(await chatOf(bia.browser)).toBeUndefined();

  telegram.write(NORTH, 4711, `/start ${code}`);
  telegram.write(NORTH, 4712, `/start ${code}`);
  await expect.poll(() => stateOf(bia.browser)).toEqual({ state: 'connected', problem: null });
  await expect.poll(() => telegram.written.length).toBe(5);
  expect(telegram.written[3]).toMatch(/^111 4711: Conectado: /);
  expect(telegram.written[4]).toContain(`111 4712: ${WRONG}`);
  expect(await chatOf(bia.browser)).toBe('4711');
  const own = (await bia.browser.call('GET /api/session')).json;
  expect(own['attributes']).toMatchObject(attributes);
  expect((await bia.browser.call('GET /api/telegram-bot')).json).toMatchObject({ isLinked: true });

  // Written down as the form would, without the code.
  const { rows } = await database.query<{ changes: unknown }>(
    `select changes from log_entry where about_user_id = $1 and user_id = $1 and action = 'edit'`,
    [bia.id],
  );
  expect(rows).toEqual([{ changes: [{ member: 'attributes.telegramChatId', after: '4711' }] }]);
  const kept = JSON.stringify([
    ...(await database.query('select * from log_entry')).rows,
    ...(await database.query('select * from credential')).rows,
  ]);
  for (const secret of [code, before, others, tokenOf(NORTH), tokenOf(OWN)]) {
    expect(kept).not.toContain(secret);
  }

  // It goes with the attribute, and the bot of the server ties others.
  const gone = { attributes: { telegramChatId: null } };
  await bia.browser.call(`PATCH /api/users/${bia.id}`, { json: gone });
  expect(await chatOf(bia.browser)).toBeUndefined();
  telegram.write(OWN, 4713, `/start ${others}`);
  await expect.poll(() => stateOf(rui.browser)).toMatchObject({ state: 'connected' });
  expect(await chatOf(rui.browser)).toBe('4713');
});

it.each(DOORS)(
  'says who else hears the bot, and gives up with the code, %s',
  async (_name, open) => {
    const scene = await open();
    const rui = await add(scene, 'rui');
    telegram.conflicts.set(OWN, "Conflict: can't use getUpdates method while webhook is active");
    const code = await link(rui.browser);
    await expect.poll(() => stateOf(rui.browser)).toEqual({ state: 'waiting', problem: 'webhook' });
    telegram.conflicts.set(OWN, 'Conflict: terminated by other getUpdates request');
    await expect.poll(() => stateOf(rui.browser)).toMatchObject({ problem: 'program' });
    telegram.conflicts.clear();
    await expect.poll(() => stateOf(rui.browser)).toMatchObject({ problem: null });

    scene.wait(10 * MINUTE_MS);
    expect(await stateOf(rui.browser)).toEqual({ state: 'none', problem: null });
    // It is over: what waits at Telegram is taken with the next one.
    telegram.write(OWN, 7, `/start ${code}`);
    await link(rui.browser);
    await expect.poll(() => telegram.written).toHaveLength(1);
    expect(telegram.written[0]).toContain(`999 7: ${WRONG}`);
    expect(await chatOf(rui.browser)).toBeUndefined();
  },
);

it('answers guesses a few times a minute only', async () => {
  const scene = await openEngine();
  const rui = await add(scene, 'rui');
  for (let guess = 0; guess < 30; guess += 1) telegram.write(OWN, 7, `/start guess-${guess}`);
  const code = await link(rui.browser);
  telegram.write(OWN, 8, `/start ${code}`);
  await expect.poll(() => chatOf(rui.browser)).toBe('8');
  await expect
    .poll(() => telegram.written.map((line) => line.split(':')[0]))
    .toEqual([...['999 7', '999 7', '999 8']]);
  const statuses = [];
  for (let time = 0; time < 5; time += 1) statuses.push((await rui.browser.call(LINK)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

it('refuses who may not change the own account, and where no bot writes', async () => {
  const scene = await openEngine();
  const [fixed, lia, rui] = [
    await add(scene, 'fixed'),
    await add(scene, 'lia'),
    await add(scene, 'rui'),
  ];
  await scene.admin.call(`PATCH /api/users/${fixed.id}`, { json: { readonly: true } });
  expect((await fixed.browser.call(LINK)).status).toBe(403);
  const entered = await scene.admin.call(`POST /api/users/${lia.id}/enter`);
  expect(entered.status, entered.text).toBe(200);
  expect((await scene.admin.call(LINK)).status).toBe(403);
  telegram.answer = (_request, response) => void response.writeHead(502).end();
  expect(await rui.browser.call(LINK)).toMatchObject({
    status: 409,
    json: { code: 'TELEGRAM_NOT_READY' },
  });
});

it('ties nothing once the account has a new password', async () => {
  const scene = await openEngine();
  const rui = await add(scene, 'rui');
  const code = await link(rui.browser);
  const json = { password: 'another long one', currentPassword: 'a long password' };
  const set = await rui.browser.call(`PATCH /api/users/${rui.id}`, { json });
  expect(set.status, set.text).toBe(200);
  telegram.write(OWN, 7, `/start ${code}`);
  await expect.poll(() => telegram.written).toHaveLength(1);
  expect(telegram.written[0]).toContain(WRONG);
  expect(await chatOf(rui.browser)).toBeUndefined();
});

it('listens no longer than somebody waits, and begins anew', async () => {
  let bots = [{ url: '', token: '1:a' }];
  let heard = 0;
  const watch = createLinkWatch({
    listBots: async () => bots,
    async listen() {
      heard += 1;
      bots = [];
    },
    log: { warn: () => undefined },
  });
  watch.begin();
  await expect.poll(() => heard).toBe(1);
  bots = [{ url: '', token: '1:a' }];
  watch.begin();
  await expect.poll(() => heard).toBe(2);
  await watch.stop();
  bots = [{ url: '', token: '1:a' }];
  watch.begin();
  expect(heard).toBe(2);
});
