import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/database';
import { DatabaseAwayError } from '../db/database-away';
import { openTestDatabase } from '../db/testing';
import { createMessageListener } from '../engine/ingest/listener/message-listener';
import { createTestEngine, type TestEngine } from '../engine/testing';
import type { Listener } from '../listener/open-listener';
import { createEngineDoor } from './create-engine-door';

const USER = { name: 'Ana', email: 'ana@example.com', password: 'pw' };
const JSON_TYPE = { 'content-type': 'application/json' };
const signedIn = {
  authorization: `Basic ${Buffer.from(`${USER.email}:${USER.password}`).toString('base64')}`,
};

let db: Database;
let test: TestEngine;
let door: Listener;
let base: string;
let isAway = false;

/** Fails as a database does that is being started again. */
const orAway =
  <Args extends unknown[], T>(run: (...args: Args) => Promise<T>) =>
  (...args: Args): Promise<T> =>
    isAway ? Promise.reject(new DatabaseAwayError()) : run(...args);

beforeAll(async () => {
  db = await openTestDatabase();
  test = await createTestEngine({
    ...db,
    query: orAway(db.query) as Database['query'],
    transaction: orAway(db.transaction) as Database['transaction'],
  });
  const write = (_details: object, message: string): void => void test.logged.push(message);
  const log = { info: write, warn: write, error: write };
  door = createEngineDoor({
    upstream: test.engine.upstream,
    attributePrefix: 'rastro',
    takeMessage: createMessageListener({ engine: test.engine, log }),
    host: '127.0.0.1',
    port: 0,
    log,
  });
  base = `http://127.0.0.1:${await door.listen()}`;
  const first = JSON.stringify(USER);
  await fetch(`${base}/api/users`, { method: 'POST', headers: JSON_TYPE, body: first });
});
afterAll(async () => {
  await door.close();
  await test.engine.close();
  await db.close();
});

const post = async (path: string, body: string) => {
  const headers = { ...JSON_TYPE, ...signedIn };
  const answer = await fetch(`${base}/api${path}`, { method: 'POST', headers, body });
  return { status: answer.status, text: await answer.text() };
};

describe("a body at the engine's door", () => {
  it('leaves nothing there of what the product alone says of an account', async () => {
    const attributes = { 'rastro.isReseller': true, 'rastro.accountState': 'suspended', note: 'a' };
    const user = { name: 'Rui', email: 'rui@example.com', password: 'a long password', attributes };
    const { text } = await post('/users', JSON.stringify(user));
    expect(JSON.parse(text)).toMatchObject({ attributes: { note: 'a' } });
    const { rows } = await db.query('select attributes from users where email = $1', [user.email]);
    expect(rows).toEqual([{ attributes: { note: 'a' } }]);
  });

  it('nested ten thousand deep is refused in words', async () => {
    const deep = '['.repeat(10_000) + ']'.repeat(10_000);
    const answer = await post('/devices', `{"name":"a","uniqueId":"a","attributes":{"a":${deep}}}`);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('nested too deep');
  });

  it('of 4 MB is refused in words', async () => {
    const answer = await post('/devices', JSON.stringify({ name: 'x'.repeat(4 * 1024 * 1024) }));
    expect(answer).toEqual({ status: 413, text: 'The body is longer than 2 MB' });
  });

  it('that is no JSON is refused with the reason', async () => {
    const answer = await post('/devices', '{"name":');
    expect(answer.status).toBe(400);
    expect(answer.text).toMatch(/^The body is not JSON: /);
  });

  it('is a form where a call takes one, and is refused when there is none', async () => {
    const headers = signedIn;
    const ask = (path: string, body?: URLSearchParams) =>
      fetch(`${base}/api${path}`, { method: 'POST', headers, ...(body && { body }) });
    const calls = ['/session/token', '/session/token/revoke', '/password/reset', '/share/device'];
    for (const path of calls) expect([path, (await ask(path)).status]).toEqual([path, 400]);
    expect((await ask('/session/token', new URLSearchParams())).status).toBe(200);
  });

  it('with a fence that is no area is kept as it is, as Traccar does', async () => {
    const answer = await post('/geofences', '{"name":"Yard","area":"nonsense"}');
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([200, { area: 'nonsense' }]);
  });
});

describe('while the database is away', () => {
  it('clients and trackers are asked to come back, and are served when it is there', async () => {
    await post('/devices', '{"name":"Bus","uniqueId":"bus"}');
    const callAll = () =>
      Promise.all([
        fetch(`${base}/api/devices`, { headers: signedIn }),
        fetch(`${base}/?id=bus&lat=1&lon=2`, { method: 'POST' }),
      ]);
    isAway = true;
    const answers = await callAll();
    isAway = false;
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5']);
    expect(await answers[0].text()).toBe('The database does not answer. Try again shortly.');
    expect((await callAll()).map(({ status }) => status)).toEqual([200, 200]);
  });
});
