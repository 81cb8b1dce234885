import { addDays, toDayKey } from '@rastro/sdk/domain';
import { afterEach, expect, it } from 'vitest';
import { ADMIN, startTestApp } from '../../http/testing';
import { startTestAsaas } from './testing';

const TODAY = toDayKey(Date.UTC(2026, 7, 21, 12), 'America/Sao_Paulo');
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

it('bills nobody by hand because a key cannot be read, and sends what waited once it is saved again', async () => {
  const asaas = await startTestAsaas();
  const { app, database, browser, stop } = await startTestApp({ config: { asaasUrl: asaas.url } });
  ends.push(() => asaas.stop(), stop);
  const admin = browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  const on = { attributes: { 'rastro.enableBilling': true } };
  await admin.call('PATCH /api/server', { json: on });
  const save = () =>
    admin.call('POST /api/integrations/payment', {
      json: { email: 'a@example.com', token: asaas.key, sandbox: true },
    });
  await save();
  const user = { name: 'Bia', email: 'bia@example.com', password: 'a long password' };
  const accountId = Number((await admin.call('POST /api/users', { json: user })).json['id']);
  const paymentOf = async () =>
    (
      JSON.parse((await admin.call('GET /api/integrations')).text) as {
        key: string;
        isLost: boolean;
      }[]
    ).find(({ key }) => key === 'payment');
  await database.query(`update integration set sealed = 'bm8='`);
  await database.transaction((unit) => unit.notify('integrations', 'payment'));
  await expect.poll(paymentOf).toMatchObject({ isLost: true });

  const json = { accountId, dueDate: addDays(TODAY, 5), value: 700, document: '52998224725' };
  const { id } = (await admin.call('POST /api/invoices', { json })).json;
  await app.sweep();
  const read = async () => (await admin.call(`GET /api/invoices/${String(id)}`)).json;
  expect(await read()).toMatchObject({
    provider: 'asaas',
    canBeSent: true,
    status: 'rastro-generated',
    problem: expect.stringContaining('save it again') as string,
  });
  expect(asaas.calls).toEqual([]);
  await save();
  await app.sweep();
  expect(await read()).toMatchObject({ status: 'PENDING', problem: '' });
});
