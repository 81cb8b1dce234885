import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import {
  forgetOldAddresses,
  isKnownAddress,
  rememberAddress,
} from '../../../ground/sessions/known-addresses';
import { unlockAccount } from '../../../ground/sessions/unlock-account';
import { ADMIN, startTestApp, type TestApp } from '../../../http/testing';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.stop());

const signedIn = async () => {
  const browser = server.browser();
  expect((await browser.signIn(ADMIN.email, ADMIN.password)).status).toBe(200);
  return browser;
};

describe('sign-in', () => {
  it('answers the user and a cookie that scripts cannot read', async () => {
    const browser = server.browser();
    const reply = await browser.signIn(` ${ADMIN.email.toUpperCase()}`, ADMIN.password);
    expect(reply.json).toMatchObject({ email: ADMIN.email, administrator: true, password: null });
    const cookie = reply.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect((await browser.call('GET /api/session')).json).toMatchObject({ email: ADMIN.email });
  });

  it('[S4.1] takes JSON, and remembers when asked to', async () => {
    const browser = server.browser();
    const json = { email: ADMIN.email, password: ADMIN.password, remember: true };
    const reply = await browser.call('POST /api/session', { json });
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()[0]).toContain('Max-Age=7776000');
    expect((await browser.call('GET /api/session')).json).toMatchObject({ email: ADMIN.email });
  });

  it('leaves a sign-in beside it its cookie when it says that a session is over', async () => {
    const browser = server.browser();
    const old = await browser.signIn(ADMIN.email, ADMIN.password);
    const [cookie = ''] = (old.headers.getSetCookie()[0] ?? '').split(';');
    await browser.call('DELETE /api/session');
    const late = await server.browser().call('GET /api/session', { headers: { cookie } });
    expect(late.status).toBe(401);
    expect(late.headers.getSetCookie()).toEqual([]);
  });

  it('[S8.1] names neither half of wrong credentials', async () => {
    const wrongPassword = await server.browser().signIn(ADMIN.email, 'wrong');
    const wrongEmail = await server.browser().signIn('nobody@example.com', 'wrong');
    for (const reply of [wrongPassword, wrongEmail]) {
      expect(reply.status).toBe(401);
      expect(reply.json).toEqual({
        code: 'HTTP_401_UNAUTHORIZED',
        message: 'The email or the password is wrong.',
      });
    }
  });

  it('says when the account is disabled', async () => {
    await server.addUser({ name: 'Off', email: 'off@example.com', disabled: true });
    const reply = await server.browser().signIn('off@example.com', ADMIN.password);
    expect(reply).toMatchObject({ status: 403, json: { code: 'ACCOUNT_IS_DISABLED' } });
  });

  it('names the field that is missing', async () => {
    const reply = await server.browser().call('POST /api/session', { json: { email: 'x' } });
    expect(reply).toMatchObject({
      status: 422,
      json: { code: 'FIELD_INVALID', field: 'password' },
    });
  });

  it('gives a new token at every sign-in, and ends the one before', async () => {
    const browser = await signedIn();
    const first = browser.cookie;
    await browser.signIn(ADMIN.email, ADMIN.password);
    expect(browser.cookie).not.toBe(first);
    const planted = server.browser();
    planted.cookie = first;
    expect((await planted.call('GET /api/session')).status).toBe(401);
  });

  it('keeps only hashes of tokens', async () => {
    const browser = await signedIn();
    const { rows } = await server.database.query('select * from credential');
    expect(JSON.stringify(rows)).not.toContain(browser.cookie.slice('sid='.length));
  });

  it('counts parallel guesses exactly, and lets the right password in after the wait', async () => {
    await server.addUser({ name: 'Bia', email: 'bia@example.com' });
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => server.browser().signIn('bia@example.com', 'wrong')),
    );
    const statuses = guesses.map((reply) => reply.status).sort();
    expect(statuses).toEqual([...Array(6).fill(401), ...Array(14).fill(429)]);
    const blocked = await server.browser().signIn('BIA@example.com ', ADMIN.password);
    expect(blocked).toMatchObject({ status: 429, json: { code: 'TOO_MANY_ATTEMPTS' } });
    expect(blocked.headers.get('retry-after')).toBe('2');
    server.wait(2000);
    expect((await server.browser().signIn('bia@example.com', ADMIN.password)).status).toBe(200);
  });
});

describe('an account that strangers guess at', () => {
  /** A door behind a proxy, which tells where people come from. */
  const openFrom = async () => {
    const door = await server.openDoor({ config: { trustProxy: ['127.0.0.1'] } });
    const signInFrom = async (ip: string, email: string, password: string) => {
      const reply = await door.browser().call('POST /api/session', {
        form: { email, password },
        headers: { 'x-forwarded-for': ip },
      });
      return reply.status;
    };
    return { door, signInFrom };
  };
  const times = async (count: number, run: (n: number) => Promise<number>): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push(await run(n));
    return statuses;
  };

  it('is let in where it has signed in before, and waits anywhere else', async () => {
    const email = 'known@example.com';
    await server.addUser({ name: 'Known', email });
    const { door, signInFrom } = await openFrom();
    const home = '198.51.100.7';
    expect(await signInFrom(home, email, ADMIN.password)).toBe(200);
    await times(8, (n) => signInFrom(`203.0.113.${n}`, email, 'wrong'));
    expect(await signInFrom('192.0.2.1', email, ADMIN.password)).toBe(429);
    expect(await signInFrom(home, ` ${email.toUpperCase()}`, ADMIN.password)).toBe(200);
    // That it was let in at home is nothing to the strangers.
    expect(await signInFrom('203.0.113.200', email, 'wrong')).toBe(429);
    // Guesses from home itself count there.
    const atHome = await times(7, () => signInFrom(home, email, 'wrong'));
    expect(atHome).toEqual([...Array(6).fill(401), 429]);
    await door.stop();
  });

  it('is let in where others of the address have failed too often', async () => {
    const email = 'office@example.com';
    await server.addUser({ name: 'Office', email });
    const { door, signInFrom } = await openFrom();
    const office = '198.51.100.8';
    expect(await signInFrom(office, email, ADMIN.password)).toBe(200);
    await times(32, (n) => signInFrom(office, `nobody-${n}@example.com`, 'wrong'));
    expect(await signInFrom(office, 'somebody@example.com', 'wrong')).toBe(429);
    expect(await signInFrom(office, email, ADMIN.password)).toBe(200);
    await door.stop();
  });

  it('is known at its twenty most recent addresses, for half a year', async () => {
    const account = 'bounded';
    for (let n = 0; n < 25; n += 1) {
      await rememberAddress(server.database, account, `net-${n}`, n * DAY_MS);
    }
    const known = async (n: number) => isKnownAddress(server.database, account, `net-${n}`);
    expect([await known(4), await known(5), await known(24)]).toEqual([false, true, true]);
    await forgetOldAddresses(server.database, (5 + 181) * DAY_MS);
    expect([await known(5), await known(6), await known(24)]).toEqual([false, true, true]);
  });

  it('may try at once when an operator unlocks it, where it was tried from', async () => {
    const email = 'locked@example.com';
    await server.addUser({ name: 'Locked', email });
    const { door, signInFrom } = await openFrom();
    const place = '198.51.100.9';
    await times(32, (n) => signInFrom(place, `x-${n}@example.com`, 'wrong'));
    await times(8, (n) => signInFrom(`203.0.113.${n}`, email, 'wrong'));
    expect(await signInFrom(place, email, ADMIN.password)).toBe(429);
    server.wait(900_000);
    await times(6, () => signInFrom(place, email, 'wrong'));
    expect(await signInFrom(place, email, ADMIN.password)).toBe(429);
    expect(await unlockAccount(server.database, ` ${email.toUpperCase()}`)).toBeGreaterThan(2);
    expect(await unlockAccount(server.database, email)).toBe(0);
    expect(await signInFrom(place, email, ADMIN.password)).toBe(200);
    await door.stop();
  });
});

describe('a session', () => {
  it('ends after a day without use, and lives on with it', async () => {
    const browser = await signedIn();
    server.wait(DAY_MS - 1000);
    expect((await browser.call('GET /api/session')).status).toBe(200);
    server.wait(DAY_MS - 1000);
    expect((await browser.call('GET /api/devices')).status).toBe(200);
    server.wait(DAY_MS + 1000);
    const reply = await browser.call('GET /api/devices');
    expect(reply).toMatchObject({ status: 401, json: { code: 'HTTP_401_UNAUTHORIZED' } });
  });

  it('ends with the sign-out', async () => {
    const browser = await signedIn();
    const { cookie } = browser;
    expect((await browser.call('DELETE /api/session')).status).toBe(204);
    browser.cookie = cookie;
    expect((await browser.call('GET /api/session')).status).toBe(401);
  });

  it('ends when its account gets a new password or is deleted', async () => {
    const admin = await signedIn();
    const userId = await server.addUser({ name: 'Caio', email: 'caio@example.com' });
    const caio = server.browser();
    const user = (await caio.signIn('caio@example.com', ADMIN.password)).json;
    const changed = await admin.call(`PUT /api/users/${userId}`, {
      json: { ...user, password: 'another password' },
    });
    expect(changed.status).toBe(200);
    expect((await caio.call('GET /api/session')).status).toBe(401);
    expect((await caio.signIn('caio@example.com', 'another password')).status).toBe(200);
    expect((await admin.call(`DELETE /api/users/${userId}`)).status).toBe(204);
    expect((await caio.call('GET /api/session')).status).toBe(401);
  });
});

describe('tokens', () => {
  it('open the API as Bearer, and a session by their address, until they end', async () => {
    const browser = await signedIn();
    const expiration = new Date(Date.UTC(2026, 11, 1)).toISOString();
    const made = await browser.call('POST /api/session/token', { form: { expiration } });
    expect(made.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const token = made.text;
    const program = { authorization: `Bearer ${token}` };
    const outside = server.browser();
    expect((await outside.call('GET /api/devices', { headers: program })).status).toBe(200);
    expect((await outside.call(`GET /api/session?token=${token}`)).status).toBe(200);
    expect((await outside.call('GET /api/devices')).status).toBe(200);
    expect(server.logged.some((line) => line.includes('session?token=…'))).toBe(true);
    expect(server.logged.some((line) => line.includes(token))).toBe(false);
  });

  it.each(['Bearer wrong', 'Basic YTpi', 'Bearer', 'nonsense'])(
    'are refused as %s, whatever the cookie says',
    async (authorization) => {
      const browser = await signedIn();
      const reply = await browser.call('GET /api/devices', { headers: { authorization } });
      expect(reply.status).toBe(401);
    },
  );
});

describe('other sites', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: '', 'sec-fetch-site': 'cross-site' },
  ])('cannot act with the cookie of a visitor: %j', async (headers) => {
    const browser = await signedIn();
    const reply = await browser.call('DELETE /api/session', { headers });
    expect(reply).toMatchObject({ status: 403, json: { code: 'FOREIGN_ORIGIN' } });
    expect((await browser.call('GET /api/session')).status).toBe(200);
  });

  it.each([
    ['cross-site', 403],
    ['same-site', 403],
    ['same-origin', 401],
    ['none', 401],
  ])('sign nobody in with a token of theirs: from %s it is %i', async (site, status) => {
    const headers = { 'sec-fetch-site': site };
    const reply = await server.browser().call('GET /api/session?token=wrong', { headers });
    expect(reply.status).toBe(status);
  });
});

describe('the log', () => {
  it('holds no password and no cookie', async () => {
    const browser = await signedIn();
    const holds = (text: string) => server.logged.some((line) => line.includes(text));
    expect(holds('/api/session')).toBe(true);
    expect(holds(ADMIN.password)).toBe(false);
    expect(holds(browser.cookie.slice('sid='.length))).toBe(false);
  });
});
