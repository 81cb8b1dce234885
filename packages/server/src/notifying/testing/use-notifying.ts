import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { getProductWords } from '@rastro/sdk/words';
import type { TestBrowser, TestDoor } from '../../http/testing';
import type { TextProvider } from '../../providers/text-provider';
import { openPush } from '../../push/push';
import { createTestPushService, makeSubscriber, type TestSubscriber } from '../../push/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { signInAt, useFront, type Workplace } from '../../traccar/testing/use-front';
import { readAsTraccar } from '../../engine/common/reader';
import { openNotifying, type Notifying } from '../open-notifying';
import type { ReaderOf } from '../../text/reader';
import { createRecipientRights } from '../../upstream/recipient-rights';
import { openTestWebhooks } from '../../webhooks/testing';

interface Forwarded {
  path: string;
  body: { event?: { id: number; type: string } };
}
/** Messages recorded from a running Traccar while a device drove, in order of arrival. */
const recorded = (
  JSON.parse(
    readFileSync(
      new URL('../../areas/devices/receiver/recordings/forwarded.json', import.meta.url),
      'utf8',
    ),
  ) as Forwarded[]
).flatMap(({ path, body }) => (path === '/events' ? [body] : []));
export const PREFIX = 'rastro';

/** Set-up of a test file; renewed for each test except for the tracking server and the database. */
export interface NotifyingPlace extends Workplace {
  /** Doors of two servers on one database, each of which receives the forwarded events. */
  doors: TestDoor[];
  notifiers: Notifying[];
  admin: TestBrowser;
  adminId: number;
  deviceId: number;
  /** To whom what was written, by WhatsApp or SMS. */
  texts: [string, string][];
  textFails: Error | null;
  /** Offset of the clock into the future. */
  aheadMs: number;
  /** Reading preferences of the accounts. Default as at a Traccar. */
  readerOf: ReaderOf;
}

/** Opens one more server in front of the tracking server: its notifier and its door. */
async function openServer(
  place: NotifyingPlace,
  service: ReturnType<typeof createTestPushService>,
  serviceToken: string,
): Promise<void> {
  const { upstream } = place.front.another({ serviceToken });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const push = openPush({
    database: place.db,
    origin: upstream.origin,
    clock: Date.now,
    post: service.post,
    secret: () => 'a secret of a test',
    contact: 'mailto:ops@example.com',
  });
  const recipientRights = createRecipientRights();
  const { mayHear } = recipientRights;
  const webhooks = openTestWebhooks(place.db, {
    origin: upstream.origin,
    clock: Date.now,
    post: service.post,
    mayHear,
  });
  const whatsapp: TextProvider = {
    type: 'whatsapp',
    readAddress: ({ phone }) => phone?.replace(/\D/g, '') || undefined,
    async send(phone, text) {
      if (place.textFails) throw place.textFails;
      place.texts.push([phone, text]);
    },
  };
  const notifier = openNotifying({
    database: place.db,
    upstream,
    push,
    webhooks,
    mayHear,
    mail: undefined,
    prefix: PREFIX,
    log,
    texts: {
      providers: [whatsapp, { ...whatsapp, type: 'sms' }],
      readTitle: async () => 'Frota & Cia',
      publicUrl: 'https://frota.example',
    },
    wordsOf: getProductWords,
    wordsFor: async () => getProductWords,
    readerOf: (...asked) => place.readerOf(...asked),
    clock: () => Date.now() + place.aheadMs,
  })!; // there is a service account
  place.notifiers.push(notifier);
  const more = {
    push,
    webhooks,
    recipientRights,
    notices: notifier.notices,
    onForwarded: notifier.take,
    config: { trackingToken: serviceToken },
  };
  place.doors.push(await openProductDoor(notifier.upstream, place.db, more));
}

/** Sets two servers up before each test and takes them away again; what changes is to be read inside tests only. */
export function useNotifying() {
  let nextEvent = Date.now();
  const nextNumber = () => (nextEvent += 1);
  const service = createTestPushService();
  const place = useFront() as NotifyingPlace;

  const make = async (path: string, json: object): Promise<number> => {
    const reply = await place.admin.call(`POST /api/${path}`, { json });
    expect(reply.status, reply.text).toBe(200);
    return Number(reply.json['id']);
  };
  const link = async (json: object) => {
    expect((await place.admin.call('POST /api/permissions', { json })).status).toBe(204);
  };
  const alarms = (notificators: string, more: object = {}) =>
    make('notifications', {
      type: 'alarm',
      always: true,
      notificators,
      attributes: { alarms: 'sos,powerCut' },
      ...more,
    });
  /** The recorded events as if they were of our device and of now. */
  const bodies = () => {
    const first = (nextEvent += 100);
    const { deviceId } = place;
    return recorded.map((body) => {
      const id = first + (body.event?.id ?? 0);
      const event = { ...body.event, id, deviceId, eventTime: new Date().toISOString() };
      return { ...body, event, device: { id: deviceId, name: 'Caminhão 7', groupId: 0 } };
    });
  };
  const alarm = () => bodies().find(({ event }) => event.type === 'alarm')!; // it pressed SOS
  const forward = (body: unknown, door = 0) => place.doors[door]!.app.receiver.event(body);
  const runAll = async () => {
    await Promise.all(place.notifiers.map((notifier) => notifier.run()));
    await Promise.all(place.notifiers.map((notifier) => notifier.run()));
  };
  const subscribe = async (browser: TestBrowser): Promise<TestSubscriber> => {
    const made = makeSubscriber(`${nextNumber()}`);
    const reply = await browser.call('POST /api/push-devices', { json: made.address });
    expect(reply.status, reply.text).toBe(200);
    return made;
  };

  beforeEach(async () => {
    [place.doors, place.notifiers, place.texts, service.sent] = [[], [], [], []];
    [place.textFails, place.aheadMs, place.readerOf] = [null, 0, readAsTraccar];
    await place.db.query('delete from escalations');
    await place.db.query('delete from work_queue');
    const { email, password } = place.elsewhere.admin;
    place.adminId = await signInAt(place.front, { email, password });
    const expiration = new Date(Date.now() + DAY_MS).toISOString();
    const asked = { method: 'POST', path: '/session/token', body: { expiration } };
    const { body: token } = await place.front.upstream.send(
      { ...asked, query: new URLSearchParams() },
      { actor: { userId: place.adminId } },
    );
    await place.db.query('delete from account');
    for (const _ of [1, 2]) await openServer(place, service, token ?? '');
    place.admin = place.doors[0]!.browser(); // there are two
    await place.admin.signIn(email, password);
    const name = `told-${nextNumber()}`;
    place.deviceId = await make('devices', { name, uniqueId: name });
  });
  afterEach(async () => {
    const rules = JSON.parse((await place.admin.call('GET /api/notifications?all=true')).text) as {
      id: number;
    }[];
    for (const { id } of rules) await place.admin.call(`DELETE /api/notifications/${id}`);
    await Promise.all(place.notifiers.map((notifier) => notifier.stop()));
    await Promise.all(place.doors.map((door) => door.stop()));
  });
  const tools = { make, link, alarms, bodies, alarm, forward, runAll, subscribe };
  return Object.assign(place, tools, { nextNumber, service });
}
