import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../http/testing';
import { createFindSellers } from '../integrations/find-sellers';
import { openIntegrations } from '../integrations/integrations';
import { openLiveServices } from '../integrations/testing';
import { sendJson, type StandIn, startStandIn } from '../lookup/testing';
import { openPush } from '../push/push';
import { openProductDoor } from '../traccar/testing/open-product-door';
import { signInAt, useFront } from '../traccar/testing/use-front';
import { createRecipientRights } from '../upstream/recipient-rights';
import { openTestWebhooks } from '../webhooks/testing';
import { readAsTraccar } from '../engine/common/reader';
import { openNotifying } from './open-notifying';

const at = useFront();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** The Bot API: which bot wrote to which chat, of those that it was written to from. */
let telegram: StandIn;
let written: { bot: string; chat: string }[];
let linked: Set<string>;
beforeEach(async () => {
  [written, linked] = [[], new Set()];
  telegram = await startStandIn((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const bot = /^\/bot(\d+):/.exec(request.url ?? '')?.[1] ?? '';
      const { chat_id: chat } = JSON.parse(body || '{}') as { chat_id?: string };
      if (chat !== undefined && !linked.has(`${bot} ${chat}`)) {
        response.statusCode = request.url?.endsWith('/getChat') ? 400 : 403;
        return sendJson(response, { ok: false, description: 'Bad Request: chat not found' });
      }
      if (chat !== undefined && request.url?.endsWith('/sendMessage')) written.push({ bot, chat });
      sendJson(response, { ok: true, result: { id: Number(bot), username: `bot_${bot}` } });
    });
  });
  ends.push(() => telegram.stop());
});

const tokenOf = (bot: number) => `${bot}:${'a'.repeat(30)}`;
const configOf = () => ({
  serviceUrls: { telegram: telegram.origin, whatsapp: telegram.origin, firebase: telegram.origin },
});

interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  /** Until what was said of a chat is asked anew. */
  wait: () => void;
  /** Lets a vehicle press SOS, and hands over what that tells people. */
  press: (vehicle: { id: number; uniqueId: string }) => Promise<void>;
  mark: string;
}

const openEngine = async (): Promise<Scene> => {
  const server = await startTestApp({ config: configOf(), isLive: true });
  ends.push(() => server.stop());
  const admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  let timestampMs = Date.UTC(2026, 7, 21, 12);
  return {
    door: server,
    admin,
    mark: 'engine',
    wait: () => server.wait(MINUTE_MS),
    async press({ uniqueId }) {
      // An alarm that goes on is told of once: between two there is none.
      for (const attributes of [{}, { alarm: 'sos' }]) {
        server.wait(MINUTE_MS);
        timestampMs += MINUTE_MS;
        const where = { latitude: -23.5, longitude: -46.6, speedKnots: 10 };
        await server.engine.ingest({ uniqueId, timestampMs, attributes, ...where });
      }
      await server.engine.deliver();
    },
  };
};

const openProxy = async (): Promise<Scene> => {
  const { email, password } = at.elsewhere.admin;
  const userId = await signInAt(at.front, { email, password });
  const body = { expiration: new Date(Date.now() + DAY_MS).toISOString() };
  const { body: serviceToken } = await at.front.upstream.send(
    { method: 'POST', path: '/session/token', query: new URLSearchParams(), body },
    { actor: { userId } },
  );
  const { upstream } = at.front.another({ serviceToken: serviceToken ?? '' });
  const { origin } = upstream;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const shared = { origin, clock: Date.now, secret: () => 'a secret of a test' };
  const integrations = await openIntegrations({
    ...shared,
    config: configOf(),
    database: at.db,
    log,
  });
  ends.push(async () => integrations.close());
  const find = createFindSellers({ database: at.db, origin, integrations });
  const recipientRights = createRecipientRights();
  const { mayHear } = recipientRights;
  const notifier = openNotifying({
    mayHear,
    database: at.db,
    upstream,
    mail: undefined,
    prefix: 'rastro',
    clock: Date.now,
    log,
    push: openPush({ ...shared, database: at.db, contact: 'mailto:ops@example.com' }),
    webhooks: openTestWebhooks(at.db, { origin, clock: Date.now }),
    texts: openLiveServices(integrations, find).texts,
    wordsOf: getProductWords,
    wordsFor: async () => getProductWords,
    readerOf: readAsTraccar,
  })!; // there is a service account
  ends.push(() => notifier.stop());
  let aheadMs = 0;
  const door = await openProductDoor(notifier.upstream, at.db, {
    clock: () => Date.now() + aheadMs,
    recipientRights,
    notices: notifier.notices,
    onForwarded: notifier.take,
    config: { ...configOf(), trackingToken: serviceToken ?? '' },
  });
  ends.push(() => door.stop());
  const admin = door.browser();
  await admin.signIn(email, password);
  let nextEvent = Date.now();
  return {
    door,
    admin,
    mark: String(Date.now()),
    wait: () => void (aheadMs += MINUTE_MS),
    async press({ id: deviceId, uniqueId: name }) {
      const eventTime = new Date().toISOString();
      const event = { id: (nextEvent += 1), type: 'alarm', deviceId, eventTime };
      await door.app.receiver.event({
        event: { ...event, positionId: 0, geofenceId: 0, attributes: { alarm: 'sos' } },
        device: { id: deviceId, name, groupId: 0 },
      });
      await notifier.run();
    },
  };
};

it.each([
  ['over the engine', openEngine],
  ['over a tracking server elsewhere', openProxy],
])(
  'tells who is below a reseller by its own bot, and nobody else by that one, %s',
  async (_name, open) => {
    const { door, admin, press, wait, mark } = await open();
    const password = 'a long password';
    const make = async (as: TestBrowser, path: string, json: object) => {
      const reply = await as.call(`POST /api/${path}`, { json });
      expect(reply.status, reply.text).toBe(200);
      return Number(reply.json['id']);
    };
    const add = async (as: TestBrowser, name: string, more: object = {}) => {
      const email = `${name}-${mark}@example.com`;
      const id = await make(as, 'users', { name, email, password, ...more });
      const browser = door.browser();
      expect((await browser.signIn(email, password)).status).toBe(200);
      return { id, browser };
    };
    const [north, south] = [
      await add(admin, 'north', { userLimit: -1, deviceLimit: -1 }),
      await add(admin, 'south', { userLimit: -1, deviceLimit: -1 }),
    ];
    for (const { id: userId } of [north, south]) await make(admin, 'resellers', { userId });
    const people = { customer: north, other: south, alone: { browser: admin } };
    const told: { browser: TestBrowser; vehicle: { id: number; uniqueId: string } }[] = [];
    let chat = 4710;
    for (const [name, { browser: above }] of Object.entries(people)) {
      const { id, browser } = await add(above, name);
      const attributes = { telegramChatId: String((chat += 1)) };
      await admin.call(`PATCH /api/users/${id}`, { json: { attributes, deviceLimit: 5 } });
      const uniqueId = `${name}-${mark}`;
      const vehicle = { id: await make(browser, 'devices', { name, uniqueId }), uniqueId };
      told.push({ browser, vehicle });
    }
    const channelsOf = async (index: number) => {
      const { browser } = told[index]!;
      const named = await browser.call('GET /api/notifications/notificators');
      const due = await browser.call('GET /api/due-notices/channels');
      const isNamed = named.text.includes('telegram');
      expect(due.text.includes('telegram')).toBe(isNamed);
      return isNamed;
    };
    const listAll = () => Promise.all([0, 1, 2].map(channelsOf));
    const pressAll = async () => {
      written = [];
      for (const { vehicle } of told) await press(vehicle);
      return written;
    };
    const test = async (index: number) =>
      (await told[index]!.browser.call('POST /api/notifications/test/telegram')).status;

    const botOf = async (index: number) => {
      const reply = await told[index]!.browser.call('GET /api/telegram-bot');
      expect(reply.status, reply.text).toBe(200);
      return JSON.parse(reply.text) as object | null;
    };

    expect(await listAll()).toEqual([false, false, false]);
    expect(await botOf(0)).toBeNull();
    const save = (as: TestBrowser, bot: number) =>
      as.call('POST /api/integrations/telegram', { json: { token: tokenOf(bot) } });
    const saved = await save(north.browser, 111);
    expect(saved.json, saved.text).toMatchObject({ source: 'saved', secrets: ['token'] });
    expect(saved.text).not.toContain(tokenOf(111));
    expect(await north.browser.call('POST /api/integrations/telegram/test')).toMatchObject({
      json: { isGood: true },
    });
    await expect.poll(listAll).toEqual([true, false, false]);
    for (const { browser } of told) {
      const json = {
        type: 'alarm',
        always: true,
        notificators: 'web,telegram',
        attributes: { alarms: 'sos' },
      };
      await make(browser, 'notifications', json);
    }
    // A bot writes to who wrote to it: until then it is named, and nothing goes out.
    expect(await Promise.all([botOf(0), botOf(1)])).toEqual([
      { username: 'bot_111', isLinked: false },
      null,
    ]);
    expect([await pressAll(), await test(0)]).toEqual([[], 400]);
    linked.add('111 4711');
    wait();
    expect(await botOf(0)).toEqual({ username: 'bot_111', isLinked: true });
    expect(await pressAll()).toEqual([{ bot: '111', chat: '4711' }]);
    written = [];
    expect(await Promise.all([test(0), test(1), test(2)])).toEqual([204, 400, 400]);
    expect(written).toEqual([{ bot: '111', chat: '4711' }]);

    // The server's is for who has none above, and another reseller's for its own tree.
    await admin.call('PATCH /api/server', {
      json: { attributes: { 'rastro.enableBilling': true } },
    });
    expect((await save(admin, 999)).status).toBe(200);
    await expect.poll(listAll).toEqual([true, true, true]);
    for (const chat of ['4712', '4713']) linked.add(`999 ${chat}`);
    expect(await pressAll()).toEqual([
      { bot: '111', chat: '4711' },
      { bot: '999', chat: '4712' },
      { bot: '999', chat: '4713' },
    ]);
    // With another bot nobody is written to by the one before: they are asked to write to the new one.
    expect((await save(south.browser, 222)).status).toBe(200);
    await expect.poll(() => botOf(1)).toEqual({ username: 'bot_222', isLinked: false });
    await expect.poll(async () => (await pressAll()).map(({ bot }) => bot)).toEqual(['111', '999']);
    expect(written.map(({ chat }) => chat)).toEqual(['4711', '4713']);
    linked.add('222 4712');
    wait();
    expect(await botOf(1)).toEqual({ username: 'bot_222', isLinked: true });
    await expect
      .poll(async () => (await pressAll()).map(({ bot }) => bot))
      .toEqual(['111', '222', '999']);
    const { text } = await admin.call('GET /api/integrations');
    expect(text).not.toContain(tokenOf(111));
    await admin.call('PATCH /api/server', {
      json: { attributes: { 'rastro.enableBilling': null } },
    });
  },
);
