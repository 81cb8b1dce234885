import { DAY_MS, KEY_READ_AREAS, KEY_WRITE_AREAS } from '@rastro/sdk/domain';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { gateRows } from '../../http/gate/gate-rows';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../http/testing';

let server: TestApp;
let admin: TestBrowser;
const made: number[] = [];

beforeAll(async () => {
  server = await startTestApp();
  admin = server.browser();
  await admin.signIn(ADMIN.email, ADMIN.password);
});
const endKeys = async () => {
  for (const id of made.splice(0)) await admin.call(`DELETE /api/keys/${id}`);
};
afterEach(endKeys);
afterAll(() => server.stop());

const makeKey = async (scope: object) => {
  const expiresAt = new Date(Date.UTC(2026, 7, 21, 12) + 30 * DAY_MS).toISOString();
  const json = { name: 'Shop', expiresAt, ...scope };
  const reply = await admin.call('POST /api/keys', { json });
  expect(reply.status, reply.text).toBe(200);
  made.push(Number(reply.json['id']));
  return String(reply.json['token']);
};
const ask = (token: string, { method, template }: { method: string; template: string }) => {
  const path = template
    .replace('{notificator}', 'mail')
    .replaceAll(/\{(\w+)\}/g, (_all, name: string) => (name === 'widget' ? 'live-map' : '999999'));
  return server.browser().call(`${method} /api${path}`, {
    headers: { authorization: `Bearer ${token}` },
    ...(method !== 'GET' && { json: {} }),
  });
};

const reads: readonly string[] = KEY_READ_AREAS;
const writes: readonly string[] = KEY_WRITE_AREAS;
const without = (all: readonly string[], area: string) => all.filter((one) => one !== area).join();

/**
 * Resources closed to all keys, as they need a person: accounts, credentials, settings, logs, and
 * messages to people.
 */
const FOR_PEOPLE = new Set([
  ...['User', 'Invitation', 'Reseller', 'QrAccess', 'QrCode', 'ApiKey', 'SignIn', 'PushDevice'],
  ...['Permission', 'Server', 'Action', 'LogEntry', 'Undelivered', 'Webhook'],
]);
const ACTS_LATER = new Set([
  ...['Notification', 'ScheduledReport', 'DueNotice', 'BillingContract', 'Consent', 'Attribute'],
]);

it('every call of the gate is closed to keys, or for those that name its area', async () => {
  const all = await makeKey({
    reads: reads.join(),
    writes: writes.join(),
    mayShare: true,
    mayEmbed: true,
  });
  const others = new Map<string, string>();
  const open: string[] = [];
  for (const row of gateRows) {
    const { method, template, area, entity = '' } = row;
    const call = `${method} ${template}`;
    const isRead = method === 'GET';
    const answer = await ask(all, row);
    // Some have a route of their own, to which a key is nobody.
    if (answer.status === 401 || answer.json.code === 'KEY_SCOPE_MISSING') continue;
    open.push(call);
    expect(FOR_PEOPLE.has(entity), `${call} ${answer.text}`).toBe(false);
    if (!isRead) expect(ACTS_LATER.has(entity), call).toBe(false);
    // Links to vehicles have a member of their own.
    if (area === 'shares') continue;
    expect(isRead ? reads : writes, call).toContain(area);
    if (!others.has(area)) {
      const rest = { reads: without(reads, area), writes: without(writes, area) };
      others.set(area, await makeKey({ ...rest, mayShare: true, mayEmbed: true }));
    }
    const refused = await ask(others.get(area) ?? '', row);
    expect(refused, call).toMatchObject({ status: 403, json: { code: 'KEY_SCOPE_MISSING' } });
  }
  expect(open).toContain('GET /devices');
  expect(open).toContain('POST /commands/send');
  expect(open).not.toContain('POST /commands');
  expect(open).not.toContain('POST /stops/{stopId}/override');
});

it('every area that a key may name opens something', async () => {
  for (const [list, name] of [
    [reads, 'reads'],
    [writes, 'writes'],
  ] as const) {
    for (const area of list) {
      const token = await makeKey({ [name]: area });
      const rows = gateRows.filter(
        (row) => row.area === area && (row.method === 'GET') === (name === 'reads'),
      );
      const codes: unknown[] = [];
      for (const row of rows) codes.push((await ask(token, row)).json.code);
      expect(
        codes.some((code) => code !== 'KEY_SCOPE_MISSING'),
        `${name} ${area}`,
      ).toBe(true);
      await endKeys();
    }
  }
});

it('to every call outside the gate a key is nobody, but to that which it makes tokens by', async () => {
  const token = await makeKey({
    reads: reads.join(),
    writes: writes.join(),
    mayShare: true,
    mayEmbed: true,
  });
  const rows = new Set(gateRows.map(({ method, template }) => `${method} ${template}`));
  const { paths } = (await admin.call('GET /api/docs')).json as {
    paths: Record<string, Record<string, unknown>>;
  };
  const calls = Object.entries(paths).flatMap(([template, operations]) =>
    Object.keys(operations).map((method) => ({ method: method.toUpperCase(), template })),
  );
  const own = calls.filter(({ method, template }) => !rows.has(`${method} ${template}`));
  expect(own.length).toBeGreaterThan(50);
  for (const call of own) {
    const name = `${call.method} ${call.template}`;
    const withKey = await ask(token, call);
    const stranger = await ask('nobody', call);
    const told = ({ status, json }: typeof stranger) => ({ name, status, code: json.code });
    if (name === 'POST /embed-tokens') expect(withKey.status).toBe(422);
    else expect(told(withKey)).toEqual(told(stranger));
  }
});
