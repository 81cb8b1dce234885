import { createECDH } from 'node:crypto';
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
// @ts-expect-error -- the independent implementation of the encoding brings no types
import ece from 'http_ece';
import { request } from 'undici';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp } from '../../../http/testing';
import { createTestPushService, makeSubscriber, type TestSubscriber } from '../../../push/testing';

const DOMAINS = { 'track.acme.example': 'Acme Fleet', 'track.boreal.example': 'Boreal' };
const WORKER = join(import.meta.dirname, '../../../../../console/public/sw.js');

const service = createTestPushService();
let server: TestApp;
let texts: string[][] = [];

beforeAll(async () => {
  const consoleDir = mkdtempSync(join(tmpdir(), 'console-'));
  writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><title></title>');
  copyFileSync(WORKER, join(consoleDir, 'sw.js'));
  server = await startTestApp({ post: service.post, consoleDir, readDnsTexts: async () => texts });
});
afterAll(() => server.stop());

const readAt = async (host: string, path: string): Promise<Buffer> =>
  Buffer.from(
    await (await request(`${server.origin}${path}`, { headers: { host } })).body.arrayBuffer(),
  );

const decrypt = (body: Buffer, { address, privateKey }: TestSubscriber): unknown => {
  const keys = createECDH('prime256v1');
  keys.setPrivateKey(privateKey);
  const options = { version: 'aes128gcm', privateKey: keys, authSecret: address.auth };
  return JSON.parse(String(ece.decrypt(body, options)));
};

/** Returns the notification that the worker of a domain shows for a message. */
async function show(host: string, message: unknown): Promise<{ title: string; icon: string }> {
  const shown: { title: string; icon: string }[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: `https://${host}` },
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    registration: {
      getNotifications: async () => [],
      showNotification: async (title: string, { icon }: { icon: string }) =>
        void shown.push({ title, icon }),
    },
    clients: { matchAll: async () => [] },
  };
  runInNewContext(String(await readAt(host, '/sw.js')), { self, URL });
  let done: Promise<unknown> = Promise.resolve();
  const waitUntil = (until: Promise<unknown>) => (done = until);
  listeners.get('push')?.({ data: { json: () => message }, waitUntil });
  await done;
  return shown[0]!;
}

it('shows the subscribers of two domains the name and the icon of their own', async () => {
  const ana = server.browser();
  await ana.signIn(ADMIN.email, ADMIN.password);
  for (const [domain, productName] of Object.entries(DOMAINS)) {
    const json = { branding: { productName }, revision: 0 };
    const { proof } = (await ana.call(`PUT /api/theme?domain=${domain}`, { json })).json as {
      proof: { value: string };
    };
    texts = [[proof.value]];
    expect((await ana.call(`POST /api/theme/verify?domain=${domain}`)).status).toBe(200);
  }
  const mine = makeSubscriber('a');
  expect((await ana.call('POST /api/push-devices', { json: mine.address })).status).toBe(200);
  expect((await ana.call('POST /api/notifications/test/web')).status).toBe(204);
  const message = decrypt(service.sent[0]!.body, mine);

  const icons: Buffer[] = [];
  for (const [domain, title] of [
    ...Object.entries(DOMAINS),
    ['fleet.example', 'Rastro'] as const,
  ]) {
    const shown = await show(domain, message);
    expect(shown.title).toBe(title);
    // The icon lies at the domain itself.
    expect(shown.icon).toMatch(/^\//);
    icons.push(await readAt(domain, shown.icon));
  }
  expect(new Set(icons.map((icon) => icon.toString('base64'))).size).toBe(3);
});
