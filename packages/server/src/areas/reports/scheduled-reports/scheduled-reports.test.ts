import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS, SCHEDULED_REPORT_KINDS } from '@rastro/sdk/domain';
import { createTestMail } from '../../../engine/notifications/testing';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { createTestSmtpServer, type TakenMail, type TestSmtpServer } from '../../../mail/testing';

let server: TestApp;
let smtp: TestSmtpServer;
let admin: TestBrowser;
let busId: number;

/** The clock of the test server begins at noon of a Friday, 21 August 2026. */
const daily = {
  name: 'Viagens da manhã',
  kind: 'trips',
  period: 'yesterday',
  format: 'csv',
  recipients: 'boss@example.com, office@example.com',
  repeats: 'daily',
  minuteOfDay: 7 * 60,
  timeZone: 'America/Sao_Paulo',
  locale: 'pt-BR',
};
/** To seven o'clock of the next morning in São Paulo, which is ten of UTC. */
const TO_MORNING_MS = 22 * HOUR_MS;

beforeAll(async () => {
  smtp = await createTestSmtpServer();
  await smtp.start();
  server = await startTestApp({ mail: createTestMail(smtp.url), maxADay: { mail: 40 } });
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
  busId = await server.addDevice('Ônibus 1', 'bus');
  // Those with an account here need not agree to anything.
  for (const name of ['boss', 'office']) {
    await server.addUser({ name, email: `${name}@example.com` });
  }
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(() => {
  smtp.mails.length = 0;
  smtp.refuseWith(undefined);
});

/** Time goes by; sessions end meanwhile. */
async function wait(ms: number): Promise<void> {
  server.wait(ms);
  await admin.signIn(ADMIN.email, ADMIN.password);
}
const run = () => server.app.sendReports();
const make = async (more: object = {}, browser = admin): Promise<Record<string, unknown>> => {
  const reply = await browser.call('POST /api/scheduled-reports', { json: { ...daily, ...more } });
  expect(reply.status, reply.text).toBe(200);
  return reply.json;
};
const remove = (id: unknown) => admin.call(`DELETE /api/scheduled-reports/${String(id)}`);
const runsOf = async (id: unknown): Promise<Record<string, unknown>[]> => {
  const reply = await admin.call(`GET /api/scheduled-reports/${String(id)}/runs`);
  return JSON.parse(reply.text) as Record<string, unknown>[];
};
const receivers = (): string[] => smtp.mails.flatMap(({ to }) => to).sort();

/** The parts of a mail, by their media types, as bytes. */
function partsOf({ raw }: TakenMail): Map<string, Buffer> {
  const parts = raw.split(/\r\n--[^\r]+\r\n/).flatMap((part): [string, Buffer][] => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const type = /content-type:\s+([^;\r]+)/i.exec(head)?.[1] ?? '';
    const text = body.join('\r\n\r\n');
    const isBase64 = /encoding: base64/i.test(head);
    const plain = text
      .replace(/=\r\n/g, '')
      .replace(/((?:=[0-9A-F]{2})+)/g, (codes) =>
        Buffer.from(codes.replaceAll('=', ''), 'hex').toString(),
      );
    return [[type, isBase64 ? Buffer.from(text, 'base64') : Buffer.from(plain)]];
  });
  return new Map(parts);
}

it('goes out when its time has come, once, to every address, in the words of its owner', async () => {
  const report = await make();
  expect(report['nextAt']).toBe('2026-08-22T10:00:00.000Z');
  await run();
  expect(smtp.mails).toEqual([]);
  await wait(TO_MORNING_MS);
  await run();
  await run();
  expect(receivers()).toEqual(['boss@example.com', 'office@example.com']);
  const parts = partsOf(smtp.mails[0]!);
  const text = parts.get('text/plain')?.toString() ?? '';
  expect(text).toContain('Viagens da manhã');
  expect(text).toContain('21/08/2026 00:00 a 21/08/2026 23:59');
  expect(text).toContain('a pedido de Ana');
  const csv = parts.get('text/csv')?.toString() ?? '';
  expect(csv).toContain('Veículo');

  const after = (await admin.call(`GET /api/scheduled-reports/${String(report['id'])}`)).json;
  expect(after).toMatchObject({
    nextAt: '2026-08-23T10:00:00.000Z',
    lastDueAt: '2026-08-22T10:00:00.000Z',
    lastStatus: 'sent',
  });
  expect(await runsOf(report['id'])).toMatchObject([
    { status: 'sent', sentTo: 'boss@example.com, office@example.com', rowCount: 0 },
  ]);
  await remove(report['id']);
});

it('asks who has no account here once, and sends nothing else before that person agrees', async () => {
  const recipients = 'boss@example.com, stranger@elsewhere.example';
  const report = await make({ recipients });
  const again = await make({ recipients, name: 'Another' });
  await run();
  await run();
  expect(receivers()).toEqual(['stranger@elsewhere.example']);
  const [question] = smtp.mails.splice(0);
  const text = partsOf(question!).get('text/plain')?.toString() ?? ''; // of one
  expect(text).toContain(ADMIN.email);
  const [, token = ''] = /\/login\/receive\/([\w-]+)/.exec(text) ?? [];
  await wait(DAY_MS);
  await run();
  expect(receivers()).toEqual(['boss@example.com', 'boss@example.com']);
  expect(await runsOf(report['id'])).toMatchObject([
    { status: 'partly', error: 'RECIPIENT_UNCONFIRMED' },
  ]);
  const confirm = (form: object) =>
    server.browser().call('POST /api/session/recipient', { json: form });
  expect((await confirm({ token: 'x'.repeat(43) })).status).toBe(400);
  expect((await confirm({ token })).status).toBe(204);
  smtp.mails.length = 0;
  await wait(DAY_MS);
  await run();
  expect(receivers()).toEqual([
    ...['boss@example.com', 'boss@example.com'],
    ...['stranger@elsewhere.example', 'stranger@elsewhere.example'],
  ]);
  await remove(report['id']);
  await remove(again['id']);
});

it('sends no more mails a day than its account has, questions to strangers among them', async () => {
  await wait(DAY_MS);
  const names = Array.from({ length: 10 }, (_, n) => n);
  const made: unknown[] = [];
  for (let batch = 0; batch < 5; batch += 1) {
    const recipients = names.map((n) => `s${batch}-${n}@elsewhere.example`).join();
    made.push((await make({ recipients, name: `batch ${batch}`, isPaused: true }))['id']);
  }
  await run();
  await run();
  expect(smtp.mails).toHaveLength(40);
  smtp.mails.length = 0;
  await wait(DAY_MS);
  await run();
  expect(smtp.mails).toHaveLength(10);
  for (const id of made) await remove(id);
  await wait(DAY_MS);
});

it('goes later, once, with a mail server that is away and a restart in between', async () => {
  const report = await make({ recipients: 'boss@example.com' });
  await smtp.stop();
  await wait(DAY_MS);
  await run();
  expect(await runsOf(report['id'])).toMatchObject([
    { status: 'waiting', attempts: 1, error: 'MAIL_AWAY', retryAt: expect.stringMatching(/T/) },
  ]);
  await smtp.start();
  // Tried a moment ago: not yet.
  await run();
  expect(smtp.mails).toEqual([]);
  const door = await server.openDoor({ mail: createTestMail(smtp.url) });
  await wait(HOUR_MS);
  await Promise.all([door.app.sendReports(), run()]);
  await door.stop();
  await run();
  expect(receivers()).toEqual(['boss@example.com']);
  expect(await runsOf(report['id'])).toMatchObject([
    { status: 'sent', attempts: 2, retryAt: null },
  ]);
  await remove(report['id']);
});

it('takes up what a server that died was at, as soon as the next one starts', async () => {
  const report = await make({ recipients: 'boss@example.com' });
  await smtp.stop();
  await admin.call(`POST /api/scheduled-reports/${String(report['id'])}/send`);
  await run();
  await smtp.start();
  await server.database.query(
    `update work_queue set held_until = next_at + interval '4 minutes' where kind = 'scheduled-report'`,
  );
  await wait(MINUTE_MS);
  await run();
  expect(smtp.mails).toEqual([]);
  const door = await server.openDoor({ mail: createTestMail(smtp.url) });
  await door.app.start();
  await door.app.sendReports();
  await door.stop();
  expect(receivers()).toEqual(['boss@example.com']);
  await remove(report['id']);
});

it('shows what did not go out for days among what could not be delivered, and sends it again', async () => {
  const report = await make({ recipients: 'boss@example.com' });
  await smtp.stop();
  await admin.call(`POST /api/scheduled-reports/${String(report['id'])}/send`);
  await run();
  await admin.call(`PATCH /api/scheduled-reports/${String(report['id'])}`, {
    json: { isPaused: true },
    headers: { 'content-type': 'application/merge-patch+json' },
  });
  await wait(3 * DAY_MS);
  await run();
  expect(await runsOf(report['id'])).toMatchObject([
    { status: 'failed', error: 'MAIL_AWAY', retryAt: null },
  ]);
  const listed = await admin.call('GET /api/undelivered');
  const [givenUp, ...others] = JSON.parse(listed.text) as { id: number }[];
  expect(others).toEqual([]);
  expect(givenUp).toMatchObject({
    channel: 'scheduled-report',
    what: 'report',
    error: 'MAIL_AWAY',
    recipient: expect.stringContaining('@example.com'),
  });
  await smtp.start();
  expect((await admin.call(`POST /api/undelivered/${String(givenUp?.id)}/resend`)).status).toBe(
    204,
  );
  await run();
  expect(receivers()).toEqual(['boss@example.com']);
  expect(await runsOf(report['id'])).toMatchObject([{ status: 'sent', error: '' }]);
  await remove(report['id']);
});

it('tells an address that is refused, and sends the others theirs once', async () => {
  const report = await make();
  smtp.refuseWith(550, 'boss@example.com');
  await admin.call(`POST /api/scheduled-reports/${String(report['id'])}/send`);
  await run();
  expect(receivers()).toEqual(['office@example.com']);
  const [told] = await runsOf(report['id']);
  expect(told).toMatchObject({ status: 'partly', sentTo: 'office@example.com' });
  expect(told?.['error']).toContain('boss@example.com');
  await remove(report['id']);
});

it('sends those the rest that the mail server put off, and nobody a second mail', async () => {
  const report = await make();
  smtp.refuseWith(450, 'office@example.com');
  await admin.call(`POST /api/scheduled-reports/${String(report['id'])}/send`);
  await run();
  expect(receivers()).toEqual(['boss@example.com']);
  smtp.refuseWith(undefined);
  await wait(10 * MINUTE_MS);
  await run();
  expect(receivers()).toEqual(['boss@example.com', 'office@example.com']);
  await remove(report['id']);
});

it.each(SCHEDULED_REPORT_KINDS)('[S1.20] makes the report %s as PDF and as Excel', async (kind) => {
  for (const [format, type, start] of [
    ['pdf', 'application/pdf', '%PDF-'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'PK'],
  ] as const) {
    smtp.mails.length = 0;
    const more = {
      kind,
      format,
      deviceIds: [busId],
      silentHours: 1,
      recipients: 'boss@example.com',
    };
    const report = await make(more);
    // More than five a minute nobody sends.
    await wait(MINUTE_MS);
    const sent = await admin.call(`POST /api/scheduled-reports/${String(report['id'])}/send`);
    expect(sent.status, sent.text).toBe(204);
    await run();
    const [told] = await runsOf(report['id']);
    expect(told).toMatchObject({ status: 'sent', error: '' });
    const file = partsOf(smtp.mails[0]!).get(type);
    expect(file?.subarray(0, start.length).toString('latin1')).toBe(start);
    await remove(report['id']);
  }
});

it('[S1.20] [S1.26] tells the day of who checked in, of vehicles that its owner sees', async () => {
  const joao = { name: 'João Prado', uniqueId: 'joao' };
  await admin.call('POST /api/drivers', { json: joao });
  const codeOf = async (query: string) => {
    const reply = await admin.call(`GET /api/qr-codes?${query}`);
    return (JSON.parse(reply.text) as { code: string; name: string }[])[0]?.code;
  };
  const drivers = JSON.parse((await admin.call('GET /api/drivers')).text) as { id: number }[];
  const [id, driver] = [
    await codeOf(`deviceId=${busId}`),
    await codeOf(`driverId=${drivers[0]?.id ?? 0}`),
  ];
  const scanned = await admin.call('POST /api/qr-driver', { json: { id, driver } });
  expect(scanned.status, scanned.text).toBe(200);
  await wait(2 * HOUR_MS);
  const report = await make({ kind: 'drivers', period: 'today', recipients: 'boss@example.com' });
  await admin.call(`POST /api/scheduled-reports/${String(report['id'])}/send`);
  await run();
  const lines = partsOf(smtp.mails[0]!).get('text/csv')?.toString().split('\r\n') ?? [];
  expect(lines[0]).toContain('Motorista;Dia;Primeira direção');
  expect(lines[1]).toContain('Ônibus 1;João Prado;');
  expect(lines[1]).toContain('02:00');
  await remove(report['id']);
});

it('has the columns that were chosen, in their order', async () => {
  const report = await make({
    columns: 'endTime,distance,endTime',
    recipients: 'boss@example.com',
  });
  expect(report['columns']).toBe('endTime,distance');
  await admin.call(`POST /api/scheduled-reports/${String(report['id'])}/send`);
  await run();
  const csv = partsOf(smtp.mails[0]!).get('text/csv')?.toString() ?? '';
  expect(csv.split('\r\n')[0]).toBe('\uFEFFVeículo;Fim;Distância (km)');
  await remove(report['id']);
});

it('is of those vehicles that its owner sees, by then', async () => {
  const email = 'bo@example.com';
  const boId = await server.addUser({ name: 'Bo', email });
  const bo = server.browser();
  await bo.signIn(email, ADMIN.password);
  const more = {
    kind: 'silent',
    silentHours: 1,
    recipients: 'boss@example.com',
    deviceIds: [busId],
  };
  const report = await make(more, bo);
  await wait(MINUTE_MS);
  await bo.call(`POST /api/scheduled-reports/${String(report['id'])}/send`);
  await run();
  expect(smtp.mails).toHaveLength(1);
  expect(partsOf(smtp.mails[0]!).get('text/csv')?.toString()).not.toContain('Ônibus');

  // Another account finds none of it.
  for (const line of ['GET', 'PUT', 'DELETE']) {
    const path = `/api/scheduled-reports/${String(report['id'])}`;
    const reply = await admin.call(`${line} ${path}`, { json: { ...daily, id: report['id'] } });
    expect([line, reply.status]).toEqual([line, 404]);
  }
  expect((await admin.call('GET /api/scheduled-reports')).text).toBe('[]');

  const json = { id: boId, name: 'Bo', email, disableReports: true };
  expect((await admin.call(`PUT /api/users/${boId}`, { json })).status).toBe(200);
  smtp.mails.length = 0;
  await wait(DAY_MS);
  await run();
  expect(smtp.mails).toEqual([]);
  await admin.call(`PUT /api/users/${boId}`, { json: { ...json, disableReports: false } });
  await bo.signIn(email, ADMIN.password);
  const told = JSON.parse(
    (await bo.call(`GET /api/scheduled-reports/${String(report['id'])}/runs`)).text,
  ) as unknown[];
  expect(told[0]).toMatchObject({ status: 'failed', error: 'ACCOUNT_WITHOUT_REPORTS' });
  await bo.call(`DELETE /api/scheduled-reports/${String(report['id'])}`);
});

it('says what is wrong with one, by its member', async () => {
  for (const [more, field] of [
    [{ name: '' }, 'name'],
    [{ recipients: '' }, 'recipients'],
    [{ recipients: 'a b@' }, 'recipients'],
    [{ recipients: Array.from({ length: 21 }, (_, i) => `a${i}@b.example`).join() }, 'recipients'],
    [{ recipients: 'a@b.example\r\nBcc: c@d.example' }, 'recipients'],
    [{ deviceIds: ['1'] }, 'deviceIds'],
    [{ groupIds: 5 }, 'groupIds'],
    [{ kind: 'everything' }, 'kind'],
    [{ period: 'custom' }, 'period'],
    [{ format: 'exe' }, 'format'],
    [{ minuteOfDay: 1440 }, 'minuteOfDay'],
    [{ weekday: 8 }, 'weekday'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ deviceIds: Array.from({ length: 301 }, (_, index) => index + 1) }, 'deviceIds'],
  ] as const) {
    const json = { ...daily, ...more };
    const reply = await admin.call('POST /api/scheduled-reports', { json });
    expect([reply.status, reply.json.field]).toEqual([422, field]);
  }
  expect((await admin.call('GET /api/scheduled-reports')).text).toBe('[]');
});

it('is changed and paused as it is stored, and is not sent then', async () => {
  const { id } = await make();
  const paused = await admin.call(`PATCH /api/scheduled-reports/${String(id)}`, {
    json: { isPaused: true },
    headers: { 'content-type': 'application/merge-patch+json' },
  });
  expect(paused.json).toMatchObject({ isPaused: true, nextAt: null, name: daily.name });
  await wait(3 * DAY_MS);
  await run();
  expect(smtp.mails).toEqual([]);
  await remove(id);
});

it('makes up for what was missed in a week, and for nothing older', async () => {
  const { id } = await make({ recipients: 'boss@example.com' });
  await wait(30 * DAY_MS);
  await run();
  expect(smtp.mails).toHaveLength(7);
  await remove(id);
});

it('says so where no mail leaves the server', async () => {
  const door = await server.openDoor({});
  const browser = door.browser();
  await browser.signIn(ADMIN.email, ADMIN.password);
  const { id } = await make({}, browser);
  const told = await browser.call('GET /api/scheduled-reports');
  expect(JSON.parse(told.text)).toMatchObject([{ nextAt: null, lastError: 'MAIL_NOT_CONFIGURED' }]);
  const sent = await browser.call(`POST /api/scheduled-reports/${String(id)}/send`);
  expect([sent.status, sent.json.code]).toEqual([409, 'MAIL_NOT_CONFIGURED']);
  await remove(id);
  await door.stop();
});
