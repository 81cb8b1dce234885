import { addDays, type BillingDay, toDayKey } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';

interface Told {
  from: BillingDay;
  to: BillingDay;
  dueDate: BillingDay;
  value: number;
  lines: { kind: string; vehicles: number; days: number; ofDays: number; cents: number }[];
}

const TODAY = toDayKey(Date.UTC(2026, 7, 21, 12), 'America/Sao_Paulo');

let server: TestApp;
let admin: TestBrowser;
let accountId: number;
beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': true } } });
  accountId = await server.addUser({ name: 'Bia', email: 'bia@example.com' });
  await server.addDevice('One', 'one', accountId);
  await server.addDevice('Two', 'two', accountId);
});
afterAll(() => server.stop());

const read = async <T>(call: string, json?: object): Promise<T> => {
  const reply = await admin.call(call, { ...(json && { json }) });
  expect(reply.status, reply.text).toBe(200);
  return JSON.parse(reply.text) as T;
};
const listInvoices = () => read<Told[]>('GET /api/invoices?all=true');

it('says what a contract will charge before it is made, and makes just that, early too', async () => {
  const startsOn = addDays(TODAY, 40);
  const contract = {
    name: 'Monthly',
    accountId,
    priceKind: 'vehicle',
    cents: 5_000,
    currency: 'BRL',
    startsOn,
    dueDay: 5,
    isProRata: true,
    oneOffs: `${startsOn} 30.00 Installation`,
  };
  const said = await read<Told[]>('POST /api/billing-contracts/preview', contract);
  expect(said).toHaveLength(3);
  expect(said[0]?.lines.map(({ kind, vehicles }) => [kind, vehicles])).toEqual([
    ['vehicle', 2],
    ['oneOff', 0],
  ]);
  expect(said[1]?.value).toBe(10_000);
  expect(await listInvoices()).toEqual([]);

  const { id } = await read<{ id: number }>('POST /api/billing-contracts', contract);
  expect(await read(`GET /api/billing-contracts/${id}/preview`)).toEqual(said);
  await server.app.sweep();
  expect(await listInvoices()).toEqual([]);
  const [first, second] = said;
  const makeNext = () => read<object>(`POST /api/billing-contracts/${id}/make-next`);
  expect(await makeNext()).toMatchObject({ id, invoicedTo: first?.to });
  expect(await listInvoices()).toMatchObject([{ ...first, status: 'rastro-generated' }]);
  expect(await makeNext()).toMatchObject({ invoicedTo: second?.to });
  expect((await listInvoices()).map(({ value }) => value)).toEqual([10_000, first?.value]);
  await server.app.sweep();
  expect(await listInvoices()).toHaveLength(2);

  const payer = server.browser();
  await payer.signIn('bia@example.com', ADMIN.password);
  for (const call of [`${id}/make-next`, 'preview']) {
    const refused = await payer.call(`POST /api/billing-contracts/${call}`, { json: contract });
    expect(refused.status, call).toBe(403);
  }
});

it('makes nothing early of what only its end makes known', async () => {
  const { id } = await read<{ id: number }>('POST /api/billing-contracts', {
    name: 'By use',
    accountId,
    priceKind: 'vehicle',
    cents: 5_000,
    currency: 'BRL',
    startsOn: '2026-08-01',
    endsOn: '2026-09-01',
    dueDay: 1,
    billed: 'after',
  });
  const before = await listInvoices();
  const refused = await admin.call(`POST /api/billing-contracts/${id}/make-next`);
  expect([refused.status, refused.json['field']]).toEqual([422, 'endsOn']);
  expect(await listInvoices()).toEqual(before);
});

it('says which field of a contract that is not made yet is wrong', async () => {
  const contract = { name: 'Once', accountId, startsOn: TODAY, oneOffs: 'soon 30.00 Installation' };
  const refused = await admin.call('POST /api/billing-contracts/preview', { json: contract });
  expect([refused.status, refused.json['field']]).toEqual([422, 'oneOffs']);
});
