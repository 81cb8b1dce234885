import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { createTestMail } from '../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';

const PASSWORD = 'a long password';
type Json = Record<string, unknown>;

let smtp: TestSmtpServer;
let server: TestApp;
let admin: TestBrowser;

beforeEach(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  server = await startTestApp({ mail: createTestMail(smtp.url) });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  await setBilling(true);
});
afterEach(async () => {
  await server.stop();
  await smtp.stop();
});

const post = async (path: string, json: object = {}, as = admin): Promise<Json> => {
  const reply = await as.call(`POST /api/${path}`, { json });
  expect(reply.status, `${path} ${reply.text}`).toBe(200);
  return reply.json;
};
const listOf = async (path: string, as = admin): Promise<Json[]> => {
  const reply = await as.call(`GET /api/${path}`);
  expect(reply.status, `${path} ${reply.text}`).toBe(200);
  return JSON.parse(reply.text) as Json[];
};
const setBilling = (isOn: boolean) =>
  admin.call('PATCH /api/server', {
    json: { attributes: { 'rastro.enableBilling': isOn ? true : null } },
  });
/** An account with a contract that makes an invoice due on the 10th of August, or another day of that month. */
async function addPayer(name: string, contract: Json = {}): Promise<number> {
  const { id } = await post('users', { name, email: `${name}@example.com`, password: PASSWORD });
  await post('billing-contracts', {
    name: 'Flat',
    accountId: id,
    priceKind: 'account',
    cents: 10_000,
    suspendDays: 5,
    startsOn: '2026-08-10',
    dueDay: 10,
    remindDays: '',
    ...contract,
  });
  return Number(id);
}
const suspensionOf = async (id: number) =>
  (await admin.call(`GET /api/users/${id}/access`)).json['suspension'];
/** The clock goes on, and so do sessions end. */
const wait = async (days: number): Promise<void> => {
  server.wait(days * DAY_MS);
  await admin.signIn(ADMIN.email, ADMIN.password);
};
const mailsTo = async (name: string): Promise<string[]> => {
  await server.engine.deliver();
  return smtp.mails
    .filter(({ to }) => to.includes(`${name}@example.com`))
    .map(({ raw }) => raw.replace(/=\r\n/g, ''));
};
const logOf = async (userId: number, action: string): Promise<Json[]> =>
  (await listOf(`server/logs?action=${action}&objectId=${userId}`)).filter(
    ({ objectType }) => objectType === 'user',
  );

it('neither suspends nor reminds while nobody is billed, and opens who paid', async () => {
  const [paid, late] = [await addPayer('paid'), await addPayer('late', { suspendDays: 15 })];
  await server.app.sweep();
  expect(await suspensionOf(paid)).not.toBeNull();
  await setBilling(false);
  await server.database.query(`update invoice set status = 'RECEIVED' where user_id = ${paid}`, []);
  await wait(10);
  const before = (await mailsTo('late')).length;
  await server.app.sweep();
  expect(await suspensionOf(late)).toBeNull();
  expect(await mailsTo('late')).toHaveLength(before);
  expect(await suspensionOf(paid)).toBeNull();
  await setBilling(true);
  await server.app.sweep();
  expect(await suspensionOf(late)).not.toBeNull();
});

it('suspends the others where an account with a late invoice is deleted', async () => {
  const [gone, late] = [
    await addPayer('gone', { suspendDays: 15 }),
    await addPayer('late', { suspendDays: 15 }),
  ];
  await server.app.sweep();
  expect((await admin.call(`DELETE /api/users/${gone}`)).status).toBe(204);
  await wait(10);
  await server.app.sweep();
  expect(await suspensionOf(late)).not.toBeNull();
});

it('keeps why as a code that each reads in a language of their own, also where it kept a sentence', async () => {
  const id = await addPayer('late');
  await server.app.sweep();
  expect(await suspensionOf(id)).toMatchObject({ reason: 'INVOICE_OVERDUE' });
  await server.database.query('update account set suspension_reason = $1', ['An invoice is late.']);
  expect(await suspensionOf(id)).toMatchObject({ reason: 'INVOICE_OVERDUE' });
});

it('leaves a suspension by hand as it is, also after the payment', async () => {
  const id = await addPayer('late');
  await post(`users/${id}/suspend`, { reason: 'Fraud' });
  await server.app.sweep();
  expect(await suspensionOf(id)).toMatchObject({ reason: 'Fraud' });
  const [invoice] = await listOf('invoices?all=true');
  await post(`invoices/${invoice?.['id']}/receive-in-cash`, { paidDate: '2026-08-21' });
  expect(await suspensionOf(id)).toMatchObject({ reason: 'Fraud' });
});

it('closes an account that is open on trust when somebody suspends it', async () => {
  const id = await addPayer('late');
  await server.app.sweep();
  const payer = server.browser();
  await payer.signIn('late@example.com', PASSWORD);
  await post('session/trust', {}, payer);
  expect((await payer.call('GET /api/devices')).status).toBe(200);
  const { suspension } = await post(`users/${id}/suspend`, { reason: 'Fraud' });
  expect(suspension).toMatchObject({ reason: 'Fraud', trustAvailable: false });
  expect((await payer.call('GET /api/devices')).status).toBe(403);
});

it('writes each suspension and its end down in the log of the account', async () => {
  const id = await addPayer('late');
  await server.app.sweep();
  const { reason, since } = (await suspensionOf(id)) as Json;
  const [suspended, ...more] = await logOf(id, 'suspend');
  expect(more).toEqual([]);
  expect(suspended).toMatchObject({
    userId: 0,
    objectName: 'late <late@example.com>',
    outcome: 'done',
    changes: [{ member: 'reason', before: null, after: reason }],
  });
  await post(`users/${id}/restore`);
  expect(await logOf(id, 'restore')).toMatchObject([
    {
      userName: `${ADMIN.name} <${ADMIN.email}>`,
      changes: [
        { member: 'reason', before: reason, after: null },
        { member: 'since', before: since, after: null },
      ],
    },
  ]);
});

it('suspends a reseller with all below it: each is told and has it in its log, and a plan in none', async () => {
  const { id: north } = await post('users', {
    name: 'north',
    email: 'north@example.com',
    password: PASSWORD,
    userLimit: -1,
  });
  await post('resellers', { userId: north });
  const atNorth = server.browser();
  await atNorth.signIn('north@example.com', PASSWORD);
  const json = { name: 'below', email: 'below@example.com', password: PASSWORD };
  const below = Number((await post('users', json, atNorth))['id']);
  const tree = `resellers/${north}`;
  await post(`${tree}/suspend`, { resellerId: north });
  expect(await listOf('server/logs?action=suspend')).toEqual([]);
  const empty = await admin.call(`POST /api/${tree}/suspend`, {
    json: { resellerId: north, apply: true },
  });
  expect(empty).toMatchObject({ status: 422, json: { field: 'reason' } });
  await post(`${tree}/suspend`, { resellerId: north, reason: 'Two invoices', apply: true });
  expect(await logOf(below, 'suspend')).toMatchObject([
    { changes: [{ member: 'reason', after: 'Two invoices' }] },
  ]);
  expect((await mailsTo('below')).join()).toContain('Two invoices');
  const told = (await mailsTo('below')).length;
  expect((await post(`${tree}/restore`))['userIds']).toEqual([north, below]);
  expect(await logOf(below, 'restore')).toMatchObject([
    { changes: [{ before: 'Two invoices' }, { member: 'since' }] },
  ]);
  expect((await mailsTo('below')).length).toBe(told + 1);
  expect((await post(`${tree}/restore`))['userIds']).toEqual([]);
});

it('suspends and tells once, however many servers look at once', async () => {
  const id = await addPayer('late', { remindDays: '1' });
  const other = await server.openDoor({});
  try {
    await Promise.all([server.app.sweep(), other.app.sweep()]);
    await Promise.all([server.app.sweep(), other.app.sweep()]);
  } finally {
    await other.stop();
  }
  expect(await listOf('invoices?all=true')).toHaveLength(1);
  expect(await suspensionOf(id)).not.toBeNull();
  expect(await logOf(id, 'suspend')).toHaveLength(1);
  // One reminder, and that it is suspended.
  expect(await mailsTo('late')).toHaveLength(2);
});

it('makes and suspends nothing twice where the clock goes back', async () => {
  const id = await addPayer('late', { remindDays: '1' });
  await wait(30);
  await server.app.sweep();
  const before = await listOf('invoices?all=true');
  expect(before).toHaveLength(2);
  await post(`users/${id}/restore`);
  const told = (await mailsTo('late')).length;
  await wait(-30);
  await server.app.sweep();
  await wait(30);
  await server.app.sweep();
  expect(await listOf('invoices?all=true')).toEqual(before);
  expect(await suspensionOf(id)).toBeNull();
  expect(await mailsTo('late')).toHaveLength(told);
});

it('suspends nobody on a day until which the invoice may still be paid', async () => {
  const id = await addPayer('late', { startsOn: '2026-08-22', dueDay: 22, suspendDays: 1 });
  await server.app.sweep();
  for (const day of ['Saturday', 'Sunday', 'Monday']) {
    await wait(1);
    await server.app.sweep();
    expect(await suspensionOf(id), day).toBeNull();
  }
  await wait(1);
  await server.app.sweep();
  expect(await suspensionOf(id)).not.toBeNull();
});

it('names the day of the suspension beforehand, where the contract suspends', async () => {
  const contract = { startsOn: '2026-08-22', dueDay: 22, remindDays: '-3' };
  await addPayer('warned', contract);
  await addPayer('safe', { ...contract, suspendDays: 0 });
  await server.app.sweep();
  const [toWarned = '', ...more] = await mailsTo('warned');
  expect(more).toEqual([]);
  // Five days after the Monday on which it can still be paid.
  expect(toWarned).toContain('29 de ago. de 2026');
  const [toSafe = ''] = await mailsTo('safe');
  expect(toSafe).not.toContain('suspended');
});

it('leaves a suspended account its invoices, and what is held of it', async () => {
  const id = await addPayer('late');
  await server.app.sweep();
  const payer = server.browser();
  await payer.signIn('late@example.com', PASSWORD);
  const [invoice] = await listOf('invoices', payer);
  for (const path of [
    ...[`invoices/${invoice?.['id']}/entries`, `invoices/${invoice?.['id']}/payment`],
    ...['invoices/statement', `users/${id}`, `users/${id}/personal-data`],
  ]) {
    expect((await payer.call(`GET /api/${path}`)).status, path).toBe(200);
  }
  expect((await payer.call('GET /api/devices')).status).toBe(403);
});
