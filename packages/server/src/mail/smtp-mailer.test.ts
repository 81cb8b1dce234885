import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from './smtp-mailer';
import type { Mail } from './mailer';
import { createTestSmtpServer, type TestSmtpServer } from './testing';

const mail: Mail = {
  to: { name: 'Ana', address: 'ana@example.com' },
  fromName: 'Frota',
  subject: 'Olá',
  text: 'text',
  html: '<p>html</p>',
};

let server: TestSmtpServer;
afterEach(() => server.stop());

describe('createSmtpMailer', () => {
  it('hands a mail over, with names that cannot become headers or receivers', async () => {
    server = await createTestSmtpServer();
    await server.start();
    const mailer = createSmtpMailer({ url: server.url, from: 'no-reply@example.com' });
    await mailer.send({
      ...mail,
      to: { name: 'Ana\r\nBcc: eve@example.com', address: 'ana@example.com' },
      fromName: '"Frota" <eve@example.com>\r\nX-Evil: 1',
      subject: 'Bus\r\nBcc: eve@example.com',
      reference: 'abc',
    });
    mailer.close();
    const [taken] = server.mails;
    expect(taken).toMatchObject({ from: 'no-reply@example.com', to: ['ana@example.com'] });
    const headers = taken?.raw.split('\r\n\r\n')[0] ?? '';
    expect(headers).toContain('Message-ID: <abc@example.com>');
    expect(headers).not.toMatch(/^(bcc|x-evil)/im);
  });

  it('signs in with what its address says', async () => {
    server = await createTestSmtpServer({ user: 'us@er', password: 'p/w' });
    await server.start();
    const url = (password: string) => `smtp://us%40er:${password}@127.0.0.1:${server.port}`;
    const good = createSmtpMailer({ url: url('p%2Fw'), from: 'a@example.com' });
    await good.verify();
    await good.send(mail);
    good.close();
    expect(server.mails).toHaveLength(1);
    const bad = createSmtpMailer({ url: url('wrong'), from: 'a@example.com' });
    await expect(bad.verify()).rejects.toMatchObject({ problem: 'away' });
    await expect(bad.send(mail)).rejects.toMatchObject({ problem: 'away' });
    await expect(bad.send(mail)).rejects.not.toThrow(/wrong/);
    bad.close();
  });

  it.each([
    [550, 'refused'],
    [450, 'failed'],
  ])('tells a receiver refused with %i from a server that is away', async (code, problem) => {
    server = await createTestSmtpServer();
    await server.start();
    const mailer = createSmtpMailer({ url: server.url, from: 'a@example.com' });
    server.refuseWith(code);
    await expect(mailer.send(mail)).rejects.toMatchObject({ problem });
    await server.stop();
    await expect(mailer.send(mail)).rejects.toMatchObject({ problem: 'away' });
    mailer.close();
    await server.start();
  });
});
