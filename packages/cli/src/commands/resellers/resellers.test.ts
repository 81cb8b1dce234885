import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

let server: FakeServer;
let sent: unknown[];
beforeEach(async () => {
  sent = [];
  server = await startFakeServer();
  server.areaOf('users').set(2, { id: 2, name: 'Rui', email: 'rui@b.example', attributes: {} });
  server.areaOf('resellers').set(5, { id: 5, userId: 5, name: 'Norte' });
  server.meddleWith(({ method, path, body, response }) => {
    if (method !== 'POST' || !path.startsWith('/resellers/')) return;
    sent.push([path, body]);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ userIds: [2, 3], vehicles: 7, isDone: false }));
  });
});
afterEach(() => server.stop());

async function run(...args: string[]) {
  const profile = { url: server.url, email: 'ana', token: 'secret' };
  const test = createTestContext({ profiles: createMemoryProfiles({ default: profile }) });
  const code = await runCommandLine(['resellers', ...args], test.context);
  return { code, stderr: test.stderr() };
}

it('moves accounts by their names after a plan that changes nothing', async () => {
  const named = ['move', 'rui@b.example', '--to'];
  const dry = await run(...named, 'norte', '--dry-run');
  expect(dry).toMatchObject({ code: 0, stderr: expect.stringContaining('2 accounts with 7 veh') });
  const plan = { userId: 2, resellerId: 5, apply: false };
  expect(sent.splice(0)).toEqual([['/resellers/move', plan]]);
  expect((await run(...named, 'none', '--yes')).code).toBe(0);
  expect(sent).toEqual([
    ['/resellers/move', { ...plan, resellerId: 0 }],
    ['/resellers/move', { ...plan, resellerId: 0, apply: true }],
  ]);
  expect((await run('move', 'Rui')).stderr).toContain('--to is missing');
});

it('suspends a tree with a reason, and opens it again', async () => {
  expect((await run('suspend', 'Norte', '--yes')).stderr).toContain('--reason is missing');
  expect(sent).toEqual([]);
  await run('suspend', 'Norte', '--reason', 'Ended', '--yes');
  expect(sent.splice(0)).toMatchObject([
    ['/resellers/5/suspend', { reason: 'Ended' }],
    ['/resellers/5/suspend', { reason: 'Ended', apply: true }],
  ]);
  expect((await run('restore', 'Norte')).stderr).toContain('Opened 2 accounts');
});

it('says who works for a reseller, after a plan', async () => {
  server.areaOf('resellers').set(5, { id: 5, userId: 5, name: 'Norte', people: [9] });
  server.meddleWith(({ method, path, body, response }) => {
    if (method !== 'PUT') return;
    sent.push([path, body]);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end('[2]');
  });
  const dry = await run('people', 'Norte', 'rui@b.example', '--dry-run');
  expect(dry.stderr).toContain('Would let 1 account work for it, and 1 account no more.');
  expect(sent).toEqual([]);
  expect(await run('people', 'Norte', 'rui@b.example', '--yes')).toMatchObject({
    code: 0,
    stderr: expect.stringContaining('1 account works for it.'),
  });
  expect(sent).toEqual([['/resellers/5/people', { userIds: [2] }]]);
});
