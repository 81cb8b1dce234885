import { BulkStore } from './bulk-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, startTestApp, type TestApp, type TestBrowser } from '../../../http/testing';
import { openProductDoor } from '../../../traccar/testing/open-product-door';
import { useFront } from '../../../traccar/testing/use-front';
import { waitFor } from '../../../testing/wait-for';

type Reply = Awaited<ReturnType<TestBrowser['call']>>;
interface Row {
  id: number;
  outcome: string;
  code: string | null;
  changes: unknown[];
}

const plan = (browser: TestBrowser, json: object) =>
  browser.call('POST /api/bulk-changes', { json: { resource: 'devices', ...json } });
const add = async (browser: TestBrowser, uniqueId: string): Promise<number> => {
  const json = { name: uniqueId, uniqueId, attributes: { color: 'red' } };
  const reply = await browser.call('POST /api/devices', { json });
  expect(reply.status, reply.text).toBe(200);
  return Number(reply.json['id']);
};
const rowsOf = async (browser: TestBrowser, { json }: Reply, query = '') =>
  JSON.parse(
    (await browser.call(`GET /api/bulk-changes/${String(json['id'])}/rows${query}`)).text,
  ) as Row[];
const act = (browser: TestBrowser, { json }: Reply, action: string) =>
  browser.call(`POST /api/bulk-changes/${String(json['id'])}/${action}`);
const waitForState = (browser: TestBrowser, { json }: Reply, state: string) =>
  waitFor(
    async () => {
      const now = await browser.call(`GET /api/bulk-changes/${String(json['id'])}`);
      expect(now.json['state'], now.text).toBe(state);
      return now;
    },
    { timeout: 20_000 },
  );

/** Plans, starts and takes back a change of two devices, and deletes them. */
async function follow(browser: TestBrowser): Promise<void> {
  const [one, two] = [await add(browser, 'bulk-1'), await add(browser, 'bulk-2')];
  const changes = { model: 'FMB920', attributes: { color: 'blue', speed: 80 } };
  const planned = await plan(browser, { ids: [one, two, 999_999], operation: 'update', changes });
  expect(planned.status, planned.text).toBe(200);
  expect(planned.json).toMatchObject({
    state: 'planned',
    counts: { change: 2, unchanged: 0, refused: 1 },
  });
  const rows = await rowsOf(browser, planned);
  expect(rows).toMatchObject([
    { id: one, outcome: 'change' },
    { id: two, outcome: 'change' },
    { id: 999_999, outcome: 'refused', code: 'NOT_FOUND' },
  ]);
  expect(rows[0]?.changes).toContainEqual({
    path: ['attributes', 'color'],
    from: 'red',
    to: 'blue',
  });
  expect((await browser.call(`GET /api/devices/${one}`)).json['model']).not.toBe('FMB920');

  expect((await act(browser, planned, 'start')).status).toBe(200);
  const finished = await waitForState(browser, planned, 'finished');
  expect(finished.json['counts']).toMatchObject({ change: 0, done: 2, failed: 0, refused: 1 });
  expect((await browser.call(`GET /api/devices/${two}`)).json).toMatchObject(changes);
  expect((await act(browser, planned, 'start')).status).toBe(409);

  await browser.call(`PATCH /api/devices/${two}`, { json: { model: 'mine' } });
  expect((await act(browser, planned, 'undo')).status).toBe(200);
  await waitForState(browser, planned, 'undone');
  const [first, second] = [
    await browser.call(`GET /api/devices/${one}`),
    await browser.call(`GET /api/devices/${two}`),
  ];
  expect(first.json['attributes']).toEqual({ color: 'red' });
  expect(first.json['model']).not.toBe('FMB920');
  expect(second.json).toMatchObject({ model: 'mine', attributes: { color: 'red' } });

  const removal = await plan(browser, { ids: [one, two], operation: 'delete' });
  await act(browser, removal, 'start');
  await waitForState(browser, removal, 'finished');
  expect((await browser.call(`GET /api/devices/${one}`)).status).toBe(404);
  expect((await act(browser, removal, 'undo')).status).toBe(409);
}

/** Links two devices to a fence and to an account, each once, and takes it back. */
async function tie(browser: TestBrowser): Promise<void> {
  const ids = [await add(browser, 'tied-1'), await add(browser, 'tied-2')];
  const make = async (path: string, json: object) =>
    Number((await browser.call(`POST /api${path}`, { json })).json['id']);
  const fence = await make('/geofences', { name: 'Depot', area: 'CIRCLE (0 0, 100)' });
  const person = { name: 'Tied', email: 'tied@example.com', password: ADMIN.password };
  const account = await make('/users', person);
  await browser.call('POST /api/permissions', { json: { deviceId: ids[0], geofenceId: fence } });
  const held = async () =>
    (await browser.call(`GET /api/geofences/${fence}/holders`)).json['deviceIds'];
  const seen = async () =>
    (JSON.parse((await browser.call(`GET /api/devices?userId=${account}`)).text) as Row[])
      .map(({ id }) => id)
      .sort((a, b) => a - b);

  const fences = { operation: 'link', changes: { resource: 'geofences', ids: [fence] } };
  const planned = await plan(browser, { ids, ...fences });
  expect(planned.json, planned.text).toMatchObject({ counts: { change: 1, unchanged: 1 } });
  expect(await held()).toEqual([ids[0]]);
  await act(browser, planned, 'start');
  await waitForState(browser, planned, 'finished');
  expect(await held()).toEqual(ids);
  await act(browser, planned, 'undo');
  await waitForState(browser, planned, 'undone');
  expect(await held()).toEqual([ids[0]]);

  const people = { resource: 'users', ids: [account] };
  const given = await plan(browser, { ids, operation: 'link', changes: people });
  await act(browser, given, 'start');
  await waitForState(browser, given, 'finished');
  expect(await seen()).toEqual(ids);
  const taken = await plan(browser, { ids: [ids[1]], operation: 'unlink', changes: people });
  expect(taken.json).toMatchObject({ counts: { change: 1 } });
  await act(browser, taken, 'start');
  await waitForState(browser, taken, 'finished');
  expect(await seen()).toEqual([ids[0]]);
}

/** Changes accounts, whose list knows no `all`, by their ids. */
async function changePeople(browser: TestBrowser): Promise<void> {
  const ids: number[] = [];
  for (const name of ['many-1', 'many-2']) {
    const json = { name, email: `${name}@example.com`, password: ADMIN.password };
    const made = await browser.call('POST /api/users', { json });
    ids.push(Number(made.json['id']));
  }
  const people = { resource: 'users', ids };
  const changes = { phone: '+1 512 555 0101' };
  const planned = await plan(browser, { ...people, operation: 'update', changes });
  expect(planned.json, planned.text).toMatchObject({ counts: { change: 2, refused: 0 } });
  await act(browser, planned, 'start');
  await waitForState(browser, planned, 'finished');
  for (const id of ids) {
    expect((await browser.call(`GET /api/users/${id}`)).json).toMatchObject(changes);
  }
  const removal = await plan(browser, { ...people, operation: 'delete' });
  await act(browser, removal, 'start');
  const { json } = await waitForState(browser, removal, 'finished');
  expect(json['counts']).toMatchObject({ done: 2 });
}

/** Sends a command to two devices: one that no tracker has to fear, and a lock. */
async function sendToTwo(browser: TestBrowser, isWaiting: boolean): Promise<void> {
  const ids = [await add(browser, 'told-1'), await add(browser, 'told-2')];
  const send = async (changes: object) => {
    const planned = await plan(browser, { ids: [...ids, 999_999], operation: 'send', changes });
    expect(planned.json, planned.text).toMatchObject({ counts: { change: 2, refused: 1 } });
    await act(browser, planned, 'start');
    const ended = await waitForState(browser, planned, 'finished');
    expect(ended.json['counts']).toMatchObject({ change: 0, refused: 1 });
    expect((await act(browser, planned, 'undo')).status).toBe(409);
    return rowsOf(browser, planned);
  };
  const asked = await send({ type: 'positionPeriodic', attributes: { frequency: 60 } });
  expect(asked.map(({ outcome }) => outcome)).not.toContain('change');
  const locks = await send({ type: 'engineStop' });
  // Where nobody hears of positions while nobody is signed in, none can wait.
  expect(
    locks
      .slice(0, 2)
      .map(({ code, changes }) => code ?? (changes[0] as { path: string[] }).path[0]),
  ).toEqual(isWaiting ? ['waits', 'waits'] : ['STOP_CANNOT_WAIT', 'STOP_CANNOT_WAIT']);
}

describe('with the engine', () => {
  let server: TestApp;
  let admin: TestBrowser;
  const enter = async (name: string, more: object = {}) => {
    const id = await server.addUser({ name, email: `${name}@example.com`, ...more });
    const browser = server.browser();
    await browser.signIn(`${name}@example.com`, ADMIN.password);
    return { id, browser };
  };
  beforeAll(async () => {
    server = await startTestApp();
    admin = server.browser();
    await admin.signIn(ADMIN.email, ADMIN.password);
  });
  afterAll(() => server.stop());

  it('plans, does and takes back a change of many', () => follow(admin));

  it('links many, and takes that back', () => tie(admin));

  it('changes accounts by their ids', () => changePeople(admin));

  it('sends a command to many, and lets no lock past its guard', () => sendToTwo(admin, true));

  it('plans no command for who may send none', async () => {
    const deviceId = await add(admin, 'silent');
    const { browser, id: userId } = await enter('silenced', { limitCommands: true });
    await admin.call('POST /api/permissions', { json: { userId, deviceId } });
    const changes = { type: 'engineStop' };
    const planned = await plan(browser, { ids: [deviceId], operation: 'send', changes });
    expect(planned).toMatchObject({ status: 403, json: { code: 'ACCOUNT_WITHOUT_COMMANDS' } });
  });

  it('links nobody to what they do not see', async () => {
    const mine = await enter('tier');
    const own = await add(mine.browser, 'tier-1');
    const fence = await admin.call('POST /api/geofences', {
      json: { name: 'Foreign', area: 'CIRCLE (0 0, 100)' },
    });
    const changes = { resource: 'geofences', ids: [Number(fence.json['id'])] };
    const planned = await plan(mine.browser, { ids: [own], operation: 'link', changes });
    expect(planned.status).toBe(404);
    const foreign = await add(admin, 'tier-2');
    const home = await mine.browser.call('POST /api/geofences', {
      json: { name: 'Home', area: 'CIRCLE (0 0, 100)' },
    });
    const rows = await rowsOf(
      mine.browser,
      await plan(mine.browser, {
        ids: [foreign],
        operation: 'link',
        changes: { resource: 'geofences', ids: [Number(home.json['id'])] },
      }),
    );
    expect(rows).toMatchObject([{ id: foreign, outcome: 'refused', code: 'NOT_FOUND' }]);
  });

  it('tells a foreign thing from a missing one to nobody, nor a foreign run', async () => {
    const foreign = await add(admin, 'foreign');
    const { browser } = await enter('owner');
    const planned = await plan(browser, {
      ids: [foreign, 888_888],
      operation: 'delete',
    });
    const rows = await rowsOf(browser, planned);
    expect(rows.map(({ outcome, code }) => [outcome, code])).toEqual([
      ['refused', 'NOT_FOUND'],
      ['refused', 'NOT_FOUND'],
    ]);
    const run = await plan(admin, { ids: [foreign], operation: 'delete' });
    for (const action of ['start', 'cancel', 'undo']) {
      expect((await act(browser, run, action)).status).toBe(404);
    }
    expect((await act(server.browser(), run, 'start')).status).toBe(401);
  });

  it('refuses who may not do it alone', async () => {
    const { browser, id: userId } = await enter('looker', { deviceReadonly: true });
    const deviceId = await add(admin, 'looked-at');
    await admin.call('POST /api/permissions', { json: { userId, deviceId } });
    expect((await plan(browser, { ids: [deviceId], operation: 'delete' })).status).toBe(403);
  });

  it('looks again at each row when it is done', async () => {
    const { browser, id: userId } = await enter('loser');
    const deviceId = await add(admin, 'lost');
    await admin.call('POST /api/permissions', { json: { userId, deviceId } });
    const planned = await plan(browser, {
      ids: [deviceId],
      operation: 'update',
      changes: { model: 'X' },
    });
    expect(planned.json['counts']).toMatchObject({ change: 1 });
    await admin.call('DELETE /api/permissions', { json: { userId, deviceId } });
    await act(browser, planned, 'start');
    const ended = await waitForState(browser, planned, 'finished');
    expect(ended.json['counts']).toMatchObject({ done: 0, failed: 1 });
  });

  it('goes on where a server that stopped left it, and does no row twice', async () => {
    const ids = [await add(admin, 'cut-1'), await add(admin, 'cut-2')];
    const planned = await plan(admin, { ids, operation: 'update', changes: { model: 'cut' } });
    // As a server leaves it that is killed after one row was done and before that was written down.
    await admin.call(`PATCH /api/devices/${ids[0]}`, { json: { model: 'cut' } });
    await server.database.query(`update bulk_changes set state = 'running' where id = $1`, [
      planned.json['id'],
    ]);
    const other = await plan(admin, { ids, operation: 'update', changes: { model: 'two' } });
    expect((await act(admin, other, 'start')).status).toBe(409);
    server.wait(61_000);
    await waitForState(admin, planned, 'interrupted');
    expect((await act(admin, planned, 'start')).status).toBe(200);
    const ended = await waitForState(admin, planned, 'finished');
    expect(ended.json['counts']).toMatchObject({ done: 2 });
    await act(admin, planned, 'undo');
    await waitForState(admin, planned, 'undone');
    expect((await admin.call(`GET /api/devices/${ids[0]}`)).json['model']).not.toBe('cut');
  });

  it('stops when it is told to, and starts again', async () => {
    const ids = [await add(admin, 'stop-1')];
    const planned = await plan(admin, { ids, operation: 'update', changes: { model: 'Y' } });
    expect((await act(admin, planned, 'cancel')).json['state']).toBe('cancelled');
    expect((await act(admin, planned, 'cancel')).status).toBe(409);
    await act(admin, planned, 'start');
    await waitForState(admin, planned, 'finished');
  });

  it('lets who worked on it before do no more once another works on it', async () => {
    const ids = [await add(admin, 'turn-1')];
    const planned = await plan(admin, { ids, operation: 'update', changes: { model: 'Z' } });
    const store = new BulkStore(server.database, server.engine.upstream.origin, () => Date.now());
    const id = Number(planned.json['id']);
    const userId = Number((await admin.call('GET /api/session')).json['id']);
    const first = (await store.begin(userId, id, ['planned'], 'running')) ?? 0;
    await store.move(id, 'running', 'cancelled');
    const second = (await store.begin(userId, id, ['cancelled'], 'running')) ?? 0;
    expect(await store.touch(id, 'running', first)).toBe(false);
    expect(await store.touch(id, 'running', second)).toBe(true);
    await store.end(id, 'running', first, 'interrupted');
    expect(await store.touch(id, 'running', second)).toBe(true);
    await store.end(id, 'running', second, 'finished');
    expect(await store.touch(id, 'running', second)).toBe(false);
  });

  it('takes all that a list has', async () => {
    const planned = await plan(admin, {
      resource: 'groups',
      filter: {},
      operation: 'update',
      changes: { attributes: { a: 1 } },
    });
    expect(planned.json, planned.text).toMatchObject({ counts: { change: 0 } });
  });

  it.each([
    ['ids', { operation: 'delete' }],
    ['changes', { ids: [1], operation: 'update' }],
    ['changes', { ids: [1], operation: 'delete', changes: { name: 'x' } }],
    ['changes', { ids: [1], operation: 'link', changes: { resource: 'statistics', ids: [1] } }],
    ['resource', { ids: [1], operation: 'link', changes: { resource: 'nothing', ids: [1] } }],
    ['ids', { ids: [1], operation: 'link', changes: { resource: 'users' } }],
    ['type', { ids: [1], operation: 'send', changes: {} }],
    ['resource', { resource: 'users', ids: [1], operation: 'send', changes: { type: 'custom' } }],
    ['resource', { resource: 'server', ids: [1], operation: 'delete' }],
    ['resource', { resource: '__proto__', ids: [1], operation: 'delete' }],
    ['bogus', { ids: [1], operation: 'update', changes: { bogus: 1 } }],
    ['id', { ids: [1], operation: 'update', changes: { id: 7 } }],
    [
      'password',
      { resource: 'users', ids: [1], operation: 'update', changes: { password: 'a secret' } },
    ],
  ])('names %s as what is wrong', async (field, json) => {
    expect(await plan(admin, json)).toMatchObject({ status: 422, json: { field } });
  });
});

describe('over a tracking server elsewhere', () => {
  const at = useFront();
  it('plans, does and takes back a change of many', async () => {
    const door = await openProductDoor(at.front.upstream, at.db);
    try {
      const admin = door.browser();
      await admin.signIn(at.elsewhere.admin.email, at.elsewhere.admin.password);
      await follow(admin);
      await tie(admin);
      await changePeople(admin);
      await sendToTwo(admin, false);
    } finally {
      await door.stop();
    }
  });
});
