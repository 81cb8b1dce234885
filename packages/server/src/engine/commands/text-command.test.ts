import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/testing';
import { DeliveryError, type DeliveryProblem } from '../../mail/delivery-error';
import { DailyBudget } from '../../providers/daily-budget';
import { readPhone, type TextProvider } from '../../providers/text-provider';
import { createTestEngine, type TestEngine } from '../testing';

/** Max texts of each account per day. */
const MAX_TEXTS = 30;
let db: Database;
let test: TestEngine;
let plain: TestEngine;
let admin: number;
let problem: DeliveryProblem | undefined;
/** Phones that the gateway refuses. */
let refusedPhones: string[] = [];
let sent: [phone: string, text: string][] = [];
/** Sender of each text. */
let senders: unknown[] = [];
/** Accounts below no reseller that has a gateway. */
let unserved: number[] = [];
const sms: TextProvider = {
  type: 'sms',
  readAddress: readPhone,
  listServed: async (userIds) => new Set(userIds.filter((id) => !unserved.includes(id))),
  async send(phone, text, by) {
    senders.push(by);
    if (problem || refusedPhones.includes(phone)) {
      throw new DeliveryError(problem ?? 'refused', 'no');
    }
    sent.push([phone, text]);
  },
};

beforeAll(async () => {
  db = await openTestDatabase();
  plain = await createTestEngine(db);
  const most = { text: MAX_TEXTS, mail: undefined, message: undefined };
  test = await createTestEngine(db, {
    budget: new DailyBudget(db, 'engine', most, () => test.now()),
    texts: { providers: [sms], readTitle: async () => 'Frota', publicUrl: 'https://frota.example' },
    attributePrefix: 'fleet',
  });
  const email = 'admin@example.com';
  await test.send('anonymous', 'POST /users', { name: 'Ana', email, password: 'secret' });
  admin = await test.userId(email);
  await test.send(admin, 'POST /groups', { name: 'Buses' });
  for (const [uniqueId, phone] of [
    ['86000001', '+55 11 98765-4321'],
    ['bus-2', '5511987650002'],
    ['bus-3', null],
  ]) {
    const groupId = uniqueId === 'bus-3' ? 0 : 1;
    await test.send(admin, 'POST /devices', { name: uniqueId, uniqueId, phone, groupId });
  }
});
afterAll(async () => {
  await test.engine.close();
  await plain.engine.close();
  await db.close();
});
beforeEach(async () => {
  problem = undefined;
  refusedPhones = [];
  [sent, senders, unserved] = [[], [], []];
  // Texts go to vehicles that stand.
  for (const uniqueId of ['86000001', 'bus-2', 'bus-3']) await drive(0, uniqueId);
});

const text = (data: unknown, more: object = {}) => ({
  deviceId: 1,
  type: 'custom',
  textChannel: true,
  attributes: { data },
  ...more,
});
const send = (body: object, query = '') => test.send(admin, `POST /commands/send${query}`, body);
const refusal = (words: string) => ({ status: 400, body: words });
const drive = async (speedKnots: number, uniqueId = '86000001') => {
  test.wait(1_000);
  const fix = { uniqueId, latitude: 1, longitude: 2, speedKnots };
  await test.engine.ingest({ ...fix, timestampMs: test.now() });
  await test.engine.flush();
};

describe('[S7.73] a command of the text channel', () => {
  it('goes to the phone of its device at once, and waits in no queue', async () => {
    const { status, json } = await send(text('STATUS,{uniqueId}#'));
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        id: 0,
        deviceId: 1,
        type: 'custom',
        textChannel: true,
        description: null,
        attributes: { data: 'STATUS,{uniqueId}#' },
      },
    });
    expect(sent).toEqual([['5511987654321', 'STATUS,86000001#']]);
    expect((await db.query('select 1 from queued_commands')).rows).toEqual([]);
    const { rows } = await db.query(`select object_id from actions where action_type = 'command'`);
    expect(rows).toHaveLength(1);
  });

  it('is offered where there is a gateway alone', async () => {
    expect((await test.send(admin, 'GET /server')).json).toMatchObject({ textEnabled: true });
    expect((await plain.send(admin, 'GET /server')).json).toMatchObject({ textEnabled: false });
    const without = await plain.send(admin, 'POST /commands/send', text('x'));
    expect(without).toMatchObject(refusal('SMS not configured'));
  });

  it('is offered to whom a gateway serves, and goes by that of who sends it', async () => {
    expect((await send(text('STATUS#'))).status).toBe(200);
    expect(senders).toEqual([admin]);
    unserved = [admin];
    expect((await test.send(admin, 'GET /server')).json).toMatchObject({ textEnabled: false });
    expect(await send(text('STATUS#'))).toMatchObject(refusal('SMS not configured'));
    expect(senders).toHaveLength(1);
  });

  it.each([
    [{ deviceId: 3 }, 'Device bus-3 has no phone number for SMS'],
    [{ type: 'engineStop' }, 'Command engineStop is not supported'],
    [{ attributes: {} }, 'Failed to encode command'],
    [{ attributes: { data: 5 } }, 'Failed to encode command'],
    [{ attributes: { data: ' ' } }, 'Failed to encode command'],
    [{ attributes: { data: 'x'.repeat(671) } }, 'Failed to encode command'],
  ])('with %j is refused, and nothing goes out', async (more, words) => {
    expect(await send(text('x', more))).toMatchObject(refusal(words));
    expect(sent).toEqual([]);
  });

  it('that the gateway does not take is told, and never sent again by itself', async () => {
    for (const [one, words] of [
      ['away', 'Failed to send command'],
      ['failed', 'The SMS did not go out'],
      ['refused', 'The SMS did not go out'],
    ] as const) {
      problem = one;
      expect(await send(text('x'))).toMatchObject(refusal(words));
    }
    problem = undefined;
    await test.engine.deliver();
    expect(sent).toEqual([]);
  });

  it('goes to each of a group, or to none where one has no phone', async () => {
    expect((await send(text('x'), '?groupId=1')).status).toBe(200);
    expect(sent.map(([phone]) => phone).sort()).toEqual(['5511987650002', '5511987654321']);
    refusedPhones = ['5511987650002'];
    const words = 'The SMS did not go out to 1 of 2 devices';
    expect(await send(text('x'), '?groupId=1')).toMatchObject(refusal(words));
    [sent, senders, unserved] = [[], [], []];
    await db.query('update devices set group_id = 1 where id = 3');
    await test.send(admin, 'PUT /devices/3', {
      id: 3,
      name: 'bus-3',
      uniqueId: 'bus-3',
      groupId: 1,
    });
    expect((await send(text('x'), '?groupId=1')).status).toBe(400);
    expect(sent).toEqual([]);
  });

  it('is one of those that its sender has a day, of many at once too', async () => {
    const email = 'rui@example.com';
    await test.send(admin, 'POST /users', { name: 'Rui', email, password: 'secret' });
    const rui = await test.userId(email);
    await test.send(admin, 'POST /permissions', { userId: rui, deviceId: 1 });
    const sendAs = () => test.send(rui, 'POST /commands/send', text('x'));
    const over = refusal('Daily limit reached');
    const answers = await Promise.all(Array.from({ length: 40 }, sendAs));
    expect(sent).toHaveLength(MAX_TEXTS);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_TEXTS);
    expect(await sendAs()).toMatchObject(over);
    // What the gateway does not take is given back.
    test.wait(86_400_000);
    await drive(0);
    problem = 'failed';
    for (let n = 0; n <= MAX_TEXTS; n += 1) {
      expect(await sendAs()).toMatchObject(refusal('The SMS did not go out'));
    }
  });

  it.each([
    ['a known text', { data: 'RELAY,1#' }],
    ['any text', { data: 'STATUS#', 'fleet.harmless': true }],
    ['a mark', { data: 'x', 'fleet.stopsEngine': true }],
  ])(
    'that stops the engine by %s goes out only to a vehicle that stands',
    async (_by, attributes) => {
      await test.send(admin, 'PUT /devices/1', {
        id: 1,
        name: 'Bus',
        uniqueId: '86000001',
        phone: '+55 11 98765-4321',
      });
      await drive(20);
      const stop = text('', { attributes });
      expect(await send(stop)).toMatchObject(refusal('Failed to send command'));
      expect(sent).toEqual([]);
      await drive(0);
      expect((await send(stop)).status).toBe(200);
      expect(sent).toHaveLength(1);
    },
  );
});
