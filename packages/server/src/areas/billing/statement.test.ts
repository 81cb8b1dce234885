import { addDays, toDayKey } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';

const at = useFront();
const PASSWORD = 'a long password';

interface Line {
  day: string;
  invoiceId: number;
  kind: string;
  cents: number;
  balance: number;
  currency: string;
  note: string;
}

const statementOf = async (browser: TestBrowser, query: string): Promise<Line[]> => {
  const reply = await browser.call(`GET /api/invoices/statement?${query}`);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as Line[];
};

/** Two customers, one of them with invoices in two currencies: paid, cancelled, given back in part. */
async function account(door: TestDoor, admin: TestBrowser, nowMs: number, mark: string) {
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
  const charge = (accountId: number, value: number, currency = 'BRL') =>
    make('invoices', { accountId, value, currency, dueDate: addDays(today, 5) });
  const [first, second] = [await charge(bia.id, 10_000), await charge(bia.id, 2_500)];
  const dollars = await charge(bia.id, 700, 'USD');
  await charge(caio.id, 99);
  const cash = { paidDate: addDays(today, -1) };
  await admin.call(`POST /api/invoices/${first}/receive-in-cash`, { json: cash });
  await admin.call(`POST /api/invoices/${second}/cancel`, { json: { note: '<b>Mistake</b>' } });

  const lines = await statementOf(bia.browser, '');
  expect(
    lines.map(({ invoiceId, kind, cents, balance }) => [invoiceId, kind, cents, balance]),
  ).toEqual([
    [first, 'invoiced', 10_000, 10_000],
    [second, 'invoiced', 2_500, 12_500],
    [dollars, 'invoiced', 700, 700],
    [first, 'cash', -10_000, 2_500],
    [second, 'canceled', -2_500, 0],
  ]);
  expect(lines.at(-1)).toMatchObject({ status: 'CANCELED', at: expect.any(String) as string });
  expect(lines.at(-1)).toMatchObject({ day: today, currency: 'BRL', note: '<b>Mistake</b>' });
  // What was before its first day is in the balance.
  const from = addDays(today, 1);
  expect(await statementOf(bia.browser, `from=${from}`)).toEqual([]);
  expect(await statementOf(bia.browser, `to=${addDays(today, -1)}`)).toEqual([]);
  expect(await statementOf(bia.browser, `from=${today}&to=${today}`)).toEqual(lines);

  // Who sells has it of one account, or of all; nobody else.
  expect(await statementOf(admin, `accountId=${bia.id}`)).toEqual(lines);
  const all = await statementOf(admin, 'all=true');
  expect(all.at(-1)).toMatchObject({ balance: 99, currency: 'BRL' });
  expect(all).toHaveLength(lines.length + 1);
  for (const query of [`accountId=${caio.id}`, 'all=true', 'all=true&sellerId=0']) {
    expect((await bia.browser.call(`GET /api/invoices/statement?${query}`)).status).toBe(403);
  }
  for (const [name, value] of [
    ['from', '2026-02-30'],
    ['to', 'today'],
    ['accountId', 'x'],
  ] as const) {
    const refused = await admin.call(`GET /api/invoices/statement?${name}=${value}`);
    expect(refused.json['field'], `${name}=${value}`).toBe(name);
  }
}

it('tells what moved money of an account, with what is owed after it, over the engine', async () => {
  const server = await startTestApp();
  try {
    const admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    await account(server, admin, Date.UTC(2026, 7, 21, 12), 'engine');
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
    await account(door, admin, Date.now(), String(Date.now()));
  } finally {
    await door.stop();
  }
});
