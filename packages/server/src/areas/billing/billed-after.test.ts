import { DAY_MS } from '@rastro/sdk/domain';
import { expect, it } from 'vitest';
import { ADMIN, startTestApp } from '../../http/testing';

interface Told {
  from: string;
  value: number;
  lines: { kind: string; vehicles: number; cents: number; span: { from: string } }[];
}

it('corrects what is billed after its period by vehicles of its last days, and bills the last once it is over', async () => {
  const server = await startTestApp();
  const admin = server.browser();
  const signIn = () => admin.signIn(ADMIN.email, ADMIN.password);
  await signIn();
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': true } } });
  const accountId = await server.addUser({ name: 'Bia', email: 'bia@example.com' });
  await server.addDevice('One', 'one', accountId);
  const contract = {
    name: 'By use',
    accountId,
    priceKind: 'vehicle',
    cents: 3_000,
    currency: 'BRL',
    startsOn: '2026-08-01',
    dueDay: 1,
    billed: 'after',
  };
  const made = await admin.call('POST /api/billing-contracts', { json: contract });
  expect(made.status, made.text).toBe(200);
  const contractPath = `/api/billing-contracts/${Number(made.json['id'])}`;
  const sweepAfter = async (days: number) => {
    server.wait(days * DAY_MS);
    await signIn();
    await server.app.sweep();
    const listed = await admin.call('GET /api/invoices?all=true');
    return (JSON.parse(listed.text) as Told[]).map(({ from, value }) => [from, value]);
  };
  // The 21st: August is invoiced on the 22nd, ten days before it is due.
  expect(await sweepAfter(0)).toEqual([]);
  expect(await sweepAfter(1)).toEqual([['2026-08-01', 3_000]]);
  await server.addDevice('Two', 'two', accountId);
  await sweepAfter(1);
  expect((await admin.call(`GET ${contractPath}/preview`)).json).toMatchObject([
    { from: '2026-09-01', value: 6_000 + 871 },
    { from: '2026-10-01', value: 6_000 },
    { from: '2026-11-01', value: 6_000 },
  ]);
  expect(await sweepAfter(30)).toEqual([
    // The second vehicle had nine of the 31 days of August.
    ['2026-09-01', 6_000 + 871],
    ['2026-08-01', 3_000],
  ]);
  const [september] = JSON.parse((await admin.call('GET /api/invoices?all=true')).text) as Told[];
  expect(september?.lines[0]).toMatchObject({
    kind: 'correction',
    cents: 871,
    span: { from: '2026-08-01', to: '2026-09-01' },
  });
  // The last waits for its end: no other one would correct it.
  const ended = await admin.call(`PATCH ${contractPath}`, { json: { endsOn: '2026-11-01' } });
  expect(ended.status, ended.text).toBe(200);
  expect((await sweepAfter(36)).length).toBe(2);
  await server.addDevice('Three', 'three', accountId);
  expect((await sweepAfter(6))[0]).toEqual(['2026-10-01', expect.any(Number)]);
  await server.stop();
});

it('charges the vehicles of its last days once it ended where it was invoiced, and once', async () => {
  const server = await startTestApp();
  const admin = server.browser();
  const signIn = () => admin.signIn(ADMIN.email, ADMIN.password);
  await signIn();
  await admin.call('PATCH /api/server', { json: { attributes: { 'rastro.enableBilling': true } } });
  const accountId = await server.addUser({ name: 'Bia', email: 'bia@example.com' });
  await server.addDevice('One', 'one', accountId);
  const contract = {
    name: 'By use',
    accountId,
    priceKind: 'vehicle',
    cents: 3_000,
    currency: 'BRL',
    startsOn: '2026-08-01',
    dueDay: 1,
    billed: 'after',
  };
  const made = await admin.call('POST /api/billing-contracts', { json: contract });
  const contractPath = `/api/billing-contracts/${Number(made.json['id'])}`;
  const sweepAfter = async (days: number) => {
    server.wait(days * DAY_MS);
    await signIn();
    await Promise.all([server.app.sweep(), server.app.sweep()]);
    const listed = await admin.call('GET /api/invoices?all=true');
    return (JSON.parse(listed.text) as Told[]).map(({ from, value }) => [from, value]);
  };
  expect(await sweepAfter(1)).toEqual([['2026-08-01', 3_000]]);
  await server.addDevice('Two', 'two', accountId);
  expect(await sweepAfter(1)).toHaveLength(1);
  const ended = await admin.call(`PATCH ${contractPath}`, { json: { endsOn: '2026-09-01' } });
  expect(ended.status, ended.text).toBe(200);
  expect(await sweepAfter(5)).toHaveLength(1);
  const all = [
    ['2026-08-31', 871],
    ['2026-08-01', 3_000],
  ];
  expect(await sweepAfter(5)).toEqual(all);
  expect(await sweepAfter(40)).toEqual(all);
  await server.stop();
});
