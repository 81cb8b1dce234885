import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '@rastro/sdk/domain';
import type { TestBrowser, TestDoor } from '../http/testing';
import { DeliveryError } from '../mail/delivery-error';
import type { TextProvider } from '../providers/text-provider';
import { openProductDoor } from '../traccar/testing/open-product-door';
import { signInAt, useFront } from '../traccar/testing/use-front';
import { answerStatistics, CountedTexts } from './counted-texts';
import { openOwnTexts } from './own-texts';

const at = useFront();
let door: TestDoor;
let admin: TestBrowser;
let deviceId: number;
let nextId = Date.now();
let texts: [string, string][];
/** Sender of each text. */
let senders: unknown[];
/** True when the caller is below a reseller that has a gateway. */
let isServed: boolean;
let textFails: Error | null;
const sms: TextProvider = {
  type: 'sms',
  readAddress: () => undefined,
  listServed: async (userIds) => new Set(isServed ? userIds : []),
  async send(phone, text, by) {
    senders.push(by);
    if (textFails) throw textFails;
    texts.push([phone, text]);
  },
};

const make = async (path: string, json: object): Promise<number> => {
  const reply = await admin.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};

beforeEach(async () => {
  [texts, senders, textFails, isServed] = [[], [], null, true];
  const { email, password } = at.elsewhere.admin;
  const userId = await signInAt(at.front, { email, password });
  const expiration = new Date(Date.now() + DAY_MS).toISOString();
  const { body: token } = await at.front.upstream.send(
    { method: 'POST', path: '/session/token', query: new URLSearchParams(), body: { expiration } },
    { actor: { userId } },
  );
  // With an account for services a stop can wait.
  const serviceToken = token ?? '';
  const { upstream } = at.front.another({ serviceToken });
  const own = openOwnTexts({
    database: at.db,
    origin: upstream.origin,
    prefix: 'rastro',
    clock: Date.now,
    texts: { providers: [sms], readTitle: async () => 'Frota', publicUrl: 'https://frota.example' },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  const config = { trackingToken: serviceToken };
  door = await openProductDoor(own.answer(upstream), at.db, { config });
  admin = door.browser();
  await admin.signIn(email, password);
  const name = `text-${(nextId += 1)}`;
  deviceId = await make('devices', { name, uniqueId: name });
});
afterEach(() => door.stop());

describe('[S7.73] a command of the text channel, where the tracking server elsewhere sends none', () => {
  const phone = '+55 11 98765-4321';
  const text = { type: 'custom', textChannel: true };
  const send = (more: object, as = admin) =>
    as.call('POST /api/commands/send', { json: { deviceId, ...text, ...more } });
  const report = async (speed: string, uniqueId: string, agedMs = 0) => {
    const timestamp = String(Date.now() - agedMs);
    const query = new URLSearchParams({ id: uniqueId, lat: '1', lon: '2', speed, timestamp });
    expect((await fetch(`${at.elsewhere.ingestOrigin}/?${query.toString()}`)).ok).toBe(true);
  };

  /** Texts go to vehicles that stand. */
  const stand = async () => {
    const { uniqueId } = (await admin.call(`GET /api/devices/${deviceId}`)).json;
    await report('0', String(uniqueId));
  };

  it('goes to the phone of its device, its own or a saved one, and the server says that it can', async () => {
    expect((await admin.call('GET /api/server')).json).toMatchObject({ textEnabled: true });
    await admin.call(`PATCH /api/devices/${deviceId}`, { json: { phone } });
    const { uniqueId } = (await admin.call(`GET /api/devices/${deviceId}`)).json;
    await stand();
    const attributes = { data: 'STATUS,{uniqueId}#' };
    // With a description it is no command that waits.
    const answer = { ...text, deviceId, description: null };
    expect(await send({ attributes })).toMatchObject({ status: 200, json: answer });
    const id = await make('commands', { ...text, description: 'Status', attributes });
    expect((await send({ id })).status).toBe(200);
    const sent = ['5511987654321', `STATUS,${String(uniqueId)}#`];
    expect(texts).toEqual([sent, sent]);
  });

  it('is offered to whom a gateway serves, and goes by that of who sends it', async () => {
    await admin.call(`PATCH /api/devices/${deviceId}`, { json: { phone } });
    await stand();
    const attributes = { data: 'STATUS#' };
    expect((await send({ attributes })).status).toBe(200);
    expect(senders).toEqual([(await admin.call('GET /api/session')).json['id']]);
    isServed = false;
    expect((await admin.call('GET /api/server')).json).toMatchObject({ textEnabled: false });
    expect((await send({ attributes })).status).toBe(400);
    expect(senders).toHaveLength(1);
  });

  it('is refused, and nothing goes out, without a phone, a text, or sight of the device', async () => {
    const attributes = { data: 'STATUS#' };
    await stand();
    expect((await send({ attributes })).status).toBe(400);
    await admin.call(`PATCH /api/devices/${deviceId}`, { json: { phone } });
    for (const more of [{ type: 'rebootDevice' }, { attributes: { data: ' ' } }, {}]) {
      expect((await send(more)).status).toBe(400);
    }
    const email = `rui-${deviceId}@example.com`;
    const password = 'a long password';
    await make('users', { name: 'Rui', email, password });
    const rui = door.browser();
    await rui.signIn(email, password);
    expect((await send({ attributes }, rui)).status).toBe(403);
    textFails = new DeliveryError('failed', 'busy');
    expect((await send({ attributes })).status).toBe(400);
    expect(texts).toEqual([]);
  });

  it('that stops the engine waits for its vehicle to stand', async () => {
    const uniqueId = String((nextId += 1));
    await admin.call(`PATCH /api/devices/${deviceId}`, { json: { phone, uniqueId } });
    await report('20', uniqueId, 5_000);
    expect((await send({ attributes: { data: 'RELAY,1#' } })).status).toBe(202);
    expect(texts).toEqual([]);
    // Harmless by the word of its saved command, and where what it is filled with is no text of its own.
    const attributes = { data: 'STATUS,{uniqueId}', 'rastro.harmless': true };
    const id = await make('commands', { ...text, description: 'Status', attributes });
    expect((await send({ id })).status).toBe(200);
    expect(texts.splice(0)).toEqual([['5511987654321', `STATUS,${uniqueId}`]]);
    await admin.call(`PATCH /api/devices/${deviceId}`, { json: { uniqueId: 'x;RELAY,1#' } });
    expect((await send({ id })).status).toBe(400);
    await admin.call(`PATCH /api/devices/${deviceId}`, { json: { uniqueId } });
    expect(texts).toEqual([]);
    await report('0', uniqueId);
    await expect.poll(() => texts).toEqual([['5511987654321', 'RELAY,1#']]);
  });
});

describe('statistics of a tracking server elsewhere', () => {
  it('count the short messages that went out here, once, each in its row', async () => {
    let aheadMs = 0;
    const [counted, other] = [at.front.upstream.origin, 'http://another'].map(
      (origin) => new CountedTexts(at.db, origin, () => Date.now() + aheadMs),
    ) as [CountedTexts, CountedTexts]; // of two
    const startMs = Date.now();
    const days = [1, 0, -1].map((day) => ({
      captureTime: new Date(startMs + day * DAY_MS).toISOString(),
      ...(day === 0 && { smsSent: 5 }),
    }));
    await counted.count();
    await counted.count();
    await other.count();
    aheadMs = 2 * 60 * MINUTE_MS;
    await counted.count();
    const said = {
      ...at.front.upstream,
      send: () => Promise.resolve({ status: 200, body: JSON.stringify(days) }),
    };
    const asked = { method: 'GET', path: '/statistics', query: new URLSearchParams() };
    const { body } = await answerStatistics(said, counted).send(asked, { actor: { userId: 1 } });
    expect(
      (JSON.parse(body ?? '[]') as { smsSent: number }[]).map(({ smsSent }) => smsSent),
    ).toEqual([1, 7, 0]);
  });

  it('count a command that went out, and none that did not', async () => {
    await admin.call(`PATCH /api/devices/${deviceId}`, { json: { phone: '+55 11 98765-4321' } });
    const counted = new CountedTexts(at.db, at.front.upstream.origin, Date.now);
    const sum = () => counted.sum(0, Date.now());
    const before = await sum();
    const command = { type: 'custom', textChannel: true, description: 'Status' };
    const attributes = { data: 'STATUS#', 'rastro.harmless': true };
    const id = await make('commands', { ...command, attributes });
    const send = () =>
      admin.call('POST /api/commands/send', { json: { id, deviceId, type: 'custom' } });
    expect((await send()).status).toBe(200);
    await expect.poll(sum).toBe(before + 1);
    textFails = new DeliveryError('failed', 'busy');
    expect((await send()).status).toBe(400);
    expect(await sum()).toBe(before + 1);
  });
});
