import { addDays, toDayKey } from '@rastro/sdk/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';

const NOON = Date.UTC(2026, 7, 21, 12);
const TODAY = toDayKey(NOON, 'America/Sao_Paulo');

interface Told {
  id: number;
  dueDate: string;
  from: string | null;
  value: number;
  open: number;
  status: string;
}

let server: TestApp;
let admin: TestBrowser;
let accountId: number;
let contractId: number;

beforeEach(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': true } } });
  const json = { name: 'Bia', email: 'bia@example.com', password: 'a long password' };
  accountId = Number((await admin.call('POST /api/users', { json })).json['id']);
  const contract = {
    name: 'Flat',
    accountId,
    priceKind: 'account',
    cents: 10_000,
    currency: 'BRL',
    startsOn: '2026-07-01',
    dueDay: 1,
    // A credit that is more than one period costs, and something that is charged in the second.
    oneOffs: '2026-07-10 -120.00 Goodwill\n2026-08-05 30.00 New tracker',
  };
  const made = await admin.call('POST /api/billing-contracts', { json: contract });
  expect(made.status, made.text).toBe(200);
  contractId = Number(made.json['id']);
  await server.app.sweep();
});
afterEach(() => server.stop());

const list = async () =>
  ((await admin.call('GET /api/invoices?all=true')).json as unknown as Told[]).map(
    ({ id, from, value, open, status }) => ({ id, from, value, open, status }),
  );
const cancel = (id: number, again: boolean) =>
  admin.call(`POST /api/invoices/${id}/cancel`, { json: { again, note: 'Wrong price' } });

it('invoices the period of a canceled one once more, with its credit and what is charged once', async () => {
  const [second, first] = await list();
  expect([first, second]).toMatchObject([
    { from: '2026-07-01', value: 0 },
    // 100 and 30, less the 20 of the credit that were left.
    { from: '2026-08-01', value: 11_000, status: 'OVERDUE' },
  ]);
  const old = await cancel(first?.id ?? 0, true);
  expect(old.status).not.toBe(200);

  const price = { cents: 8_000, priceFrom: '2026-08-01' };
  const cheaper = await admin.call(`PATCH /api/billing-contracts/${contractId}`, { json: price });
  expect(cheaper.status, cheaper.text).toBe(200);
  expect((await cancel(second?.id ?? 0, true)).json).toMatchObject({ status: 'CANCELED', open: 0 });
  const made = (await list()).filter(({ from }) => from === '2026-08-01');
  expect(made.map(({ value, open, status }) => [value, open, status]).sort()).toEqual([
    [11_000, 0, 'CANCELED'],
    [9_000, 9_000, 'rastro-generated'],
  ]);
  await Promise.all([server.app.sweep(), server.app.sweep()]);
  expect(await list()).toHaveLength(3);
  const statement = await admin.call('GET /api/invoices/statement?all=true');
  expect((statement.json as unknown as { balance: number }[]).at(-1)).toMatchObject({
    balance: 9_000,
  });
});

it('makes nothing anew that later invoices were reckoned on, or that no contract made', async () => {
  server.wait(30 * 86_400_000);
  await admin.signIn(ADMIN.email, ADMIN.password);
  await server.app.sweep();
  const august = (await list()).find(({ from }) => from === '2026-08-01');
  expect((await cancel(august?.id ?? 0, true)).json).toMatchObject({
    code: 'FIELD_INVALID',
    field: 'again',
    message: expect.stringContaining('Only the last') as string,
  });
  expect(await list()).toContainEqual(august);

  const json = { accountId, dueDate: addDays(TODAY, 60), value: 700 };
  const once = await admin.call('POST /api/invoices', { json });
  expect((await cancel(Number(once.json['id']), true)).json).toMatchObject({ field: 'again' });
  const before = (await list()).length;
  expect((await cancel(august?.id ?? 0, false)).status).toBe(200);
  await server.app.sweep();
  expect(await list()).toHaveLength(before);
});
