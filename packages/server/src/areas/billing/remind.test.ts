import { addDays, toDayKey } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestMail } from '../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp } from '../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';

const PASSWORD = 'a long password';
const NORTH = 'track.north.example';

let smtp: TestSmtpServer;
let server: TestApp;
const texts: string[][] = [];

beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  server = await startTestApp({
    config: { publicUrl: 'https://fleet.example' },
    mail: createTestMail(smtp.url),
    readDnsTexts: async () => texts,
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

it('reminds an account of an invoice by mail, once, in the words and with the links of its reseller', async () => {
  const entered = async (email: string, password = PASSWORD) => {
    const browser = server.browser();
    expect((await browser.signIn(email, password)).status).toBe(200);
    return browser;
  };
  const admin = await entered(ADMIN.email, ADMIN.password);
  const call = async (as: typeof admin, path: string, json: object) => {
    const reply = await as.call(path, { json });
    expect(reply.status, `${path} ${reply.text}`).toBe(200);
    return reply.json;
  };
  await call(admin, 'PATCH /api/server', { attributes: { 'rastro.enableBilling': true } });
  const north = await server.addUser({ name: 'Norte', email: 'n@example.com', userLimit: -1 });
  await call(admin, 'POST /api/resellers', { userId: north, domain: NORTH });
  const words = JSON.stringify({ 'mail.billing.pay': 'Pague ao Norte por aqui:' });
  const { proof } = (await call(admin, `PUT /api/theme?domain=${NORTH}`, {
    branding: { productName: 'Norte' },
    files: { 'words/pt-BR.json': Buffer.from(words).toString('base64') },
    revision: 0,
  })) as { proof: { value: string } };
  texts.push([proof.value]);
  expect((await admin.call(`POST /api/theme/verify?domain=${NORTH}`)).status).toBe(200);

  const atNorth = await entered('n@example.com', ADMIN.password);
  const pix = { sellerName: 'Frota', pixKey: 'caixa@frota.example', pixCity: 'Belém' };
  await call(admin, 'POST /api/integrations/seller', pix);
  const own = await server.addUser({ name: 'Ana Lima', email: 'own@example.com' });
  const json = { name: 'Padaria', email: 'p@example.com', password: PASSWORD };
  const { id: bakery } = await call(atNorth, 'POST /api/users', json);
  const day = toDayKey(Date.UTC(2026, 7, 21, 12), 'America/Sao_Paulo');
  for (const accountId of [own, bakery]) {
    const account = (await admin.call(`GET /api/users/${accountId}`)).json;
    await call(admin, `PUT /api/users/${accountId}`, {
      ...account,
      attributes: { 'rastro.lang': 'pt-BR' },
    });
    await call(admin, 'POST /api/billing-contracts', {
      name: 'Mensal',
      accountId,
      priceKind: 'account',
      cents: 4990,
      remindDays: '-40, 40',
      startsOn: addDays(day, -1),
      dueDay: Number(day.slice(8)),
    });
  }
  await server.app.sweep();
  await server.app.sweep();
  await server.engine.deliver();

  const plain = ({ raw }: { raw: string }) => raw.replace(/=\r\n/g, '');
  const textOf = (address: string): string[] =>
    smtp.mails.filter(({ to }) => to.includes(address)).map(plain);
  const [toBakery = '', ...moreToBakery] = textOf('p@example.com');
  expect(moreToBakery).toEqual([]);
  expect(toBakery).toContain('Pague ao Norte por aqui:');
  expect(toBakery).toContain(`https://${NORTH}/invoices`);
  expect(toBakery).toMatch(/sua\s+conta\s+paga\s+este\s+contrato/);
  expect(toBakery).toMatch(/Pix copia e cola: 000201.*caixa@frota.example.*FATURA/);
  const [toOwn = ''] = textOf('own@example.com');
  expect(toOwn).not.toContain('Norte');
  expect(toOwn).toContain('https://fleet.example/invoices');
});
