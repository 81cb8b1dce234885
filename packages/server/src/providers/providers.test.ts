import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callProvider } from './call-provider';
import { createSms } from './sms';
import { createTelegram } from './telegram';
import { createWhatsapp } from './whatsapp';

let server: Server;
let url: string;
let asked: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
/** Next response of the provider; null for no response. */
let answer: { status: number; body: unknown; headers?: Record<string, string> } | null;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      asked.push({ url: request.url ?? '', headers: request.headers, body });
      if (answer === null) return;
      const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
      response.writeHead(answer.status, answer.headers).end(text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const SECRET = '123:a-secret';
const telegram = () => createTelegram({ url, token: SECRET });
const whatsapp = () =>
  createWhatsapp({
    url,
    phoneNumberId: '1065',
    token: SECRET,
    template: 'vehicle_event',
    language: 'pt_BR',
  });
const sms = (template: string) => createSms({ url, template, authorization: `Bearer ${SECRET}` });
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => expect.unreachable(),
    (error: unknown) => error as { problem: string; message: string; notBeforeMs: number },
  );

describe('Telegram', () => {
  it('gets the sentence for the chat of the account', async () => {
    answer = { status: 200, body: { ok: true, result: { message_id: 1 } } };
    await telegram().send('-1001', 'Ônibus "1"\nSOS');
    expect(asked).toMatchObject([{ url: `/bot${SECRET}/sendMessage` }]);
    expect(JSON.parse(asked[0]!.body)).toEqual({ chat_id: '-1001', text: 'Ônibus "1"\nSOS' });
  });

  it.each([
    ['-1001', '-1001'],
    [4711, '4711'],
    ['@fleet_news', '@fleet_news'],
    ['../x', undefined],
    [{}, undefined],
    [undefined, undefined],
  ])('reaches the chat %s as %s', (telegramChatId, address) =>
    expect(telegram().readAddress({ attributes: { telegramChatId } })).toBe(address),
  );

  it('waits as long as it says', async () => {
    const body = { ok: false, error_code: 429, parameters: { retry_after: 90 } };
    answer = { status: 429, body };
    const { problem, notBeforeMs } = await failureOf(telegram().send('1', 'SOS'));
    expect(problem).toBe('failed');
    expect(notBeforeMs - Date.now()).toBeGreaterThan(80_000);
  });
});

describe('WhatsApp', () => {
  it('gets the approved template with the sentence in one line', async () => {
    answer = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };
    const address = whatsapp().readAddress({ phone: '+55 (11) 98765-4321' });
    await whatsapp().send(address ?? '', 'Bus 1\n  SOS');
    expect(asked).toMatchObject([
      { url: '/1065/messages', headers: { authorization: `Bearer ${SECRET}` } },
    ]);
    expect(JSON.parse(asked[0]!.body)).toEqual({
      messaging_product: 'whatsapp',
      to: '5511987654321',
      type: 'template',
      template: {
        name: 'vehicle_event',
        language: { code: 'pt_BR' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: 'Bus 1 SOS' }] }],
      },
    });
  });
});

describe('a gateway of short messages', () => {
  const text = 'Bus "1" & {phone} \\ SOS';

  it('gets JSON as its template says, whatever the text holds', async () => {
    answer = { status: 202, body: '' };
    await sms('{"to":"{phone}","text":"{message}","from":"Frota"}').send('5511987654321', text);
    expect(asked[0]?.headers['authorization']).toBe(`Bearer ${SECRET}`);
    expect(JSON.parse(asked[0]!.body)).toEqual({ to: '+5511987654321', text, from: 'Frota' });
  });

  it('gets a form', async () => {
    answer = { status: 200, body: 'OK' };
    await sms('to={phone}&text={message}').send('5511987654321', text);
    expect(asked[0]?.headers['content-type']).toContain('form');
    expect(Object.fromEntries(new URLSearchParams(asked[0]?.body))).toEqual({
      to: '+5511987654321',
      text,
    });
  });
});

describe('a provider', () => {
  it.each<[string, number, string, unknown]>([
    ['refuses', 400, 'refused', { ok: false }],
    ['is blocked by who is to read', 403, 'refused', { ok: false }],
    ['takes the key no more', 401, 'away', { ok: false }],
    ['is broken', 502, 'failed', '<html>'],
    ['lies', 200, 'refused', { ok: false }],
    ['has changed', 200, 'refused', '<html>'],
    ['answers too much', 200, 'refused', 'x'.repeat(100_000)],
  ])(
    'that %s (%i) makes a message %s, and tells no secret',
    async (_what, status, problem, body) => {
      answer = { status, body };
      for (const provider of [telegram(), whatsapp()]) {
        const failure = await failureOf(provider.send('4711', 'SOS'));
        expect(failure.problem).toBe(problem);
        expect(failure.message).not.toContain('secret');
      }
    },
  );

  it('that took a message and did not say so does not get it twice', async () => {
    answer = null;
    const call = { provider: 'Telegram', url, body: '{}', timeoutMs: 50 };
    await expect(callProvider(call)).rejects.toMatchObject({ problem: 'refused' });
    expect(asked).toHaveLength(1);
  });

  it('that is not there is tried again', async () => {
    const call = { provider: 'Telegram', url: 'http://127.0.0.1:1', body: '{}' };
    await expect(callProvider(call)).rejects.toMatchObject({ problem: 'away' });
  });
});
