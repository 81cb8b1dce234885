import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/testing';
import { isRefusal } from '../upstream/upstream';
import { createTestEngine, type TestEngine } from './testing';

let db: Database;
let test: TestEngine;
let admin: number;

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine(db);
  const user = { name: 'Ana', email: ' Ana@example.com ', password: 'right' };
  await test.send('anonymous', 'POST /users', user);
  admin = await test.userId('Ana@example.com');
});
afterAll(async () => {
  await test.engine.close();
  await db.close();
});

describe('signIn', () => {
  const signIn = (email: string, password: string) =>
    test.engine.upstream.signIn({ email, password });

  it('takes the address in any case with blanks round it, and nothing else', async () => {
    expect(await signIn(' ANA@example.com ', 'right')).toEqual({ userId: admin });
    for (const [email, password] of [
      ['ana@example.com', 'wrong'],
      ['nobody@example.com', 'right'],
      ['ana@example.com\0', 'right'],
    ] as const) {
      expect(await signIn(email, password)).toEqual({
        status: 401,
        message: 'HTTP 401 Unauthorized',
      });
    }
  });

  it('refuses disabled and expired accounts in words', async () => {
    const make = (name: string, more: object) =>
      test.send(admin, 'POST /users', { name, email: name, password: 'pw', ...more });
    await make('off', { disabled: true });
    await make('late', { expirationTime: test.iso(-1) });
    expect(await signIn('off', 'pw')).toEqual({ status: 400, message: 'User is disabled' });
    expect(await signIn('late', 'pw')).toEqual({ status: 400, message: 'User has expired' });
  });

  it('never answers with a password', async () => {
    const { body } = await test.send(admin, 'GET /users');
    expect(body).not.toContain('argon2');
    expect(body).toContain('"password":null');
  });
});

describe('tokens', () => {
  const create = async (expiration?: string): Promise<string> =>
    (await test.send(admin, 'POST /session/token', expiration ? { expiration } : {})).body ?? '';
  const verify = (token: string) => test.engine.upstream.verifyToken(token);

  it('last seven days, or as long as asked, until they are revoked', async () => {
    const token = await create();
    expect(await verify(token)).toMatchObject({
      userId: admin,
      expiresAt: test.now() + 7 * 86_400_000,
      setsPassword: false,
    });
    const short = await create(test.iso(60));
    expect(await verify(short)).toMatchObject({
      userId: admin,
      expiresAt: test.now() + 60_000,
      setsPassword: false,
    });
    expect((await test.send(admin, 'POST /session/token/revoke', { token })).status).toBe(204);
    expect(await verify(token)).toMatchObject({ status: 401, message: 'Token has been revoked' });
    test.wait(60_000);
    expect(await verify(short)).toMatchObject({ status: 401, message: 'Token has expired' });
  });

  it('that cannot be read are 400, forged ones 401', async () => {
    expect(await verify('nonsense')).toMatchObject({ status: 400 });
    expect(await verify('')).toMatchObject({ status: 400 });
    const token = await create();
    const forged = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
    expect(await verify(forged)).toMatchObject({ status: 401, message: 'Invalid signature' });
  });

  it('made with a token never outlive it', async () => {
    const actor = { userId: admin, tokenExpiresAt: test.now() + 1000 };
    const send = (body: object) =>
      test.engine.upstream.send(
        { method: 'POST', path: '/session/token', query: new URLSearchParams(), body },
        { actor },
      );
    expect((await send({})).status).toBe(400);
    const { body } = await send({ expiration: '2099-01-01T00:00:00Z' });
    const owner = await verify(body ?? '');
    expect(isRefusal(owner) ? owner : owner.expiresAt).toBe(test.now() + 1000);
  });

  it('and their expiry must be a time with a zone', async () => {
    const answer = await test.send(admin, 'POST /session/token', { expiration: '2099-01-01' });
    expect(answer.status).toBe(400);
  });
});

describe('send', () => {
  it.each([
    ['GET /unknown', 404],
    ['PATCH /devices', 405],
    ['GET /devices/abc', 404],
    ['GET /devices?id=abc', 404],
    ['GET /devices/999999', 404],
    ['GET /events/999999', 404],
    ['DELETE /devices/999999', 204],
    ['GET /positions?deviceId=1&from=2026-01-01&to=2026-01-02', 404],
    ['GET /positions?id=999999', 400],
  ])('%s answers %i', async (call, status) => {
    expect((await test.send(admin, call)).status).toBe(status);
  });

  it('checks media types before it asks who is there', async () => {
    const send = (more: object) =>
      test.engine.upstream.send(
        { method: 'GET', path: '/devices', query: new URLSearchParams(), ...more },
        { actor: { anonymous: true } },
      );
    expect((await send({ accept: 'text/html' })).status).toBe(406);
    expect((await send({ contentType: 'text/plain' })).status).toBe(415);
    expect((await send({ accept: '*/*' })).status).toBe(401);
  });

  it.each([
    [{ name: 'x' }, 'uniqueId is required'],
    [{ name: 'x', uniqueId: null }, 'uniqueId must not be null'],
    [{ name: 'x', uniqueId: 'y', plate: 1 }, 'Unrecognized field "plate" of Device'],
    [{ name: 'x', uniqueId: 'y', disabled: 'maybe' }, 'disabled cannot be read as boolean'],
    [{ id: 1e30, name: 'x', uniqueId: 'y' }, 'id cannot be read as integer'],
    [{ name: 'n'.repeat(129), uniqueId: 'y' }, 'A text is too long (name)'],
    [
      { name: 'a\0b', uniqueId: 'y' },
      'A text holds U+0000 or half a surrogate pair, or it is nested too deep',
    ],
    [
      { name: 'x', uniqueId: 'y', groupId: 999 },
      'It refers to something that does not exist (groupId)',
    ],
    [
      { name: 'x', uniqueId: 'y', calendarId: 3 },
      'It refers to something that does not exist (calendarId)',
    ],
    ['text', 'The body is not a JSON object'],
  ])('refuses the device %j: %s', async (body, words) => {
    const answer = await test.send(admin, 'POST /devices', body);
    expect(answer).toMatchObject({ status: 400, body: words });
  });

  it('refuses attributes nested without end', async () => {
    let attributes: object = {};
    for (let depth = 0; depth < 50_000; depth += 1) attributes = { a: attributes };
    const answer = await test.send(admin, 'POST /devices', {
      name: 'x',
      uniqueId: 'deep',
      attributes,
    });
    expect(answer.status).toBe(400);
  });

  it('says which value another one has already', async () => {
    const device = { name: '<img src=x onerror=alert(1)>', uniqueId: 'twice' };
    expect((await test.send(admin, 'POST /devices', device)).json).toMatchObject(device);
    const again = await test.send(admin, 'POST /devices', device);
    expect(again.body).toBe('Duplicate: another one has the same (uniqueId)');
  });

  it('searches text as it is written, page by page', async () => {
    for (const name of ['50% off', '500 off', 'a_b', 'axb']) {
      await test.send(admin, 'POST /devices', { name, uniqueId: name });
    }
    const names = async (query: string): Promise<string[]> =>
      ((await test.send(admin, `GET /devices?${query}`)).json as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await names('keyword=50%25')).toEqual(['50% off']);
    expect(await names('keyword=A_B')).toEqual(['a_b']);
    expect(await names('keyword=off&limit=1&offset=1')).toEqual(['500 off']);
    expect(await names('keyword=off&offset=1')).toHaveLength(2);
  });

  it("works inside the caller's transaction, and memory follows its commit", async () => {
    const add = (uniqueId: string, fails: boolean) =>
      db.transaction(async (unit) => {
        const body = { name: uniqueId, uniqueId };
        const request = { method: 'POST', path: '/devices', query: new URLSearchParams(), body };
        const context = { actor: { userId: admin }, unit };
        expect((await test.engine.upstream.send(request, context)).status).toBe(200);
        // A refusal inside costs the caller nothing of what he did before.
        expect((await test.engine.upstream.send(request, context)).status).toBe(400);
        if (fails) throw new Error('changed my mind');
      });
    const isKnown = async (uniqueId: string): Promise<string> =>
      (await test.engine.ingest({ uniqueId, latitude: 1, longitude: 1 })).outcome;
    await add('kept', false);
    await expect(add('lost', true)).rejects.toThrow('changed my mind');
    expect(await isKnown('kept')).toBe('stored');
    expect(await isKnown('lost')).toBe('unknownDevice');
  });

  it('ends a change whose password is another one each time, and takes one that stays', async () => {
    const user = { name: 'Bia', email: 'bia@example.com', password: 'first' };
    const { id } = (await test.send(admin, 'POST /users', user)).json as { id: number };
    const change = (nextPassword: () => string) =>
      test.engine.upstream.change(
        `/users/${id}`,
        (stored) => ({ ...stored, password: nextPassword() }),
        { actor: { userId: admin } },
      );
    let count = 0;
    await expect(change(() => `next ${(count += 1)}`)).rejects.toThrow(
      /^PUT \/users\/\d+ has another password each time/,
    );
    expect(count).toBe(5);
    const signIn = (password: string) => test.engine.upstream.signIn({ ...user, password });
    expect(await signIn('first')).toEqual({ userId: id });
    expect((await change(() => 'second')).status).toBe(200);
    expect(await signIn('second')).toEqual({ userId: id });
  });

  it('rewrites the counters of the latest fix as a new one', async () => {
    const [device] = (await test.send(admin, 'GET /devices?uniqueId=kept')).json as [
      { id: number },
    ];
    const body = { deviceId: device.id, totalDistance: 5000, hours: 7200 };
    const call = `PUT /devices/${device.id}/accumulators`;
    expect((await test.send(admin, call, body)).status).toBe(204);
    const { json } = await test.send(admin, `GET /positions?deviceId=${device.id}`);
    expect(json).toMatchObject([{ attributes: { totalDistance: 5000, hours: 7200 } }]);
  });
});
