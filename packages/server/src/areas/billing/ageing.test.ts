import { addDays, toDayKey } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';

const at = useFront();
const PASSWORD = 'a long password';

const ageingOf = async (browser: TestBrowser, query: string): Promise<object[]> => {
  const reply = await browser.call(`GET /api/invoices/ageing?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as object[];
};

/** Two customers with invoices of all ages, in two currencies, one paid in part. */
async function age(door: TestDoor, admin: TestBrowser, nowMs: number, mark: string) {
  const today = toDayKey(nowMs, 'America/Sao_Paulo');
  const make = async (path: string, json: object): Promise<number> => {
    const reply = await admin.call(`POST /api/${path}`, { json });
    expect(reply.status, reply.text).toBe(200);
    return Number(reply.json['id']);
  };
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': true } } });
  const person = async (name: string) => {
    const email = `${name}-${mark}@example.com`;
    const id = await make('users', { name, email, password: PASSWORD });
    const browser = door.browser();
    await browser.signIn(email, PASSWORD);
    return { id, browser };
  };
  const [bia, caio] = [await person('bia'), await person('caio')];
  const charge = (accountId: number, value: number, daysLate: number, currency = 'BRL') =>
    make('invoices', { accountId, value, currency, dueDate: addDays(today, -daysLate) });
  // A week late is late, whatever days banks are closed on.
  for (const [at, daysLate] of [0, 7, 30, 31, 60, 61, 90, 91].entries()) {
    await charge(bia.id, 10 ** at, daysLate);
  }
  await charge(bia.id, 700, 7, 'USD');
  const [part, paid] = [await charge(caio.id, 5_000, -3), await charge(caio.id, 99, 40)];
  const paidDate = today;
  await admin.call(`POST /api/invoices/${part}/receive-in-cash`, {
    json: { paidDate, value: 2_000 },
  });
  await admin.call(`POST /api/invoices/${paid}/receive-in-cash`, { json: { paidDate } });

  const none = { notDue: 0, to30: 0, to60: 0, to90: 0, older: 0 };
  const ofBia = { accountId: bia.id, accountName: 'bia' };
  const bias = [
    {
      ...ofBia,
      currency: 'BRL',
      notDue: 1,
      to30: 110,
      to60: 11_000,
      to90: 1_100_000,
      older: 10_000_000,
      total: 11_111_111,
    },
    { ...ofBia, ...none, currency: 'USD', to30: 700, total: 700 },
  ];
  const caios = [
    {
      accountId: caio.id,
      accountName: 'caio',
      currency: 'BRL',
      ...none,
      notDue: 3_000,
      total: 3_000,
    },
  ];
  expect(await ageingOf(admin, 'all=true')).toEqual([...bias, ...caios]);
  expect(await ageingOf(admin, `accountId=${caio.id}`)).toEqual(caios);
  // Who pays reads its own, and nobody else's.
  expect(await ageingOf(bia.browser, '')).toEqual(bias);
  expect((await bia.browser.call('GET /api/invoices/ageing?all=true')).status).toBe(403);
  const other = await bia.browser.call(`GET /api/invoices/ageing?accountId=${caio.id}`);
  expect(other.status).toBe(403);
}

it('tells what each account owes by how late it is, over the engine', async () => {
  const server = await startTestApp();
  try {
    const admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    await age(server, admin, Date.UTC(2026, 7, 21, 12), 'engine');
  } finally {
    await server.stop();
  }
});

it('tells it in front of a tracking server elsewhere', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  try {
    const { email, password } = at.elsewhere.admin;
    const admin = door.browser();
    await admin.signIn(email, password);
    await age(door, admin, Date.now(), String(Date.now()));
  } finally {
    await door.stop();
  }
});
