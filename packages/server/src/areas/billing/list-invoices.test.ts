import { addDays, toDayKey } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { ADMIN, startTestApp } from '../../http/testing';

const TODAY = toDayKey(Date.UTC(2026, 7, 21, 12), 'America/Sao_Paulo');

it('lists what is due in a span of days, and with it what is owed from before', async () => {
  const server = await startTestApp();
  try {
    const admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
    await admin.call('PATCH /api/server', {
      json: { attributes: { 'rastro.enableBilling': true } },
    });
    const bia = { name: 'Bia', email: 'bia@example.com', password: 'a long password' };
    const accountId = Number((await admin.call('POST /api/users', { json: bia })).json['id']);
    const ids: number[] = [];
    for (const days of [-200, -150, -10, 5]) {
      const json = { accountId, dueDate: addDays(TODAY, days), value: 700 };
      ids.push(Number((await admin.call('POST /api/invoices', { json })).json['id']));
    }
    const [paid, late, recent, coming] = ids;
    await admin.call(`POST /api/invoices/${paid}/receive-in-cash`, { json: { paidDate: TODAY } });
    const list = async (query: string) => {
      const { json } = await admin.call(`GET /api/invoices?all=true&${query}`);
      return (json as unknown as { id: number }[]).map(({ id }) => id);
    };
    const from = `from=${addDays(TODAY, -92)}`;
    expect(await list(from)).toEqual([coming, recent]);
    expect(await list(`${from}&owed=true`)).toEqual([coming, recent, late]);
    expect(await list(`${from}&to=${TODAY}&owed=true`)).toEqual([recent, late]);
    const wrong = await admin.call('GET /api/invoices?all=true&from=nope');
    expect([wrong.status, wrong.json]).toEqual([422, expect.objectContaining({ field: 'from' })]);
    expect(await list('')).toEqual([coming, recent, late, paid]);
  } finally {
    await server.stop();
  }
});
