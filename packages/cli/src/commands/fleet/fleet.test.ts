import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCommandLine } from '../../create-program';
import { createMemoryProfiles, createTestContext } from '../../testing/create-test-context';
import { type FakeServer, startFakeServer } from '../../testing/start-fake-server';

let server: FakeServer;
beforeEach(async () => {
  server = await startFakeServer();
  server.addGroup({ id: 10, name: 'North', groupId: 0 });
  server.addGroup({ id: 11, name: 'Depot', groupId: 10 });
  const base = { attributes: {}, status: 'offline' };
  server.add({ ...base, id: 1, name: 'Truck 1', uniqueId: 'a', groupId: 10 });
  server.add({ ...base, id: 2, name: 'Truck 2', uniqueId: 'b', groupId: 11 });
});
afterEach(() => server.stop());

async function run(...args: string[]) {
  const profiles = createMemoryProfiles({
    default: { url: server.url, email: 'ana', token: 'secret' },
  });
  const { context, stdout, stderr } = createTestContext({ profiles });
  const code = await runCommandLine(args, context);
  return { code, stdout: stdout(), stderr: stderr() };
}

it('shows groups as a tree, with their devices', async () => {
  expect((await run('groups', 'tree')).stdout).toBe(
    'North (id 10): 1, 2 with those below\n  Depot (id 11): 1\n',
  );
});

it('links by names through the plan of the server, and follows it to its end', async () => {
  const sent: unknown[] = [];
  const counts = { change: 2, unchanged: 0, refused: 0, done: 0, failed: 0, undone: 0, kept: 0 };
  const bulk = { id: 5, resource: 'devices', operation: 'link', state: 'planned', counts };
  server.meddleWith(({ method, path, body, response }) => {
    if (!path.startsWith('/bulk-changes')) return;
    sent.push(`${method} ${path.split('?')[0] ?? ''}`);
    const end = { ...bulk, state: 'finished', counts: { ...counts, change: 0, done: 2 } };
    const answer = path.includes('/rows') ? [] : path.endsWith('/start') ? end : bulk;
    if (method === 'POST' && path === '/bulk-changes') sent.push(body);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  const named = ['links', 'add', 'devices', 'Truck 1', 'Truck 2'];
  const none = await run(...named);
  expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('--user')]);
  expect((await run(...named, '--calendar', 'x')).stderr).toContain('cannot be linked');
  server.areaOf('geofences').set(7, { id: 7, name: 'Yard' });
  expect((await run(...named, '--geofence', 'Nowhere', '--yes')).code).toBe(1);
  expect(sent).toEqual([]);
  const { code, stderr } = await run(...named, '--geofence', 'yard', '--yes');
  expect([code, stderr]).toEqual([0, expect.stringContaining('Changed 2 devices.')]);
  expect(sent).toEqual([
    'POST /bulk-changes',
    {
      resource: 'devices',
      ids: [1, 2],
      operation: 'link',
      changes: { resource: 'geofences', ids: [7] },
    },
    'GET /bulk-changes/5/rows',
    'POST /bulk-changes/5/start',
  ]);
});

it('lists what a thing is linked to', async () => {
  server.areaOf('geofences').set(7, { id: 7, name: 'Yard' });
  server.meddleWith(({ path, response }) => {
    if (path !== '/devices/1/holders') return;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ deviceIds: [], groupIds: [], userIds: [] }));
  });
  const { stdout } = await run('links', 'list', 'devices', 'Truck 1');
  expect(stdout).toContain('Yard');
  expect((await run('links', 'list', 'statistics', '1')).code).toBe(2);
});

it('brings deleted devices back by name', async () => {
  server.areaOf('deleted-devices').set(9, {
    id: 9,
    name: 'Old truck',
    uniqueId: 'z',
    deletedAt: '2026-08-21T10:00:00Z',
  });
  expect((await run('devices', 'restore', 'old truck', '--dry-run')).stderr).toContain(
    'Would bring 1 deleted device back.',
  );
  await run('devices', 'restore', 'old truck');
  expect(server.calls).toContain('POST /api/deleted-devices/9/restore');
});
