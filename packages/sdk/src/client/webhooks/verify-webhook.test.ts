import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { isWebhookError, verifyWebhook, type WebhookRequest } from '..';

const SECRET = `whsec_${Buffer.from('a secret of twenty-four.').toString('base64')}`;
const OTHER = `whsec_${Buffer.from('another of twenty-four..').toString('base64')}`;
const NOW_MS = Date.UTC(2026, 7, 21, 12);

interface Sent {
  body?: string;
  time?: number;
  secret?: string;
}

/** Signs a message like a server, with Node's own crypto. */
function sign({ body = TEST, time = NOW_MS / 1000, secret = SECRET }: Sent = {}) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${time}.${body}`).digest('base64');
  const headers: Record<string, string> = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(time),
    'webhook-signature': `v1,${signature}`,
  };
  return { headers, body };
}
const TEST = JSON.stringify({ id: 'msg_1', type: 'test', data: {} });
const verify = (request: WebhookRequest, secret: string | string[] = SECRET) =>
  verifyWebhook(request, { secret, nowMs: NOW_MS });
const problemOf = async (request: WebhookRequest, secret?: string | string[]) => {
  const error: unknown = await verify(request, secret).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return isWebhookError(error) ? error.problem : error;
};

it('takes what was signed, from headers of any kind and a body as text or bytes', async () => {
  const { headers, body } = sign();
  const test = { id: 'msg_1', type: 'test', data: {} };
  expect(await verify({ headers, body })).toEqual(test);
  expect(await verify({ headers: new Headers(headers), body: Buffer.from(body) })).toEqual(test);
  const shouted = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]);
  expect(await verify({ headers: Object.fromEntries(shouted), body })).toEqual(test);
  expect(await verify(sign({ secret: OTHER }), [SECRET, OTHER])).toEqual(test);
  const several = `v1a,x v1,AAAA ${headers['webhook-signature']}`;
  expect(await verify({ headers: { ...headers, 'webhook-signature': several }, body })).toEqual(
    test,
  );
});

it.each<[string, WebhookRequest, string, string?]>([
  ['another secret', sign({ secret: OTHER }), 'signature'],
  ['a changed body', { ...sign(), body: TEST.replace('test', 'tent') }, 'signature'],
  ['an old message', sign({ time: NOW_MS / 1000 - 301 }), 'time'],
  ['one of tomorrow', sign({ time: NOW_MS / 1000 + 301 }), 'time'],
  ['no headers', { ...sign(), headers: {} }, 'headers'],
  ['a secret that is none', sign(), 'secret', 'hello, world'],
  ['no secret', sign(), 'secret', ''],
  ['what is no JSON', sign({ body: 'hello' }), 'body'],
  ['what is no message', sign({ body: '{"data":{}}' }), 'body'],
])('refuses %s', async (_, request, problem, secret) => {
  expect(await problemOf(request, secret)).toBe(problem);
});

it('refuses a time or an id that was not signed', async () => {
  const { headers, body } = sign();
  for (const [name, value] of [
    ['webhook-timestamp', String(NOW_MS / 1000 + 1)],
    ['webhook-id', 'msg_2'],
    ['webhook-signature', 'v1,'],
    ['webhook-signature', 'v1,!'],
  ] as const) {
    expect(await problemOf({ headers: { ...headers, [name]: value }, body })).toBe('signature');
  }
});

it('reads events, invoices and positions as the client does, and leaves types of later', async () => {
  const read = (type: string, data: object) =>
    verify(sign({ body: JSON.stringify({ id: 'msg_1', type, data }) }));
  const event = { id: 3, type: 'alarm', deviceId: 7, eventTime: '2026-08-21T12:00:00.000Z' };
  const told = await read('event', { event, device: { id: 7, name: 'Bus' }, position: null });
  expect(told).toMatchObject({
    type: 'event',
    data: {
      event: { ...event, attributes: {} },
      device: { name: 'Bus' },
      driver: '',
      position: null,
    },
  });
  const [latitude, longitude] = [-23.55, -46.63];
  const fix = { deviceId: 7, latitude, longitude, fixTime: event.eventTime };
  const fixes = [{ ...fix, serverTime: event.eventTime, deviceTime: event.eventTime }];
  expect(await read('positions', { positions: fixes })).toMatchObject({
    data: { positions: [{ deviceId: 7, latitude, speed: 0 }] },
  });
  expect(await problemOf(sign({ body: '{"id":"a","type":"invoice","data":{}}' }))).toBe('body');
  expect(await read('weather', { rain: 1 })).toMatchObject({ type: 'weather', data: { rain: 1 } });
});
