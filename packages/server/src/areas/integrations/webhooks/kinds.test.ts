import { beforeEach, expect, it } from 'vitest';
import { addDays, toDayKey } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../../http/testing';
import { createTestPushService } from '../../../push/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';
import { createRecipientRights } from '../../../upstream/recipient-rights';
import { openTestWebhooks } from '../../../webhooks/testing';

const at = useFront();
const service = createTestPushService();
const PASSWORD = 'a long password';
beforeEach(() => {
  service.sent.length = 0;
  service.answers.clear();
});

interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  nowMs: () => number;
  wait: (ms: number) => void;
  /** A tracker says where it is. */
  drive: (uniqueId: string, latitude: number) => Promise<unknown>;
  mark: string;
}
interface Sent {
  id: string;
  type: string;
  data: {
    news?: string;
    invoice?: { id: number; status: string; value: number; accountId: number };
    positions?: { deviceId: number; latitude: number; attributes: object }[];
  };
}

const make = async (browser: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await browser.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const sentTo = (name: string): Sent[] =>
  service.sent
    .filter(({ url }) => url.endsWith(`/${name}`))
    .map(({ body }) => JSON.parse(String(body)) as Sent);
const hook = (browser: TestBrowser, name: string, more: object) =>
  make(browser, 'webhooks', { name, url: `https://erp.example.com/${name}`, ...more });
const newPayer = async ({ door, admin }: Scene, name: string) => {
  const email = `${name}@example.com`;
  const user = { name, email, password: PASSWORD, deviceLimit: -1 };
  const accountId = await make(admin, 'users', user);
  const payer = door.browser();
  expect((await payer.signIn(email, PASSWORD)).status).toBe(200);
  return { accountId, payer };
};

/** Checks which invoices each address is notified of, and of which changes to them. */
async function tellInvoices(scene: Scene): Promise<void> {
  const { door, admin, nowMs, mark } = scene;
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': true } } });
  const { accountId, payer } = await newPayer(scene, `payer-${mark}`);
  const [own, all, none] = [`own-${mark}`, `all-${mark}`, `none-${mark}`];
  await hook(payer, own, { invoices: 'own' });
  await hook(payer, none, {});
  await hook(admin, all, { invoices: 'all' });
  await hook(admin, `mine-${mark}`, { invoices: 'own' });
  const json = { name: 'x', url: 'https://erp.example.com/x', invoices: 'all' };
  expect((await payer.call('POST /api/webhooks', { json })).json).toMatchObject({
    code: 'HIGHER_ADMINISTRATOR_REQUIRED',
  });
  const wrong = { ...json, invoices: 'some' };
  expect((await payer.call('POST /api/webhooks', { json: wrong })).json).toMatchObject({
    field: 'invoices',
  });

  const today = toDayKey(nowMs(), 'America/Sao_Paulo');
  const charge = { accountId, value: 5_000, description: 'Chip' };
  const soon = { ...charge, dueDate: addDays(today, 7) };
  // Taken at the second try, as the same message; it is on its way at once.
  service.answers.set(own, { status: 503 });
  const id = await make(admin, 'invoices', soon);
  await door.app.sweep();
  await expect.poll(() => sentTo(all)).toHaveLength(1);
  await expect.poll(() => sentTo(own)).toHaveLength(1);
  await expect
    .poll(async () => {
      scene.wait(60_000);
      await door.app.sweep();
      return sentTo(own);
    })
    .toHaveLength(2);
  const [first, again] = sentTo(own);
  expect(again).toEqual(first);
  expect(first).toMatchObject({
    type: 'invoice',
    data: { news: 'issued', invoice: { id, accountId, value: 5_000, status: 'rastro-generated' } },
  });
  const paid = { paidDate: today };
  await admin.call(`POST /api/invoices/${id}/receive-in-cash`, { json: paid });
  const late = await make(admin, 'invoices', { ...charge, dueDate: addDays(today, -20) });
  await door.app.sweep();
  await admin.call(`POST /api/invoices/${late}/cancel`, { json: { note: 'By mistake' } });
  const told = (name: string) =>
    sentTo(name).map(({ data }) => [data.invoice?.id, data.news, data.invoice?.status]);
  const expected = [
    [id, 'issued', 'rastro-generated'],
    [id, 'paid', 'RECEIVED_IN_CASH'],
    [late, 'cancelled', 'CANCELED'],
    [late, 'issued', 'rastro-generated'],
    [late, 'overdue', 'OVERDUE'],
  ].map(String);
  await expect.poll(() => told(all).map(String).toSorted()).toEqual(expected.toSorted());
  // What is written in a transaction that does not hold is told to nobody.
  const refused = await admin.call(`POST /api/invoices/${late}/receive-in-cash`, { json: paid });
  expect(refused.status).toBe(409);
  await door.app.sweep();
  expect(new Set(told(own).map(String))).toEqual(new Set(expected));
  expect([...sentTo(none), ...sentTo(`mine-${mark}`)]).toEqual([]);
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': null } } });
}

/**
 * Checks the positions sent: per vehicle the newest in an interval, and only those that the account
 * may see.
 */
async function tellPositions(scene: Scene): Promise<void> {
  const { door, admin, wait, mark } = scene;
  const { accountId, payer } = await newPayer(scene, `fleet-${mark}`);
  const [seen, hidden] = [`seen-${mark}`, `hidden-${mark}`];
  const deviceId = await make(payer, 'devices', { name: 'Seen', uniqueId: seen });
  await make(admin, 'devices', { name: 'Hidden', uniqueId: hidden });
  for (const positionSeconds of [9, 3_601, 10.5]) {
    const json = { name: 'x', url: 'https://erp.example.com/x', positionSeconds };
    expect((await payer.call('POST /api/webhooks', { json })).json).toMatchObject({
      field: 'positionSeconds',
    });
  }
  const name = `tms-${mark}`;
  const id = await hook(payer, name, { hasPositions: true, positionSeconds: 30 });
  /** The newest latitude that each message has. */
  const latitudes = () =>
    sentTo(name).map(({ data }) => data.positions?.map(({ latitude }) => latitude));
  // The first look opens the stream, and one after that posts.
  const look = () => door.app.sweep();
  let socket = payer.socket();
  await expect.poll(() => socket.frames.length).toBeGreaterThan(0);
  const drive = async (latitude: number) => {
    await scene.drive(seen, latitude);
    await expect.poll(() => JSON.stringify(socket.frames)).toContain(String(latitude));
  };
  await scene.drive(hidden, -23.1);
  await drive(-23.1);
  await expect
    .poll(async () => {
      await look();
      return latitudes().length;
    })
    .toBeGreaterThan(0);
  expect(latitudes()).toEqual([[-23.1]]);
  expect(sentTo(name)[0]).toMatchObject({
    type: 'positions',
    data: { positions: [{ deviceId, attributes: {}, fixTime: expect.any(String) as string }] },
  });

  // Two more within the interval: the newest of them, once that is over; nothing new, nothing posted.
  await drive(-23.2);
  await drive(-23.3);
  await look();
  expect(latitudes()).toHaveLength(1);
  const next = async (count: number) =>
    expect
      .poll(async () => {
        wait(31_000);
        await look();
        return latitudes().length;
      })
      .toBe(count);
  service.answers.set(name, { status: 503 });
  await next(2);
  // While a message waits there is no further one; what it misses comes with the next.
  await drive(-23.4);
  await expect
    .poll(async () => {
      wait(31_000);
      await look();
      return latitudes();
    })
    .toEqual([[-23.1], [-23.3], [-23.3], [-23.4]]);
  wait(31_000);
  await look();
  await look();
  expect(latitudes()).toHaveLength(4);

  // What waits for an account is not posted once that is suspended, nor later.
  service.answers.set(name, { status: 503 });
  await drive(-23.45);
  await next(5);
  const move = async (path: string, json: object) => {
    const reply = await admin.call(`POST /api/users/${accountId}/${path}`, { json });
    expect(reply.status, reply.text).toBeLessThan(300);
  };
  await move('suspend', { reason: 'x' });
  wait(61_000);
  await look();
  await look();
  await move('restore', {});
  wait(61_000);
  await look();
  expect(latitudes()).toHaveLength(5);
  socket = payer.socket();
  await expect.poll(() => socket.frames.length).toBeGreaterThan(0);

  // Taken from the account, not posted to it.
  await drive(-23.5);
  const link = { userId: accountId, deviceId };
  const taken = await admin.call('DELETE /api/permissions', { json: link });
  expect(taken.status, taken.text).toBe(204);
  wait(31_000);
  await look();
  await look();
  expect(latitudes().flat()).not.toContain(-23.5);
  // Nobody listens for an address that is paused.
  await payer.call(`PATCH /api/webhooks/${id}`, { json: { isPaused: true } });
  await look();
  expect(latitudes()).toHaveLength(5);
  socket.raw.close();
}

async function openEngine(): Promise<Scene & { stop: () => Promise<void> }> {
  let nowMs = Date.UTC(2026, 7, 21, 12);
  const door = await startTestApp({ post: service.post });
  const admin = door.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const wait = (ms: number) => {
    nowMs += ms;
    door.wait(ms);
  };
  return {
    door,
    admin,
    wait,
    nowMs: () => nowMs,
    mark: 'engine',
    stop: () => door.stop(),
    async drive(uniqueId, latitude) {
      wait(1_000);
      const fix = { uniqueId, latitude, longitude: -46.6, speedKnots: 0 };
      await door.engine.ingest({ ...fix, attributes: {} });
      await door.engine.flush();
    },
  };
}

async function openProxy(): Promise<Scene & { stop: () => Promise<void> }> {
  let aheadMs = 0;
  const clock = () => Date.now() + aheadMs;
  const { upstream } = at.front;
  const recipientRights = createRecipientRights();
  const { mayHear } = recipientRights;
  const webhooks = openTestWebhooks(at.db, {
    origin: upstream.origin,
    post: service.post,
    mayHear,
    clock,
  });
  const door = await openProductDoor(upstream, at.db, { webhooks, recipientRights, clock });
  const admin = door.browser();
  const { email, password } = at.elsewhere.admin;
  await admin.signIn(email, password);
  let fixes = 0;
  return {
    door,
    admin,
    nowMs: clock,
    mark: String(Date.now()),
    stop: () => door.stop(),
    wait: (ms) => void (aheadMs += ms),
    async drive(uniqueId, latitude) {
      const timestamp = String(Math.floor(Date.now() / 1_000) - 60 + (fixes += 1));
      const query = new URLSearchParams({ id: uniqueId, lat: String(latitude), lon: '-46.6' });
      query.set('timestamp', timestamp);
      const reply = await fetch(`${at.elsewhere.ingestOrigin}/?${query}`, { method: 'POST' });
      expect(reply.status).toBe(200);
    },
  };
}

it.each([
  ['over the engine', 'invoices', openEngine, tellInvoices],
  ['in front of a tracking server', 'invoices', openProxy, tellInvoices],
  ['over the engine', 'positions', openEngine, tellPositions],
  ['in front of a tracking server', 'positions', openProxy, tellPositions],
])('%s, posts %s to those who want and may have them', async (_door, _kind, open, tell) => {
  const scene = await open();
  try {
    await tell(scene);
  } finally {
    await scene.stop();
  }
});
