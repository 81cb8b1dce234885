import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../db/database';
import { openTestDatabase } from '../../../db/testing';
import type { Mailer } from '../../../mail/mailer';
import { createTestSmtpServer, type TestSmtpServer } from '../../../mail/testing';
import { createTestEngine, type TestEngine } from '../../testing';
import { createTestMail } from '../testing';

let db: Database;
let smtp: TestSmtpServer;
let test: TestEngine;
let admin: number;

const subjects = (): string[] =>
  smtp.mails.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1]?.trim() ?? '');
const waiting = async (): Promise<number> =>
  (await db.query('select 1 from work_queue where failed_at is null')).rows.length;

const findAddress = async () => 'Rua Augusta';
const start = () => createTestEngine(db, { mail: { ...createTestMail(smtp.url), findAddress } });
const alarm = (name: string, uniqueId = 'bus-1'): Promise<unknown> =>
  test.engine.ingest({
    uniqueId,
    timestampMs: test.now(),
    latitude: -23.5,
    longitude: -46.6,
    speedKnots: 10,
    attributes: { alarm: name },
  });

beforeAll(async () => {
  db = await openTestDatabase();
  smtp = await createTestSmtpServer();
  await smtp.start();
  test = await start();
  const email = 'admin@example.com';
  await test.send('anonymous', 'POST /users', { name: 'Admin', email, password: 'secret' });
  admin = await test.userId(email);
  await test.send(admin, 'POST /devices', { name: 'Bus 1', uniqueId: 'bus-1' });
  await test.send(admin, 'POST /notifications', {
    type: 'alarm',
    always: true,
    notificators: 'web,mail',
    attributes: { alarms: 'sos,powerCut,tow,door' },
  });
});
beforeEach(() => void smtp.mails.splice(0));
afterAll(async () => {
  await test.engine.close();
  await smtp.stop();
  await db.close();
});

describe('a test mail', () => {
  it('keeps nobody from writing while the mail server takes its time', async () => {
    let release = (): void => undefined;
    let reach = (): void => undefined;
    const reached = new Promise<void>((resolve) => (reach = resolve));
    const slow: Mailer = {
      send: () => {
        reach();
        return new Promise((resolve) => (release = resolve));
      },
      verify: () => Promise.resolve(),
      close: () => undefined,
    };
    const engine = await createTestEngine(db, {
      mail: { ...createTestMail(smtp.url), mailer: slow },
    });
    const sent = engine.send(admin, 'POST /notifications/test/mail');
    await reached;
    const device = { name: 'Meanwhile', uniqueId: 'meanwhile' };
    expect((await engine.send(admin, 'POST /devices', device)).status).toBe(200);
    release();
    expect((await sent).status).toBe(204);
    await engine.engine.close();
  });

  it('is counted, as any mail that was sent', async () => {
    const DAY_MS = 86_400_000;
    const counting = await createTestEngine(db, { mail: createTestMail(smtp.url) });
    const test = () => counting.send(admin, 'POST /notifications/test/mail');
    expect([(await test()).status, (await test()).status]).toEqual([204, 204]);
    counting.wait(DAY_MS);
    await counting.engine.sweep();
    const span = `from=${counting.iso(-60)}&to=${counting.iso(60)}`;
    const { json } = await counting.send(admin, `GET /statistics?${span}`);
    expect(json).toMatchObject([{ mailSent: 2, smsSent: 0, geocoderRequests: 0 }]);
    await counting.engine.close();
  });
});

describe('the outbox', () => {
  it('sends what a rule asks for, once, to who has it', async () => {
    const others = { name: 'Other', email: 'other@example.com', password: 'secret' };
    await test.send(admin, 'POST /users', others);
    await alarm('door');
    await test.engine.deliver();
    await test.engine.deliver();
    expect(smtp.mails.map(({ to }) => to)).toEqual([['admin@example.com']]);
    expect(subjects()).toEqual(['Bus 1 alarm: Door at 2026-08-21 12:00:00']);
    expect(smtp.mails[0]?.raw).toContain('Place: Rua Augusta (-23.50000, -46.60000)');
    expect(await waiting()).toBe(0);
  });

  it('loses nothing while the mail server is stopped, also over a restart, and begins in order', async () => {
    await smtp.stop();
    for (const name of ['sos', 'powerCut', 'tow']) {
      test.wait(1000);
      expect(await alarm(name)).toMatchObject({ outcome: 'stored' });
    }
    await test.engine.deliver();
    expect(await waiting()).toBe(3);
    expect(test.logged).toContain('Work waits: its way is closed');
    await test.engine.close();
    test = await start();
    await test.engine.deliver();
    expect(await waiting()).toBe(3);
    const { figures } = test.engine;
    expect((await figures.countWaiting()).get('mail')).toBe(3);
    expect(figures.outbox.get('mail')).toEqual({ done: 0, givenUp: 0 });

    await smtp.start();
    test.wait(3_600_000);
    await test.engine.deliver();
    expect((await figures.countWaiting()).get('mail')).toBe(0);
    expect(figures.outbox.get('mail')).toEqual({ done: 3, givenUp: 0 });
    expect(subjects()[0]).toBe('Bus 1 alarm: SOS at 2026-08-21 12:00:01');
    expect(subjects().toSorted()).toEqual([
      'Bus 1 alarm: Power cut at 2026-08-21 12:00:02',
      'Bus 1 alarm: SOS at 2026-08-21 12:00:01',
      'Bus 1 alarm: Towing at 2026-08-21 12:00:03',
    ]);
    expect(await waiting()).toBe(0);
  });

  it('waits with one receiver who is put off, in order, and lets the others through', async () => {
    const guest = await test.userId('other@example.com');
    await test.send(admin, 'POST /permissions', { userId: guest, notificationId: 1 });
    await test.send(admin, 'POST /permissions', { userId: guest, deviceId: 1 });
    smtp.refuseWith(451, 'other@example.com');
    await alarm('powerCut');
    await test.engine.deliver();
    smtp.refuseWith(undefined);
    test.wait(1000);
    await alarm('sos');
    await test.engine.deliver();
    expect(smtp.mails.map(({ to }) => to[0])).toEqual(['admin@example.com', 'admin@example.com']);
    expect(await waiting()).toBe(2);

    test.wait(60_000);
    await test.engine.deliver();
    expect(smtp.mails.slice(2).map(({ to }) => to[0])).toEqual([
      'other@example.com',
      'other@example.com',
    ]);
    expect(subjects()[2]).toContain('Power cut');
    expect(subjects()[3]).toContain('SOS');
  });

  it('gives up what is refused for good, says why, and goes on', async () => {
    smtp.refuseWith(550, 'other@example.com');
    await alarm('tow');
    await test.engine.deliver();
    smtp.refuseWith(undefined);
    test.wait(1000);
    await alarm('door');
    await test.engine.deliver();
    expect(smtp.mails.map(({ to }) => to[0]).sort()).toEqual([
      'admin@example.com',
      'admin@example.com',
      'other@example.com',
    ]);
    const { rows } = await db.query(
      'select last_error from work_queue where failed_at is not null',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.['last_error']).toContain('not taken');
    expect(test.logged).toContain('Work was given up');
    expect(test.engine.figures.outbox.get('mail')?.givenUp).toBe(1);
    expect((await test.engine.figures.countWaiting()).get('mail')).toBe(0);
  });

  it('tells nobody who is gone meanwhile', async () => {
    await smtp.stop();
    await alarm('sos');
    await test.engine.deliver();
    const other = await test.userId('other@example.com');
    expect((await test.send(admin, `DELETE /users/${other}`)).status).toBe(204);
    await smtp.start();
    test.wait(3_600_000);
    await test.engine.deliver();
    expect(smtp.mails.map(({ to }) => to[0])).toEqual(['admin@example.com']);
    expect(await waiting()).toBe(0);
  });

  it('hands nothing over to people whom a demonstration invented', async () => {
    const person = { name: 'Nobody', email: 'nobody@example.com', password: 'secret' };
    const invented = { ...person, attributes: { isDemo: true } };
    const { json } = await test.send(admin, 'POST /users', invented);
    const { id: userId } = json as { id: number };
    const notice = { subject: 'Hello', body: '', why: 'account' } as const;
    await test.engine.notices.add(db, { userId }, notice);
    await test.engine.notices.add(db, { userId: admin }, notice);
    await test.engine.deliver();
    expect((await test.send(userId, 'POST /notifications/test/mail')).status).toBe(400);
    expect(smtp.mails.map(({ to }) => to[0])).toEqual(['admin@example.com']);
    expect(await waiting()).toBe(0);
  });

  it('lists mail, tests it, and announces by it', async () => {
    const types = await test.send(admin, 'GET /notifications/notificators');
    expect(types.json).toEqual([{ type: 'command' }, { type: 'mail' }, { type: 'web' }]);
    const personal = await test.send(admin, 'GET /notifications/notificators?announcement=true');
    expect(personal.json).toEqual([{ type: 'mail' }]);

    expect((await test.send(admin, 'POST /notifications/test/mail')).status).toBe(204);
    expect(subjects()).toEqual(['Test email from Frota & Cia']);
    const body = { subject: 'Tonight', body: 'We are away from 22 h.', priority: false };
    expect((await test.send(admin, 'POST /notifications/send/mail', body)).status).toBe(204);
    await test.engine.deliver();
    expect(subjects()[1]).toBe('Tonight');

    await smtp.stop();
    expect(await test.send(admin, 'POST /notifications/test/mail')).toMatchObject({
      status: 400,
      body: 'The message could not be sent',
    });
    await smtp.start();
  });

  it('refuses to announce to somebody who is not there', async () => {
    const body = { subject: 'Tonight', body: 'We are away from 22 h.' };
    for (const id of [999, -1]) {
      expect(
        await test.send(admin, `POST /notifications/send/mail?userId=${admin}&userId=${id}`, body),
      ).toMatchObject({ status: 400, body: `userId ${id} does not exist` });
    }
    await test.engine.deliver();
    expect(smtp.mails).toEqual([]);
  });

  it('hands several mails for one account over at once', async () => {
    await smtp.stop();
    for (const name of ['door', 'powerCut', 'tow']) {
      test.wait(1000);
      await alarm(name);
    }
    await test.engine.close();
    await smtp.start();
    const way = createTestMail(smtp.url);
    let begun = 0;
    let release = (): void => undefined;
    const several = new Promise<void>((resolve) => (release = resolve));
    const mailer: Mailer = {
      ...way.mailer,
      async send() {
        begun += 1;
        if (begun === 3) release();
        // The oldest one goes alone.
        if (begun > 1) await several;
      },
    };
    test = await createTestEngine(db, { mail: { ...way, mailer } });
    test.wait(86_400_000);
    await test.engine.deliver();
    expect(begun).toBe(3);
    expect(await waiting()).toBe(0);
  });

  it('begins no letter more when the server stops, and goes on with the next start, once each', async () => {
    const receivers = Array.from({ length: 12 }, (_, n) => `r${n}@example.com`);
    for (const email of receivers) {
      await test.send(admin, 'POST /users', { name: 'R', email, password: 'secret' });
    }
    await test.engine.close();
    const sent: string[] = [];
    let isTaken = (): void => undefined;
    const taken = new Promise<void>((resolve) => (isTaken = resolve));
    let takeOn = (): void => undefined;
    const slow = new Promise<void>((resolve) => (takeOn = resolve));
    const way = createTestMail(smtp.url);
    const mailer: Mailer = {
      ...way.mailer,
      async send({ to }) {
        isTaken();
        await slow;
        sent.push(to.address);
      },
    };
    const open = () => createTestEngine(db, { mail: { ...way, mailer } });
    const stopping = await open();
    const body = { subject: 'Tonight', body: 'We are away from 22 h.' };
    const ids = await Promise.all(receivers.map((email) => stopping.userId(email)));
    const query = ids.map((id) => `userId=${id}`).join('&');
    await stopping.send(admin, `POST /notifications/send/mail?${query}`, body);
    await taken;
    const closed = stopping.engine.close();
    takeOn();
    await closed;
    expect(sent.length).toBeLessThan(receivers.length);
    expect(await waiting()).toBe(receivers.length - sent.length);

    test = await open();
    await test.engine.deliver();
    expect(sent.toSorted()).toEqual(receivers.toSorted());
    expect(await waiting()).toBe(0);
  });
});
