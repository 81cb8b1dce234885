import { DAY_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENGINE_ORIGIN } from '../../db/credential-epoch';
import { unzip } from '../../engine/exports/testing';
import { createTestMail } from '../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';
import { createTestSmtpServer, type TestSmtpServer } from '../../mail/testing';
import { findEnglish, readMailText } from '../../text/testing';
import { answer, ask } from '../../areas/consents/testing';
import { SavedBrands } from '../themes/saved-brands';

const DOMAIN = 'frota.example';
const LIA = 'lia@example.com';
const LINKS = /https?:\S+/g;
let server: TestApp;
let smtp: TestSmtpServer;
let admin: TestBrowser;
let lia: TestBrowser;
let liaId: number;
let deviceId: number;
let texts: string[];

beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  texts = [];
  const sms = {
    type: 'sms' as const,
    readAddress: ({ phone }: { phone?: string | null }) => phone ?? undefined,
    send: async (_to: string, text: string) => void texts.push(text),
  };
  server = await startTestApp({
    mail: createTestMail(smtp.url),
    config: { mail: { url: smtp.url, from: 'no-reply@frota.example' } },
    texts: { providers: [sms], readTitle: async () => 'Frota', publicUrl: 'https://frota.example' },
  });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  // The server says otherwise: the brand comes first.
  const attributes = { language: 'en', 'rastro.enableBilling': true };
  expect((await admin.call('PATCH /api/server', { json: { attributes } })).status).toBe(200);
  const brands = new SavedBrands(server.database, () => Date.UTC(2026, 7, 21));
  const branding = Buffer.from(
    JSON.stringify({ productName: 'Frota', defaultLanguage: 'pt-BR', timeZone: 'America/Manaus' }),
  );
  await brands.save(DOMAIN, {
    from: 0,
    files: new Map([['branding.json', branding]]),
    by: { userId: 1, name: 'Ana' },
  });
  await brands.setVerified(DOMAIN);
  liaId = await server.addUser({ name: 'Lia', email: LIA, phone: '+5511', userLimit: -1 });
  deviceId = await server.addDevice('Kombi', 'kombi', liaId);
  await server.database.query(
    `insert into account (tracking_origin, user_id, domain) values ($1, $2, $3)
     on conflict (tracking_origin, user_id) do update set domain = excluded.domain`,
    [ENGINE_ORIGIN, liaId, DOMAIN],
  );
  await wait(1);
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

/** The clock goes on, and so do sessions end. */
async function wait(days: number) {
  server.wait(days * DAY_MS);
  await admin.signIn(ADMIN.email, ADMIN.password);
  lia = server.browser();
  await lia.signIn(LIA, ADMIN.password);
}
const make = async (path: string, json: object, by = lia): Promise<Record<string, unknown>> => {
  const reply = await by.call(`POST /api/${path}`, { json });
  expect(reply.status, `${path} ${reply.text}`).toBeLessThan(300);
  return reply.json;
};
/** Messages that went out since the last look: mails, then texts. */
const takeSent = async (): Promise<string[]> => {
  await server.app.sweep();
  await server.app.sendReports();
  await server.engine.deliver();
  return [...smtp.mails.splice(0).map(({ raw }) => readMailText(raw)), ...texts.splice(0)];
};
/** All of it is Portuguese; each of `said` stands in one. */
const expectPortuguese = async (...said: (string | RegExp)[]) => {
  const sent = await takeSent();
  for (const text of sent) expect(findEnglish(text.replace(LINKS, '')), text).toEqual([]);
  for (const words of said) {
    expect(sent.join('\n---\n')).toMatch(words);
  }
};

/** Requests a report from the API as an account with access. */
const askReport = (path: string) => {
  const period = `deviceId=${deviceId}&from=2026-08-20T00:00:00Z&to=2026-08-25T00:00:00Z`;
  const call = { method: 'GET', path, query: new URLSearchParams(period) };
  return server.engine.upstream.send(call, { actor: { userId: liaId } });
};

it('tells of events, and tests, in kilometres', async () => {
  const rule = { always: true, notificators: 'mail,sms' };
  await make('notifications', { ...rule, type: 'alarm', attributes: { alarms: 'sos' } });
  await make('notifications', { ...rule, type: 'deviceOverspeed', attributes: {} });
  await lia.call(`PATCH /api/devices/${deviceId}`, { json: { attributes: { speedLimit: 20 } } });
  for (const [speedKnots, attributes] of [
    [5, {}],
    [50, { alarm: 'sos' }],
  ] as const) {
    await server.engine.ingest({
      uniqueId: 'kombi',
      latitude: -23.5,
      longitude: -46.6,
      speedKnots,
      attributes,
    });
  }
  await server.engine.flush();
  await expectPortuguese(/km\/h/, /Velocidade/, /America\/Manaus/);
  for (const type of ['mail', 'sms']) await lia.call(`POST /api/notifications/test/${type}`);
  await expectPortuguese(/Frota/);
});

it('writes of the account: its password, email, suspension, and who is invited', async () => {
  await server.browser().call('POST /api/session/password', {
    form: { email: LIA, requested_from: 'web' },
  });
  await expectPortuguese(/nova senha/);
  await make('invitations', {
    email: 'bia@example.com',
    name: 'Bia',
    expiresAt: new Date(Date.UTC(2026, 7, 29)).toISOString(),
  });
  await expectPortuguese(/convid/i);
  await make(`users/${liaId}/suspend`, { reason: 'Contrato' }, admin);
  await expectPortuguese(/suspensa/);
  expect((await admin.call(`POST /api/users/${liaId}/restore`)).status).toBeLessThan(300);
  await expectPortuguese(/conta/);
  await wait(0);
  const json = { email: 'lia2@example.com', currentPassword: ADMIN.password };
  await lia.call(`PATCH /api/users/${liaId}`, { json });
  await expectPortuguese();
});

it('asks for consents, and tells who asked of the answer', async () => {
  const id = await server.addDevice('Moto', 'moto', liaId);
  const made = await ask(lia, id, { email: 'bia@example.com', personName: 'Bia' });
  await answer(server, made.json['token'], 'refused');
  await expectPortuguese(/consentimento/, /não consente/);
});

it('reminds of what is due', async () => {
  const plan = { name: 'Óleo', type: 'odometer', start: 0, period: 10_000_000, attributes: {} };
  const { id: maintenanceId } = await make('maintenance', plan);
  await make('permissions', { deviceId, maintenanceId });
  await make('due-notices', { kind: 'maintenance', distance: 500_000, channels: 'mail,sms' });
  await server.engine.ingest({
    uniqueId: 'kombi',
    latitude: 1,
    longitude: 2,
    speedKnots: 0,
    attributes: { odometer: 9_600_000 },
  });
  await server.engine.flush();
  const attributes = { 'rastro.cnhValidity': '2026-09-01' };
  await make('drivers', { name: 'Rui', uniqueId: 'tag', attributes });
  await make('due-notices', { kind: 'licence', days: 28, channels: 'mail,sms' });
  await expectPortuguese(/falta 400 km/, /vence em/);
});

it('sends reports that are asked for, that go out by themselves, and asks who is outside', async () => {
  expect((await askReport('/reports/summary/mail')).status).toBeLessThan(300);
  await make('scheduled-reports', {
    name: 'Resumo',
    kind: 'summary',
    period: 'yesterday',
    format: 'csv',
    recipients: `${LIA}, fora@example.com`,
    repeats: 'daily',
    minuteOfDay: 420,
    timeZone: 'America/Sao_Paulo',
  });
  await expectPortuguese(/relatório/i);
  await wait(1);
  await expectPortuguese(/relatório/i);
});

it('bills: reminds, warns, suspends and opens', async () => {
  await make(
    'billing-contracts',
    {
      name: 'Plano',
      accountId: liaId,
      priceKind: 'account',
      cents: 10_000,
      suspendDays: 2,
      startsOn: '2026-08-25',
      dueDay: 25,
      remindDays: '-3,0,1',
    },
    admin,
  );
  await expectPortuguese();
  await wait(3);
  await expectPortuguese(/fatura/i);
  await wait(4);
  await expectPortuguese(/suspensa/);
});

it('makes spreadsheets in them too', async () => {
  const { stream } = await askReport('/reports/summary/xlsx');
  const parts: Buffer[] = [];
  for await (const part of stream ?? []) parts.push(Buffer.from(part));
  const files = unzip(Buffer.concat(parts));
  const sheet = files.get('xl/worksheets/sheet1.xml') ?? '';
  expect(findEnglish(sheet)).toEqual([]);
  expect(sheet).toContain('Velocidade');
  expect(files.get('xl/styles.xml')).toContain('km/h');
});
