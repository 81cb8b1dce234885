import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openLiveProviders, type SellerProviders } from './live-providers';
import type { ProviderSettings } from './open-providers';
import type { TextType } from './text-provider';

let server: Server;
let url: string;
let asked: { url: string; authorization: string | undefined }[] = [];
let status = 200;
let nowMs = 0;
/** Time the provider takes to answer. */
let tookMs = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on('end', () => {
      asked.push({ url: request.url ?? '', authorization: request.headers.authorization });
      nowMs += tookMs;
      response.writeHead(status).end(JSON.stringify({ ok: true }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  [asked, status, nowMs, tookMs] = [[], 200, Date.now(), 0];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const CUSTOMER = 7;
const OTHER = 8;
const bot = (token: string): ProviderSettings => ({ telegram: { url, token } });
const gateway = (authorization: string, at = url): ProviderSettings => ({
  sms: { url: at, template: '{phone} {message}', authorization },
});

/** The provider of a server where account 7 stands below a reseller that has this. */
function open(
  type: TextType,
  { own = {}, sellers }: { own?: ProviderSettings; sellers: () => ProviderSettings },
  more: Partial<SellerProviders> = { isAllowed: () => true },
) {
  const all = openLiveProviders(() => own, {
    async find(_type, userIds) {
      const seller = { resellerId: 3, settings: { providers: sellers() } };
      return new Map(userIds.filter((id) => id === CUSTOMER).map((id) => [id, seller]));
    },
    hasOwn: (wanted) => sellers()[wanted] !== undefined,
    clock: () => nowMs,
    ...more,
  });
  return all.find((provider) => provider.type === type)!; // there are all three
}
const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => expect.unreachable(),
    (error: unknown) =>
      error as { problem: string; message: string; notBeforeMs: number; isUntouched: boolean },
  );
const unit = {} as Database; // nothing is asked of it

it('sends by the bot of the reseller of an account, and for all others by that of the server', async () => {
  let sellers = bot('2:seller');
  const telegram = open('telegram', { own: bot('1:own'), sellers: () => sellers });
  await telegram.send('4711', 'SOS', CUSTOMER);
  await telegram.send('4711', 'SOS', OTHER);
  await telegram.send('4711', 'SOS');
  sellers = bot('3:newer');
  await telegram.send('4711', 'SOS', CUSTOMER);
  expect(asked.map((each) => each.url)).toEqual([
    '/bot2:seller/sendMessage',
    '/bot1:own/sendMessage',
    '/bot1:own/sendMessage',
    '/bot3:newer/sendMessage',
  ]);
  expect([...(await telegram.listServed!([CUSTOMER, OTHER], unit))]).toEqual([CUSTOMER, OTHER]);
});

it('serves the tree of a reseller alone where the server has no provider of its own', async () => {
  const sms = open('sms', { sellers: () => gateway('Bearer s') });
  expect(sms.isOn?.()).toBe(true);
  expect([...(await sms.listServed!([CUSTOMER, OTHER], unit))]).toEqual([CUSTOMER]);
  await sms.send('5511987654321', 'SOS', CUSTOMER);
  expect(asked).toEqual([{ url: '/', authorization: 'Bearer s' }]);
  // Nobody's way is closed because of who has none.
  const failure = await failureOf(sms.send('5511987654321', 'SOS', OTHER));
  expect(failure).toMatchObject({ problem: 'failed', isUntouched: true });
  expect(asked).toHaveLength(1);
  const none = open('sms', { sellers: () => ({}) });
  expect(none.isOn?.()).toBe(false);
  expect((await failureOf(none.send('5511987654321', 'SOS', OTHER))).problem).toBe('away');
});

it('sends nothing by somebody else in place of a key that cannot be read, of a reseller or of the server', async () => {
  const lost = { lost: new Set(['sms']) };
  const own = gateway('Bearer own');
  const sms = open('sms', { own, sellers: () => lost });
  expect((await failureOf(sms.send('5511', 'SOS', CUSTOMER))).problem).toBe('failed');
  expect(asked).toEqual([]);
  await sms.send('5511', 'SOS', OTHER);
  expect(asked).toHaveLength(1);
  // The server's own waits: it is set up, and nothing goes out until it is saved again.
  const ours = open('sms', { own: { ...own, ...lost }, sellers: () => ({}) });
  expect(ours.isOn?.()).toBe(true);
  const failure = await failureOf(ours.send('5511', 'SOS', OTHER));
  expect(failure).toMatchObject({ problem: 'away', isUntouched: true });
  expect(asked).toHaveLength(1);
});

it.each(['http://localhost', 'http://127.0.0.1', 'http://[::1]', 'http://169.254.169.254'])(
  'connects to no machine of one’s own network: %s',
  async (host) => {
    const at = `${host}:${new URL(url).port}/`;
    const sms = open('sms', { sellers: () => gateway('Bearer s', at) }, {});
    const failure = await failureOf(sms.send('5511987654321', 'SOS', CUSTOMER));
    expect(failure.message).toContain('no address of the internet');
    expect([failure.problem, asked.length]).toEqual(['failed', 0]);
  },
);

it('holds up nobody else where a reseller’s provider is away, takes its key no more, or is slow', async () => {
  const away = open('sms', { sellers: () => gateway('s', 'http://127.0.0.1:1') });
  expect(await failureOf(away.send('5511987654321', 'SOS', CUSTOMER))).toMatchObject({
    problem: 'failed',
    isUntouched: true,
  });
  const seller = bot('2:seller');
  const telegram = open('telegram', { own: bot('1:own'), sellers: () => seller });
  status = 401;
  expect((await failureOf(telegram.send('4711', 'SOS', CUSTOMER))).problem).toBe('failed');
  [status, tookMs] = [200, 8_000];
  await telegram.send('4711', 'SOS', CUSTOMER);
  tookMs = 0;
  asked = [];
  const failure = await failureOf(telegram.send('4711', 'SOS', CUSTOMER));
  expect(failure).toMatchObject({ problem: 'failed', notBeforeMs: nowMs + 60_000 });
  await telegram.send('4711', 'SOS', OTHER);
  expect(asked.map((each) => each.url)).toEqual(['/bot1:own/sendMessage']);
  nowMs = failure.notBeforeMs;
  await telegram.send('4711', 'SOS', CUSTOMER);
  expect(asked).toHaveLength(2);
});
