import { afterEach, expect, it } from 'vitest';
import { addDays, BILLING_ZONE, toDayKey } from '@rastro/sdk/domain';
import { openProductDoor } from '../../traccar/testing/open-product-door';
import { useFront } from '../../traccar/testing/use-front';
import { startTestAsaas } from './testing';

const at = useFront();
const PASSWORD = 'a long password';
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** In front of a Traccar, where customers never signed in. */
async function open() {
  const asaas = await startTestAsaas();
  const door = await openProductDoor(at.front.upstream, at.db, {
    config: { asaasUrl: asaas.url },
  });
  ends.push(asaas.stop, () => door.stop());
  const admin = door.browser();
  await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
  const call = async (browser: typeof admin, route: string, json: object) => {
    const reply = await browser.call(route, { json });
    expect(reply.status, reply.text).toBe(200);
    return reply.json;
  };
  await call(admin, 'PATCH /api/server', { attributes: { 'rastro.enableBilling': true } });
  ends.push(async () => {
    await admin.call('PATCH /api/server', {
      json: { attributes: { 'rastro.enableBilling': null } },
    });
  });
  let made = 0;
  const add = async (browser: typeof admin, more: object = {}) => {
    const email = `unseen-${Date.now()}-${(made += 1)}@example.com`;
    const account = { name: 'Unseen', email, password: PASSWORD, ...more };
    return { email, id: Number((await call(browser, 'POST /api/users', account))['id']) };
  };
  return { asaas, door, admin, call, add };
}
const today = () => toDayKey(Date.now(), BILLING_ZONE);

it('bills the customer of a reseller who never signed in here, as the reseller sees it', async () => {
  const { door, admin, call, add } = await open();
  const north = await add(admin, { userLimit: -1, deviceLimit: -1 });
  await call(admin, 'POST /api/resellers', { userId: north.id });
  const reseller = door.browser();
  expect((await reseller.signIn(north.email, PASSWORD)).status).toBe(200);
  const { id: accountId } = await add(reseller);
  await call(reseller, 'POST /api/billing-contracts', {
    name: 'Fleet',
    accountId,
    priceKind: 'account',
    cents: 4_990,
    startsOn: addDays(today(), 2),
    dueDay: Number(addDays(today(), 2).slice(8)),
  });
  await door.app.sweep();
  const { text } = await reseller.call('GET /api/invoices?all=true');
  expect(JSON.parse(text)).toMatchObject([{ accountId, accountName: 'Unseen', value: 4_990 }]);
});

it('issues the note of one by hand, as who asks sees it', async () => {
  const { asaas, admin, call, add } = await open();
  await call(admin, 'POST /api/integrations/payment', {
    email: 'a@example.com',
    token: asaas.key,
    sandbox: true,
  });
  await call(admin, 'POST /api/integrations/fiscal', {
    serviceCode: '1.07',
    serviceName: 'Tracking',
    iss: 2,
    since: '2040-01-01',
  });
  const { id: accountId } = await add(admin);
  const { id: invoiceId } = await call(admin, 'POST /api/invoices', {
    accountId,
    dueDate: addDays(today(), 3),
    value: 700,
    document: '52998224725',
  });
  expect(await call(admin, 'POST /api/fiscal-notes', { invoiceId })).toMatchObject({
    status: 'SYNCHRONIZED',
    problem: '',
  });
  expect([...asaas.customers.values()]).toMatchObject([{ name: 'Unseen' }]);
});
