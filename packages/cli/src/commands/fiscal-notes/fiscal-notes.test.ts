import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Billing, startBilling } from '../invoices/testing';

let billing: Billing;
beforeAll(async () => {
  billing = await startBilling();
}, 60_000);
afterAll(() => billing.stop());

it('issues, sends again and cancels notes, and prints the file of one', async () => {
  const { asaas, accountId, run, send, setUpPayments, sweep } = billing;
  await send('POST /api/billing-contracts', {
    name: 'Fleet',
    accountId,
    priceKind: 'account',
    cents: 100,
    document: '52998224725',
    startsOn: '2026-08-22',
    dueDay: 22,
  });
  await setUpPayments();
  await sweep();
  const off = await run('fiscal-notes', 'issue', '--invoice', '1');
  expect([off.code, off.said]).toEqual([1, expect.stringContaining('fiscal notes')]);
  await send('POST /api/integrations/fiscal', {
    serviceCode: '1.07',
    serviceName: 'Tracking',
    iss: 2,
    since: '2027-01-01',
  });

  expect((await run('fiscal-notes', 'issue', '--invoice', '1')).code).toBe(0);
  const [at = ''] = asaas.notes.notes.keys();
  // The customer has no address: the city refuses.
  asaas.notes.settle(at);
  await sweep();
  const refused = await run('fiscal-notes', 'list', '--all', '--json');
  expect(JSON.parse(refused.out)).toMatchObject([{ status: 'ERROR', invoiceId: 1 }]);
  await send(`PATCH /api/users/${accountId}`, { attributes: { 'rastro.postcode': '01001000' } });
  expect((await run('fiscal-notes', 'retry', '1')).code).toBe(0);
  asaas.notes.settle(at);
  await sweep();
  const file = await run('fiscal-notes', 'xml', '1');
  expect([file.code, file.out]).toEqual([0, expect.stringContaining('<Numero>1</Numero>')]);

  const wrong = await run('fiscal-notes', 'cancel', 'all');
  expect([wrong.code, wrong.said]).toEqual([2, expect.stringContaining('such as 12')]);
  const planned = await run('fiscal-notes', 'cancel', '1', '--dry-run');
  expect([planned.out, planned.said]).toEqual([
    '',
    'Would have fiscal note 1 cancelled. Nothing was changed.\n',
  ]);
  const cancelled = await run('fiscal-notes', 'cancel', '1', '--yes', '--json');
  expect(JSON.parse(cancelled.out)).toMatchObject({ status: 'PROCESSING_CANCELLATION' });
});
