import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '@rastro/sdk/domain';
import { isRefusal, type UpstreamFrame, type UpstreamRequest } from '../upstream/upstream';
import { type Front, listen, openFront } from './testing/front';
import { sendMessage } from './testing/send-message';
import { signInAt, useFront } from './testing/use-front';
import { waitFor } from '../testing/wait-for';

const KEPT = 'select 1 from account where kept_token is not null';
/** Another run against the same server must not meet what this one left. */
const RUN = randomBytes(4).toString('hex');
const PASSWORD = 'one more password';

const at = useFront();
let adminId: number;
let names = 0;
const made: string[] = [];

const signIn = (credentials: { email: string; password: string }) =>
  signInAt(at.front, credentials);

beforeEach(async () => {
  adminId = await signIn(at.elsewhere.admin);
});
afterEach(async () => {
  for (const path of made.splice(0).reverse()) await call('DELETE', path);
});

const split = (call: string): Pick<UpstreamRequest, 'path' | 'query'> => {
  const [path = '', query = ''] = call.split('?');
  return { path, query: new URLSearchParams(query) };
};

async function call(method: string, target: string, body?: unknown, userId = adminId) {
  const { status, body: text } = await at.front.upstream.send(
    { method, ...split(target), body },
    { actor: { userId } },
  );
  return { status, text: text ?? '', json: parse(text) };
}

const parse = (text: string | null): Record<string, unknown> & { id: number } => {
  try {
    return JSON.parse(text ?? '') as Record<string, unknown> & { id: number };
  } catch {
    return { id: 0 };
  }
};

async function create(area: string, body: Record<string, unknown>) {
  const answer = await call('POST', `/${area}`, body);
  expect(answer).toMatchObject({ status: 200 });
  made.push(`/${area}/${answer.json.id}`);
  return answer.json;
}

const createDevice = () => {
  const name = `${RUN}-${(names += 1)}`;
  return create('devices', { name: `Bus ${name}`, uniqueId: name });
};

async function createUser(more: object = {}) {
  const email = `${RUN}-${(names += 1)}@example.com`;
  const user = await create('users', { name: 'Bia', email, password: PASSWORD, ...more });
  return { ...user, email };
}

async function sendFix(uniqueId: unknown, latitude: number): Promise<void> {
  const status = await sendMessage(at.elsewhere.ingestOrigin, {
    id: String(uniqueId),
    lat: String(latitude),
    lon: '-46.6',
    timestamp: String(Math.floor(Date.now() / 1000)),
  });
  expect(status).toBe(200);
}

const issueToken = async (userId: number, endsInMs: number): Promise<string> => {
  const expiration = new Date(Date.now() + endsInMs).toISOString();
  return (await call('POST', '/session/token', { expiration }, userId)).text;
};

describe('signing in', () => {
  it("answers the tracking server's own user id, and acts for the user from then on", async () => {
    const session = await call('GET', '/session');
    expect(session).toMatchObject({ status: 200, json: { id: adminId } });
    const { email } = await createUser();
    const userId = await signIn({ email, password: PASSWORD });
    expect((await call('GET', '/session', undefined, userId)).json).toMatchObject({ email });
  });

  it('refuses a wrong password, an unknown address and a disabled account as it does there', async () => {
    const { email } = await createUser({ disabled: true });
    const refusals = await Promise.all([
      at.front.upstream.signIn({ email: at.elsewhere.admin.email, password: 'wrong' }),
      at.front.upstream.signIn({ email: `nobody-${RUN}@example.com`, password: 'wrong' }),
      at.front.upstream.signIn({ email, password: PASSWORD }),
    ]);
    expect(refusals.map((refusal) => isRefusal(refusal) && refusal.status)).toEqual([
      401, 401, 400,
    ]);
    expect(refusals[2]).toMatchObject({ message: expect.stringContaining('User is disabled') });
  });

  it('keeps no password and no readable token', async () => {
    const { rows } = await at.db.query<{ kept_token: string }>('select * from account');
    expect(rows).toHaveLength(1);
    const token = rows[0]?.kept_token ?? '';
    expect(Buffer.from(token, 'base64url').toString('latin1')).not.toMatch(/"e":\d/);
    const text = JSON.stringify([rows, at.front.logged]);
    expect(text).not.toContain(at.elsewhere.admin.password);
  });

  it('acts for nobody who never signed in', async () => {
    const { id } = await createUser();
    expect(await call('GET', '/devices', undefined, id)).toMatchObject({ status: 401 });
  });
});

describe('calls', () => {
  it('make, read, change and delete, with the same body as there', async () => {
    const device = await createDevice();
    const path = `/devices/${device.id}`;
    const changed = { ...device, name: 'Ônibus 1 & "2"', attributes: { plate: 'ABC1D23' } };
    expect((await call('PUT', path, changed)).json).toMatchObject(changed);
    const list = await call('GET', `/devices?id=${device.id}`);
    expect(JSON.parse(list.text)).toMatchObject([changed]);
    expect(await call('DELETE', path)).toMatchObject({ status: 204, text: '' });
    made.pop();
    expect(JSON.parse((await call('GET', '/devices')).text)).not.toContainEqual(
      expect.objectContaining({ id: device.id }),
    );
  });

  it('bring the words of a refusal without its trace', async () => {
    const { email } = await createUser({ readonly: true });
    const userId = await signIn({ email, password: PASSWORD });
    const refusal = await call('POST', '/devices', { name: 'x', uniqueId: `${RUN}-x` }, userId);
    expect(refusal.status).toBe(400);
    expect(refusal.text).toContain('Write access denied');
    expect(refusal.text).not.toMatch(/\n|\tat /);
  });

  it('send nothing of a request that was not understood', async () => {
    at.proxy.takeRequests();
    const hostile = ['/devices;x=1', '/devices/../users', '/%75sers', '//users', '/users/', '/'];
    for (const target of hostile) {
      expect(await call('GET', target), target).toMatchObject({ status: 404 });
    }
    expect(at.proxy.takeRequests()).toEqual([]);
  });

  it('name in headers only what the call needs', async () => {
    at.proxy.takeRequests();
    await call('GET', '/devices');
    const [head = ''] = at.proxy.takeRequests();
    const names = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(':')[0]?.toLowerCase());
    expect(names.sort()).toEqual(['accept', 'connection', 'cookie', 'host']);
  });
});

describe('tokens', () => {
  it('tell whose they are and until when', async () => {
    const token = await issueToken(adminId, DAY_MS);
    const owner = await at.front.upstream.verifyToken(token);
    expect(owner).toMatchObject({ userId: adminId });
    const endsAt = isRefusal(owner) ? 0 : owner.expiresAt;
    expect(Math.abs(endsAt - Date.now() - DAY_MS)).toBeLessThan(60_000);
  });

  it('are refused when nobody made them', async () => {
    const answer = await at.front.upstream.verifyToken('c29tZXRoaW5nIGVsc2U');
    expect(isRefusal(answer) && answer.status).toBeOneOf([400, 401]);
  });

  it('made with a token do not outlive it', async () => {
    const tokenExpiresAt = Date.now() + 3_600_000;
    const send = (body?: object) =>
      at.front.upstream.send(
        { method: 'POST', ...split('/session/token'), body },
        { actor: { userId: adminId, tokenExpiresAt } },
      );
    const expiration = new Date(Date.now() + DAY_MS).toISOString();
    const owner = await at.front.upstream.verifyToken((await send({ expiration })).body ?? '');
    expect(isRefusal(owner) ? 0 : owner.expiresAt).toBeLessThanOrEqual(tokenExpiresAt);
    expect((await send()).status).toBe(400);
  });

  it('let a program in that never had a password', async () => {
    const { id, email } = await createUser();
    const token = await issueToken(await signIn({ email, password: PASSWORD }), DAY_MS);
    const stranger = await openFront(at.proxy.origin, at.db);
    expect(await stranger.upstream.verifyToken(token)).toMatchObject({ userId: id });
    const answer = await stranger.upstream.send(
      { method: 'GET', ...split('/session') },
      { actor: { userId: id } },
    );
    expect(parse(answer.body)).toMatchObject({ email });
    await stranger.close();
  });
});

describe('a session that the tracking server forgot', () => {
  it('is opened anew by the kept token, once for all calls under way', async () => {
    const device = await createDevice();
    at.proxy.forgetSessions();
    at.proxy.takeRequests();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('GET', `/devices?id=${device.id}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const entries = at.proxy.takeRequests().filter((head) => head.includes('/api/session?token='));
    expect(entries).toHaveLength(1);
  });

  it('is opened anew after a restart of ours, and not with another secret', async () => {
    const send = ({ upstream }: Pick<Front, 'upstream'>) =>
      upstream.send({ method: 'GET', ...split('/session') }, { actor: { userId: adminId } });
    const answer = await send(at.front.another());
    expect(parse(answer.body)).toMatchObject({ id: adminId });
    expect(await send(at.front.another({ secret: 'a secret that is another' }))).toMatchObject({
      status: 401,
    });
  });

  it('ends for good when nobody signed in has it any more', async () => {
    await at.front.sweep(Date.now());
    expect((await at.db.query(KEPT)).rows).toEqual([]);
  });
});

describe('a service account', () => {
  it('opens the sessions of everybody, and no token is kept', async () => {
    const { id, email } = await createUser();
    const serviceToken = await issueToken(adminId, DAY_MS);
    await at.db.query('delete from account');
    const served = at.front.another({ serviceToken });
    await served.upstream.signIn({ email, password: PASSWORD }, { startsSession: true });
    expect((await at.db.query(KEPT)).rows).toEqual([]);
    const after = at.front.another({ serviceToken });
    const answer = await after.upstream.send(
      { method: 'GET', ...split('/session') },
      { actor: { userId: id } },
    );
    expect(parse(answer.body)).toMatchObject({ id, email });
  });
});

describe('the live stream', () => {
  const positionsOf = (frames: { key: string; items: readonly { json: string }[] }[]) =>
    frames
      .filter(({ key }) => key === 'positions')
      .flatMap(({ items }) => items.map(({ json }) => parse(json)));

  it('begins with the latest positions, and brings each new one', async () => {
    const device = await createDevice();
    await sendFix(device['uniqueId'], 10);
    await waitFor(async () => {
      const { text } = await call('GET', '/positions');
      expect(JSON.parse(text)).toContainEqual(expect.objectContaining({ deviceId: device.id }));
    });
    const listener = await listen(at.front, adminId);
    expect(listener.frames[0]).toMatchObject({
      key: 'positions',
      items: expect.arrayContaining([expect.objectContaining({ deviceId: device.id })]),
    });
    await sendFix(device['uniqueId'], 11);
    await waitFor(() => {
      expect(positionsOf(listener.frames)).toContainEqual(
        expect.objectContaining({ deviceId: device.id, latitude: 11 }),
      );
    });
    listener.socket.close();
  });

  it('is one a user there, however many listen here, and ends with the last', async () => {
    const listeners = await Promise.all(Array.from({ length: 5 }, () => listen(at.front, adminId)));
    listeners.push(await listen(at.front, adminId));
    expect(listeners.map(({ frames }) => frames[0]?.key)).toEqual(Array(6).fill('positions'));
    expect(at.proxy.liveSockets()).toBe(1);
    for (const { socket } of listeners) socket.close();
    await waitFor(() => expect(at.proxy.liveSockets()).toBe(0));
  });

  it('brings a device that was linked after it began', async () => {
    const { id, email } = await createUser();
    const userId = await signIn({ email, password: PASSWORD });
    const device = await createDevice();
    const listener = await listen(at.front, userId);
    expect(listener.frames).toMatchObject([{ key: 'positions', items: [] }]);
    const link = { userId: id, deviceId: device.id };
    expect(await call('POST', '/permissions', link)).toMatchObject({ status: 204 });
    await waitFor(
      async () => {
        await sendFix(device['uniqueId'], 12);
        expect(positionsOf(listener.frames)).toContainEqual(
          expect.objectContaining({ deviceId: device.id }),
        );
      },
      { timeout: 15_000 },
    );
    expect(listener.losses).toBe(0);
    listener.socket.close();
  });

  const goneOf = (frames: readonly UpstreamFrame[]): number[] =>
    frames.flatMap(({ key, items }) => (key === 'gone' ? items.map(({ json }) => +json) : []));

  it('says at once that a device was deleted here', async () => {
    const listener = await listen(at.front, adminId);
    const device = await createDevice();
    await call('DELETE', `/devices/${device.id}`);
    expect(goneOf(listener.frames)).toEqual([device.id]);
    listener.socket.close();
  });

  it('says what a user sees no more, and not what is still seen through a group', async () => {
    const { id, email } = await createUser();
    const group = await create('groups', { name: `Group ${RUN}` });
    const [alone, grouped] = [await createDevice(), await createDevice()];
    const inGroup = { ...grouped, groupId: group.id };
    expect(await call('PUT', `/devices/${grouped.id}`, inGroup)).toMatchObject({ status: 200 });
    const links = [
      { userId: id, groupId: group.id },
      { userId: id, deviceId: grouped.id },
      { userId: id, deviceId: alone.id },
    ];
    for (const link of links) await call('POST', '/permissions', link);
    const userId = await signIn({ email, password: PASSWORD });
    const listener = await listen(at.front, userId);
    for (const link of links.slice(1)) await call('DELETE', '/permissions', link);
    await waitFor(() => expect(goneOf(listener.frames)).toEqual([alone.id]));
    await sendFix(grouped['uniqueId'], 13);
    await waitFor(() => expect(positionsOf(listener.frames)).toHaveLength(1));
    await call('DELETE', '/permissions', links[0]);
    await waitFor(() => {
      expect(goneOf(listener.frames)).toEqual([alone.id, grouped.id]);
    });
    listener.socket.close();
  });

  it('streams what devices say to who asks for it', async () => {
    const device = await createDevice();
    const [reader, other] = [await listen(at.front, adminId), await listen(at.front, adminId)];
    reader.socket.setLogs(true);
    const logsOf = (frames: readonly UpstreamFrame[]): string[] =>
      frames.flatMap(({ key, items }) => (key === 'logs' ? items.map(({ json }) => json) : []));
    await waitFor(async () => {
      await sendFix(device['uniqueId'], 14);
      expect(logsOf(reader.frames).join()).toContain(String(device['uniqueId']));
    });
    expect(logsOf(other.frames)).toEqual([]);
    for (const { socket } of [reader, other]) socket.close();
  });

  it('opens with a session that the tracking server forgot', async () => {
    at.proxy.forgetSessions();
    const listener = await listen(at.front, adminId);
    expect(listener.frames).toHaveLength(1);
    listener.socket.close();
  });

  it('is refused to a user who never signed in', async () => {
    const { id } = await createUser();
    await expect(listen(at.front, id)).rejects.toThrow(/^401/);
  });
});
