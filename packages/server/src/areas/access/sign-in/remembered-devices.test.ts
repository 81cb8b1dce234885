import { DAY_MS, MINUTE_MS, SECOND_MS } from '@rastro/sdk/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp } from '../../../http/testing';

let server: TestApp;
beforeAll(async () => (server = await startTestApp()));
afterAll(() => server.stop());

const form = { email: ADMIN.email, password: ADMIN.password, remember: 'true' };

/** Returns the cookie that a closed browser keeps: its device's, and no session. */
const deviceOf = (headers: Headers): string => {
  const cookie = headers.getSetCookie().find((each) => each.startsWith('device='));
  return cookie?.split(';')[0] ?? '';
};
const remember = async () => {
  const browser = server.browser();
  const answer = await browser.call('POST /api/session', { form });
  const [session, device] = ['sid=', 'device='].map((name) =>
    answer.headers.getSetCookie().find((each) => each.startsWith(name)),
  );
  expect(session).not.toMatch(/max-age/i);
  expect(device).toMatch(/Max-Age=7776000/);
  expect(device).toMatch(/HttpOnly/i);
  return { session: session?.split(';')[0] ?? '', device: deviceOf(answer.headers) };
};
const come = async (cookie: string) => {
  const browser = server.browser();
  browser.cookie = cookie;
  const { status, headers } = await browser.call('GET /api/session');
  return { status, device: deviceOf(headers), browser };
};

it('a browser that is remembered comes back by a cookie that works once', async () => {
  const { device } = await remember();
  server.wait(DAY_MS * 2);
  const first = await come(device);
  expect(first.status).toBe(200);
  expect(first.device).not.toBe('');
  expect(first.device).not.toBe(device);
  server.wait(DAY_MS * 80);
  expect((await come(first.device)).status).toBe(200);
});

it('one that was copied and comes again ends all that began with that sign-in', async () => {
  const { session, device } = await remember();
  const other = await remember();
  const thief = await come(device);
  expect(thief.status).toBe(200);
  server.wait(11 * SECOND_MS);
  expect((await come(device)).status).toBe(401);
  for (const cookie of [thief.device, session, thief.browser.cookie]) {
    expect((await come(cookie)).status).toBe(401);
  }
  // Another sign-in of the same account is no part of it.
  expect((await come(other.device)).status).toBe(200);
});

it.each([
  ['sessionIdleMinutes', 30, 31 * MINUTE_MS],
  ['sessionHours', 2, 121 * MINUTE_MS],
])('is remembered no longer than the server lets sessions live: %s', async (name, value, ms) => {
  const admin = server.browser();
  await admin.call('POST /api/session', { form });
  const { json } = await admin.call('GET /api/server');
  const change = async (attributes: object) => {
    const body = { json: { id: json['id'], attributes } };
    expect((await admin.call('PUT /api/server', body)).status).toBe(200);
    // What is set holds within seconds.
    server.wait(6 * SECOND_MS);
  };
  const { device } = await remember();
  await change({ [`rastro.${name}`]: value });
  const fresh = await remember();
  // Used often enough, it ends with the sign-in that it began with.
  server.wait(ms - 2 * MINUTE_MS);
  const used = await come(fresh.device);
  expect(used.status).toBe(200);
  server.wait(2 * MINUTE_MS + 1);
  expect((await come(device)).status).toBe(401);
  expect((await come(used.device)).status).toBe(name === 'sessionHours' ? 401 : 200);
  await admin.call('POST /api/session', { form });
  await change({});
});

it('pages that open at once are no thieves', async () => {
  const { device } = await remember();
  const pages = await Promise.all(Array.from({ length: 5 }, () => come(device)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const kept = pages.filter((page) => page.device !== '');
  expect(kept).toHaveLength(1);
});

it('is forgotten by signing out, by ending its sign-in, and everywhere', async () => {
  const out = await remember();
  const browser = server.browser();
  browser.cookie = `${out.session}; ${out.device}`;
  expect((await browser.call('DELETE /api/session')).status).toBe(204);
  expect((await come(out.device)).status).toBe(401);

  const asleep = await remember();
  server.wait(DAY_MS * 2);
  const here = server.browser();
  await here.signIn(ADMIN.email, ADMIN.password);
  const { text } = await here.call('GET /api/sign-ins');
  const listed = JSON.parse(text) as { id: number; startedBy: string }[];
  for (const { id } of listed.filter(({ startedBy }) => startedBy === 'device')) {
    expect((await here.call(`DELETE /api/sign-ins/${id}`)).status).toBe(204);
  }
  expect((await come(asleep.device)).status).toBe(401);

  const last = await remember();
  await here.call('DELETE /api/session?everywhere=true');
  expect((await come(last.device)).status).toBe(401);
});
