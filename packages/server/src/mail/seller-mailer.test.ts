import { afterEach, beforeEach, expect, it } from 'vitest';
import { DeliveryError } from './delivery-error';
import type { Mail } from './mailer';
import { createSellerMailer, type SellerMail } from './seller-mailer';
import { createTestSmtpServer, type TestSmtpServer } from './testing';

let smtp: TestSmtpServer;
beforeEach(async () => {
  smtp = await createTestSmtpServer({ user: 'ana', password: 'correct horse' });
  await smtp.start();
});
afterEach(() => smtp.stop());

const MAIL = {
  fromName: 'Fleet',
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  to: { name: 'Bia', address: 'bia@example.com' },
};
const open = (seller: SellerMail | undefined, isAllowed?: (address: string) => boolean) => {
  const sent: Mail[] = [];
  const asked: string[] = [];
  const own = {
    isOn: () => true,
    send: async (mail: Mail) => void sent.push(mail),
    verify: async () => void asked.push('own'),
    close: () => undefined,
  };
  const find = async (userId: number) => (userId === 7 ? seller : undefined);
  return {
    sent,
    asked,
    mailer: createSellerMailer(own, { find, ...(isAllowed && { isAllowed }) }),
  };
};
const settingsOf = (host: string, port = smtp.port) => ({
  url: `smtp://ana:correct%20horse@${host}:${port}`,
  from: 'no-reply@seller.example',
});
const problemOf = async (work: Promise<void>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof DeliveryError)) throw new Error(`no refusal: ${String(error)}`);
  return [error.problem, error.message];
};

it('sends what is of a reseller’s tree by its mail server, and all else by the server’s', async () => {
  const seller = { resellerId: 3, settings: settingsOf('127.0.0.1') };
  const { sent, mailer } = open(seller, () => true);
  await mailer.send({ ...MAIL, by: 7 });
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.raw).toContain('no-reply@seller.example');
  await mailer.send({ ...MAIL, by: 8 });
  await mailer.send(MAIL);
  expect([sent.length, smtp.mails.length]).toEqual([2, 1]);
  mailer.close();
});

it('sends nothing of an account of the demo, by whichever mail server', async () => {
  const sent: Mail[] = [];
  const own = {
    isOn: () => true,
    send: async (mail: Mail) => void sent.push(mail),
    verify: async () => undefined,
    close: () => undefined,
  };
  const isSilent = async (userId: number) => userId === 7;
  const mailer = createSellerMailer(own, { find: async () => undefined, isSilent });
  expect(await problemOf(mailer.send({ ...MAIL, by: 7 }))).toEqual([
    'refused',
    'An account of the demo sends nothing out',
  ]);
  await mailer.send({ ...MAIL, by: 8 });
  expect(sent).toHaveLength(1);
});

it.each(['127.0.0.1', '[::1]', 'localhost', '10.0.0.7', '169.254.169.254'])(
  'connects to no machine of one’s own network: %s',
  async (host) => {
    const { sent, mailer } = open({ resellerId: 3, settings: settingsOf(host) });
    const [problem, words] = await problemOf(mailer.send({ ...MAIL, by: 7 }));
    expect([problem, words]).toEqual(['failed', expect.stringContaining('no mail server')]);
    expect([sent.length, smtp.mails.length]).toEqual([0, 0]);
    mailer.close();
  },
);

it('asks the mail server that a mail would go out by', async () => {
  const wrong = `smtp://ana:wrong@127.0.0.1:${smtp.port}`;
  const settings = { url: wrong, from: 'a@b.example' };
  const refused = open({ resellerId: 3, settings }, () => true);
  expect((await problemOf(refused.mailer.verify(7)))[0]).toBe('failed');
  expect(refused.asked).toEqual([]);
  await refused.mailer.verify(8);
  await refused.mailer.verify();
  expect(refused.asked).toEqual(['own', 'own']);
  const taken = open({ resellerId: 3, settings: settingsOf('127.0.0.1') }, () => true);
  await taken.mailer.verify(7);
  expect([taken.asked, smtp.mails]).toEqual([[], []]);
  refused.mailer.close();
  taken.mailer.close();
});

it('holds up no other mail where a reseller’s mail server is away, or refuses its password', async () => {
  const away = open({ resellerId: 3, settings: settingsOf('127.0.0.1', 1) }, () => true);
  expect((await problemOf(away.mailer.send({ ...MAIL, by: 7 })))[0]).toBe('failed');
  const url = `smtp://ana:wrong@127.0.0.1:${smtp.port}`;
  const wrong = open({ resellerId: 3, settings: { url, from: 'a@b.example' } }, () => true);
  expect((await problemOf(wrong.mailer.send({ ...MAIL, by: 7 })))[0]).toBe('failed');
  await wrong.mailer.send({ ...MAIL, by: 8 });
  expect(wrong.sent).toHaveLength(1);
  away.mailer.close();
  wrong.mailer.close();
});
