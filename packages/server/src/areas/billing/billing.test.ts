import { expect, it } from 'vitest';
import { addDays, DAY_MS, toDayKey } from '@rastro/sdk/domain';
import { ADMIN, startTestApp, type TestBrowser, type TestDoor } from '../../http/testing';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';

const at = useFront();
const PASSWORD = 'a long password';

interface Told {
  id: number;
  status: string;
  value: number;
  open: number;
  paid: number;
  dueDate: string;
  from: string;
  lines: { kind: string; cents: number }[];
}

interface Scene {
  door: TestDoor;
  admin: TestBrowser;
  /** Runs the jobs of the server once. */
  sweep: () => Promise<unknown>;
  nowMs: number;
  mark: string;
}

const listOf = async <T = Told>(browser: TestBrowser, path: string): Promise<T[]> => {
  const reply = await browser.call(`GET /api/${path}`);
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as T[];
};
const make = async (browser: TestBrowser, path: string, json: object): Promise<number> => {
  const reply = await browser.call(`POST /api/${path}`, { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const setBilling = (admin: TestBrowser, isOn: boolean) =>
  admin.call('PATCH /api/server', {
    json: { attributes: { 'rastro.enableBilling': isOn ? true : null } },
  });
const sumOf = async (browser: TestBrowser, id: number): Promise<number> =>
  (await listOf<{ cents: number }>(browser, `invoices/${id}/entries`)).reduce(
    (sum, { cents }) => sum + cents,
    0,
  );

/** A customer of an account with two vehicles: contract, invoices, what is done to them, and who may. */
async function bill({ door, admin, sweep, nowMs, mark }: Scene): Promise<void> {
  const email = `payer-${mark}@example.com`;
  const accountId = await make(admin, 'users', {
    name: 'Vila Rica',
    email,
    password: PASSWORD,
    deviceLimit: -1,
  });
  const payer = door.browser();
  expect((await payer.signIn(email, PASSWORD)).status).toBe(200);
  for (const name of ['a', 'b'])
    await make(payer, 'devices', { name, uniqueId: `${mark}-${name}` });

  // [S6.36] [S6.37] Nothing of it is there while billing is off.
  const off = { code: 'BILLING_DISABLED' };
  expect((await payer.call('GET /api/invoices')).json).toMatchObject(off);
  expect((await admin.call('GET /api/billing-contracts')).json).toMatchObject(off);
  expect((await setBilling(admin, true)).status).toBe(200);

  const today = toDayKey(nowMs, 'America/Sao_Paulo');
  const startsOn = addDays(today, -2);
  const contract = {
    name: 'Monthly',
    accountId,
    cents: 4990,
    startsOn,
    isProRata: true,
    suspendDays: 5,
    dueDay: Number(startsOn.slice(8)),
    fineMode: 'percent',
    fine: 200,
    interest: 100,
    oneOffs: `${today} 10.00 Chip`,
  };
  const refused = async (more: object, field: string) =>
    expect(
      (await admin.call('POST /api/billing-contracts', { json: { ...contract, ...more } })).json,
    ).toMatchObject({ code: 'FIELD_INVALID', field });
  await refused({ startsOn: '2026-02-30' }, 'startsOn');
  await refused({ startsOn: '0001-01-01' }, 'startsOn');
  await refused({ currency: 'ABCD'.slice(0, 2) }, 'currency');
  await refused({ priceKind: 'plan', steps: '1: 10\n1: 20' }, 'steps');
  await refused({ pauses: '2026-03-31 2026-03-01' }, 'pauses');
  await refused({ oneOffs: 'soon 10 Chip' }, 'oneOffs');
  await refused({ oneOffs: `${addDays(startsOn, -1)} 10 Chip` }, 'oneOffs');
  await refused({ endsOn: startsOn }, 'endsOn');
  await refused({ remindDays: 'never' }, 'remindDays');
  // A day in a last part of a period that nobody is charged for.
  await refused(
    { isProRata: false, endsOn: addDays(today, 5), oneOffs: `${today} 10.00 Chip` },
    'oneOffs',
  );
  // [S6.38] Contracts are for administrators, invoices of others too.
  const forbidden = await payer.call('POST /api/billing-contracts', { json: contract });
  expect(forbidden.json['code']).toBe('ADMINISTRATOR_REQUIRED');
  expect((await payer.call('GET /api/invoices?all=true')).status).toBe(403);

  const contractId = await make(admin, 'billing-contracts', contract);
  const preview = await listOf<{ value: number }>(admin, `billing-contracts/${contractId}/preview`);
  expect(preview).toHaveLength(3);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const [first, ...more] = await listOf(payer, 'invoices');
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    value: 2 * 4990 + 1000,
    open: 2 * 4990 + 1000,
    from: startsOn,
    dueDate: startsOn,
    accountName: 'Vila Rica',
    lastDueDate: null,
    paidDate: null,
  });
  const id = Number(first?.id);
  expect(first?.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['vehicle', 9980],
    ['oneOff', 1000],
  ]);
  // What was invoiced is fixed: another price holds from today, and charges no day again.
  const kept = (await admin.call(`GET /api/billing-contracts/${contractId}`)).json;
  expect(kept).toMatchObject({ vehicles: 2, invoicedTo: expect.any(String) as string });
  const change = (json: object) =>
    admin.call(`PATCH /api/billing-contracts/${contractId}`, { json });
  expect((await change({ dueDay: 1 + (contract.dueDay % 28) })).json).toMatchObject({
    field: 'dueDay',
  });
  expect((await change({ accountId: 1 })).json).toMatchObject({ field: 'accountId' });
  expect((await change({ endsOn: addDays(today, 3) })).json).toMatchObject({ field: 'endsOn' });
  const late = `${contract.oneOffs}\n${today} 20.00 Forgotten`;
  expect((await change({ oneOffs: late })).json).toMatchObject({ field: 'oneOffs' });
  expect((await change({ cents: 5990 })).json).toMatchObject({ cents: 5990 });
  await sweep();
  expect((await listOf(payer, 'invoices'))[0]?.value).toBe(10_980);

  // [S4.57] [S6.13] In cash, by who stands above all.
  const cash = `POST /api/invoices/${id}/receive-in-cash`;
  const paidDate = today;
  expect((await payer.call(cash, { json: { paidDate } })).status).toBe(403);
  const { total } = (await payer.call(`GET /api/invoices/${id}/payment`)).json;
  const future = { paidDate: addDays(today, 1) };
  expect((await admin.call(cash, { json: future })).json).toMatchObject({ field: 'paidDate' });
  const paid = await admin.call(cash, { json: { paidDate, note: 'At the desk' } });
  expect(paid.json).toMatchObject({ status: 'RECEIVED_IN_CASH', open: 0, paid: total, paidDate });
  expect(await sumOf(payer, id)).toBe(0);
  expect((await admin.call(cash, { json: { paidDate } })).json).toMatchObject({
    code: 'INVOICE_STATUS',
  });
  const undone = await admin.call(`POST /api/invoices/${id}/undo-cash`, { json: {} });
  expect(undone.json).toMatchObject({ open: 10_980, paid: 0, paidDate: null });
  expect(['PENDING', 'OVERDUE']).toContain(undone.json['status']);

  // [S4.56] [S6.12] Cancelled, and nothing more happens to it.
  const json = { note: 'By mistake' };
  expect((await payer.call(`POST /api/invoices/${id}/cancel`, { json })).status).toBe(403);
  const gone = await admin.call(`POST /api/invoices/${id}/cancel`, { json });
  expect(gone.json).toMatchObject({ status: 'CANCELED', open: 0 });
  expect(await sumOf(payer, id)).toBe(0);
  expect((await admin.call(cash, { json: { paidDate } })).status).toBe(409);
  await sweep();
  expect(await listOf(payer, 'invoices')).toHaveLength(1);

  // [S4.55] One that no contract makes.
  const once = { accountId, dueDate: addDays(today, 7), value: 5000, description: '=1+1' };
  expect((await payer.call('POST /api/invoices', { json: once })).status).toBe(403);
  const own = await admin.call('POST /api/invoices', { json: once });
  expect(own.json).toMatchObject({ status: 'rastro-generated', value: 5000, contractId: 0 });
  // Nobody else sees it.
  await make(admin, 'users', { name: 'Eve', email: `eve-${mark}@example.com`, password: PASSWORD });
  const eve = door.browser();
  await eve.signIn(`eve-${mark}@example.com`, PASSWORD);
  expect(await listOf(eve, 'invoices')).toEqual([]);
  const ownId = Number(own.json['id']);
  expect((await eve.call(`GET /api/invoices/${ownId}`)).status).toBe(404);
  expect((await eve.call(`GET /api/invoices/${ownId}/entries`)).status).toBe(404);
  expect((await admin.call('GET /api/invoices?all=true')).status).toBe(200);
  const later = { dueDate: addDays(today, 9) };
  const moved = await admin.call(`POST /api/invoices/${ownId}/due-date`, { json: later });
  expect(moved.json).toMatchObject({ ...later, lastDueDate: once.dueDate });
  const refund = await admin.call(`POST /api/invoices/${ownId}/refund`, { json: { value: 100 } });
  expect(refund.status).toBeGreaterThanOrEqual(409);
  await setBilling(admin, false);
}

it('[S1.27] [S3.25] bills an account over the engine', async () => {
  const server = await startTestApp();
  try {
    const admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    const nowMs = Date.UTC(2026, 7, 21, 12);
    await bill({ door: server, admin, sweep: () => server.app.sweep(), nowMs, mark: 'engine' });
  } finally {
    await server.stop();
  }
});

it('bills it in front of a tracking server elsewhere', async () => {
  const door = await openProductDoor(at.front.upstream, at.db);
  try {
    const { email, password } = at.elsewhere.admin;
    const admin = door.browser();
    await admin.signIn(email, password);
    const mark = String(Date.now());
    await bill({ door, admin, sweep: () => door.app.sweep(), nowMs: Date.now(), mark });
  } finally {
    await door.stop();
  }
});

it('makes up what was missed, suspends who is late, and opens the account with the payment', async () => {
  const server = await startTestApp();
  try {
    const admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    await setBilling(admin, true);
    const email = 'late@example.com';
    const accountId = await make(admin, 'users', { name: 'Late', email, password: PASSWORD });
    const contract = {
      name: 'Flat',
      accountId,
      priceKind: 'account',
      cents: 10_000,
      startsOn: '2026-09-01',
      dueDay: 1,
      suspendDays: 5,
      currency: 'BRL',
    };
    await make(admin, 'billing-contracts', contract);
    await server.app.sweep();
    const payer = server.browser();
    expect((await payer.signIn(email, PASSWORD)).status).toBe(200);
    expect(await listOf(payer, 'invoices')).toEqual([]);

    // Off for more than two months, the clock of the test server begins on 21 August.
    server.wait(75 * DAY_MS);
    await payer.signIn(email, PASSWORD);
    await server.app.sweep();
    await payer.signIn(email, PASSWORD);
    const made = await listOf(payer, 'invoices');
    expect(made.map(({ dueDate, status }) => [dueDate, status])).toEqual([
      ['2026-11-01', 'OVERDUE'],
      ['2026-10-01', 'OVERDUE'],
      ['2026-09-01', 'OVERDUE'],
    ]);
    // [S8.6] The refusal says what is owed; the invoices are there to be read and paid.
    const refusal = await payer.call('GET /api/devices');
    expect(refusal.json).toMatchObject({
      code: 'ACCOUNT_IS_SUSPENDED_TRUST',
      trustAvailable: true,
      invoices: made.map(({ id, dueDate }) => ({ id, dueDate, status: 'OVERDUE', open: 10_000 })),
    });
    const access = async () =>
      (await admin.call(`GET /api/users/${accountId}/access`)).json['suspension'];
    await admin.signIn(ADMIN.email, ADMIN.password);
    expect(await access()).toMatchObject({ trustAvailable: true });

    const json = { paidDate: '2026-11-04' };
    for (const { id } of made.slice(1)) {
      expect(await access()).not.toBeNull();
      const reply = await admin.call(`POST /api/invoices/${id}/receive-in-cash`, { json });
      expect(reply.json).toMatchObject({ status: 'RECEIVED_IN_CASH', open: 0 });
    }
    // What is left could be paid until yesterday: the 1st is a Sunday, the 2nd a holiday.
    expect(await access()).toBeNull();
    expect((await payer.call('GET /api/devices')).status).toBe(200);
    // When that will be, it reads beforehand.
    const [left] = await listOf<{ suspendsOn: string | null }>(payer, 'invoices');
    expect(left?.suspendsOn).toBe('2026-11-08');
    const late = { lateSince: '2026-11-01', suspendsOn: '2026-11-08' };
    expect((await payer.call('GET /api/session')).json).toMatchObject(late);
    expect((await admin.call('GET /api/session')).json).not.toHaveProperty('suspendsOn');

    // Suspended by hand is not opened by a payment.
    const suspend = { json: { reason: 'Fraud' } };
    await admin.call(`POST /api/users/${accountId}/suspend`, suspend);
    await admin.call(`POST /api/invoices/${made[0]?.id}/receive-in-cash`, { json });
    expect(await access()).toMatchObject({ reason: 'Fraud' });
  } finally {
    await server.stop();
  }
});
