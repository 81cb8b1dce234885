import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openKeptSandbox } from './open-kept-sandbox';
import { crc16, pixCode } from './pix-code';
import { waitFor } from '../testing/wait-for';

const ends: (() => unknown)[] = [];
let folder: string;
let told: { token: unknown; body: Record<string, unknown> }[];
let webhookUrl: string;
let day: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  ends.push(() => rmSync(folder, { recursive: true }));
  [told, day] = [[], '2026-08-20'];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += String(part)));
    request.on('end', () => {
      const token = request.headers['asaas-access-token'];
      told.push({ token, body: JSON.parse(text) as Record<string, unknown> });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => new Promise((resolve) => server.close(resolve)));
  webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/billing/asaas`;
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const open = async () => {
  const file = join(folder, 'sandbox.json');
  const opened = await openKeptSandbox({ file, port: 0, webhookUrl, today: () => day });
  let isOpen = true;
  const stop = async () => {
    if (isOpen) await opened.stop();
    isOpen = false;
  };
  ends.push(stop);
  const ask = async (method: string, path: string, body?: object, key = opened.key) => {
    const reply = await fetch(`${opened.url}${path}`, {
      method,
      headers: { access_token: key, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
  };
  if (opened.sandbox.customers.size === 0) {
    await ask('POST', '/customers', { name: 'Bia', cpfCnpj: '52998224725' });
  }
  return { ...opened, stop, ask, file };
};

const charge = {
  customer: 'cus_000000000001',
  value: 100,
  dueDate: '2026-08-20',
  externalReference: 'invoice-7',
  description: '<script>alert(1)</script>',
  fine: { value: 2, type: 'PERCENTAGE' },
  interest: { value: 3 },
};

it('takes a payment on its page, with what is due that day, and tells of it once', async () => {
  const { ask, token } = await open();
  const nobody = { ...charge, customer: 'cus_000000000002' };
  expect((await ask('POST', '/payments', nobody)).body).toMatchObject({
    errors: [{ code: 'invalid_customer' }],
  });
  const { body } = await ask('POST', '/payments', charge);
  const page = String(body['invoiceUrl']);
  day = '2026-08-21';
  const html = await (await fetch(page)).text();
  expect(html).not.toContain('<script>');
  expect(html).toContain('&#60;script&#62;');
  // Two percent, and a day of three percent a month.
  expect(html).toMatch(/R\$\s102,10/);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await (await fetch(page, { method: 'POST' })).text()).toContain('Já foi paga');
  }
  expect(told).toMatchObject([
    { token, body: { event: 'PAYMENT_CREATED', payment: { id: body['id'], status: 'PENDING' } } },
    { token, body: { event: 'PAYMENT_RECEIVED', payment: { id: body['id'], value: 102.1 } } },
  ]);
  expect((await ask('GET', `/payments/${String(body['id'])}`)).body).toMatchObject({
    status: 'RECEIVED',
    originalValue: 100,
    value: 102.1,
    clientPaymentDate: day,
  });
  expect((await fetch(page.replace(/\w+$/, 'pay_none'))).status).toBe(404);
});

it('tells of what is done to payments and notes by calls too, and of nothing that was refused', async () => {
  const { ask } = await open();
  const made = await ask('POST', '/customers', { cpfCnpj: '52998224725', postalCode: '01001000' });
  const customer = String(made.body['id']);
  const payment = String((await ask('POST', '/payments', { ...charge, customer })).body['id']);
  await ask('POST', `/payments/${payment}/receiveInCash`, { paymentDate: day, value: 100 });
  expect((await ask('DELETE', `/payments/${payment}`)).status).toBe(400);
  await ask('POST', `/payments/${payment}/refund`, { value: 40 });
  await ask('POST', `/payments/${payment}/refund`, { value: 60 });
  const note = await ask('POST', '/invoices', {
    payment,
    serviceDescription: 'x',
    value: 100,
    effectiveDate: day,
    taxes: {},
    municipalServiceName: 'x',
    municipalServiceCode: '1',
  });
  await ask('POST', `/invoices/${String(note.body['id'])}/authorize`);
  // The city answers by itself.
  const events = () => told.map(({ body }) => body['event']);
  await waitFor(() => expect(events()).toContain('INVOICE_AUTHORIZED'));
  expect(events()).toEqual([
    ...['PAYMENT_CREATED', 'PAYMENT_RECEIVED', 'PAYMENT_PARTIALLY_REFUNDED', 'PAYMENT_REFUNDED'],
    ...['INVOICE_CREATED', 'INVOICE_SYNCHRONIZED', 'INVOICE_AUTHORIZED'],
  ]);
});

it('finds late what nobody paid in time, and has in what was paid by card after its days, and tells of each once', async () => {
  const { ask, passDays } = await open();
  const { body } = await ask('POST', '/payments', charge);
  const [id, page] = [String(body['id']), String(body['invoiceUrl'])];
  // That it was made is told beside the answer.
  await waitFor(() => expect(told).toHaveLength(1));
  const after = async (later: string) => {
    told.splice(0);
    day = later;
    await passDays();
    await passDays();
    const { status, netValue } = (await ask('GET', `/payments/${id}`)).body;
    return [status, netValue, ...told.map((each) => each.body['event'])];
  };
  expect(await after('2026-08-20')).toEqual(['PENDING', 98.01]);
  expect(await after('2026-08-21')).toEqual(['OVERDUE', 98.01, 'PAYMENT_OVERDUE']);
  told.splice(0);
  await fetch(`${page}?by=CREDIT_CARD`, { method: 'POST' });
  expect(told.map((each) => each.body['event'])).toEqual(['PAYMENT_CONFIRMED']);
  // R$ 0.49 and 2.99 % of what came, with fine and interest.
  expect(await after('2026-09-21')).toEqual(['CONFIRMED', 98.56]);
  expect(await after('2026-09-22')).toEqual(['RECEIVED', 98.56, 'PAYMENT_RECEIVED']);
});

it('goes on after a restart with its key, and takes no other', async () => {
  const first = await open();
  const { body } = await first.ask('POST', '/payments', charge);
  await first.stop();
  expect(statSync(first.file).mode & 0o077).toBe(0);
  const again = await open();
  expect([again.key, again.token]).toEqual([first.key, first.token]);
  const found = await again.ask('GET', '/payments?externalReference=invoice-7');
  expect(found.body['data']).toMatchObject([{ id: body['id'], status: 'PENDING' }]);
  const id = String(body['id']);
  expect((await again.ask('GET', `/payments/${id}`, undefined, '$aact_hmlg_x')).status).toBe(401);
  // The number after those that there are.
  const next = await again.ask('POST', '/payments', charge);
  expect(next.body['id']).not.toBe(id);
  const past = { ...charge, dueDate: '2026-08-19' };
  const refused = { errors: [{ code: 'invalid_dueDate' }] };
  expect((await again.ask('POST', '/payments', past)).body).toMatchObject(refused);
  expect((await again.ask('PUT', `/payments/${id}`, past)).body).toMatchObject(refused);
  await again.stop();
  expect(readFileSync(again.file, 'utf8')).toContain(String(next.body['id']));
});

it('begins anew where its file cannot be read', async () => {
  const first = await open();
  await first.stop();
  const { writeFileSync } = await import('node:fs');
  writeFileSync(first.file, '{"key":');
  expect((await open()).key).not.toBe(first.key);
});

it('writes codes of a Pix as banks read them, with their checksum', () => {
  // The example of the central bank's manual.
  const example =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
    '5913Fulano de Tal6008BRASILIA62070503***6304';
  expect(crc16(example)).toBe('1D3D');
  const code = pixCode(42.5, 'pay_0000000000000001');
  expect(code).toMatch(/^000201/);
  expect(code).toContain('54' + '05' + '42.50');
  expect(code).toContain('5802BR');
  expect(code).toMatch(/6304[0-9A-F]{4}$/);
  expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
});

it('takes cash back with what it was for, and has disputes and collectors', async () => {
  const { ask, url, sandbox } = await open();
  const { body: made } = await ask('POST', '/payments', charge);
  const path = `/payments/${String(made['id'])}`;
  await ask('POST', `${path}/receiveInCash`, { value: 12.5, paymentDate: day });
  expect((await ask('POST', `${path}/undoReceivedInCash`)).body).toMatchObject({
    status: 'PENDING',
    value: 100,
  });

  const admin = url.replace('/v3', `/admin${path}`);
  const move = async (status: string) => {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(admin, { method: 'PUT', headers, body: JSON.stringify({ status }) });
    return reply.status;
  };
  expect(await move('CHARGEBACK_REQUESTED')).toBe(409);
  expect(await move('PAID')).toBe(400);
  sandbox.pay(String(made['id']), day, undefined, 'CREDIT_CARD');
  const disputed = ['CHARGEBACK_REQUESTED', 'CHARGEBACK_DISPUTE', 'AWAITING_CHARGEBACK_REVERSAL'];
  for (const status of [...disputed, 'RECEIVED']) expect(await move(status)).toBe(200);
  const { body: late } = await ask('POST', '/payments', { ...charge, externalReference: 'other' });
  Object.assign(sandbox.payments.get(String(late['id'])) ?? {}, { status: 'OVERDUE' });
  const other = admin.replace(String(made['id']), String(late['id']));
  for (const status of ['DUNNING_REQUESTED', 'DUNNING_RECEIVED']) {
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch(other, { method: 'PUT', headers, body: JSON.stringify({ status }) });
    expect([status, reply.status]).toEqual([status, 200]);
  }
  await waitFor(() =>
    expect(told.map(({ body }) => body['event'])).toEqual(
      expect.arrayContaining([
        ...disputed.map((status) => `PAYMENT_${status}`),
        'PAYMENT_DUNNING_RECEIVED',
      ]),
    ),
  );
});
